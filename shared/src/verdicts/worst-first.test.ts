import { expect, test } from 'vitest';
import type { Target } from '#checks.ts';
import { judge, noCounts } from './judge.ts';
import { worstFirst } from './worst-first.ts';

const now = new Date('2026-11-22T12:00:00Z');

function target(shown: string, key: string, rest: Partial<Target> = {}): Target {
  const verdict = judge(noCounts, now);
  const known = { category: 'website', sharedHost: false, lookAlike: false, verdict } as const;
  return { id: null, shown, key, ...known, ...rest };
}

test('targets stand once, as they are written first, the worst first', () => {
  const reported = judge({ ...noCounts, pending: 1, people: 1 }, now);
  const confirmed = judge({ ...noCounts, resolved: 1, confirmed: 1, confirmedAt: now }, now);
  const targets = [
    target('one dot example', 'one.example'),
    target('аpple.com', 'xn--pple-43d.com', { lookAlike: true }),
    target('two.example', 'two.example', { verdict: reported }),
    target('https://one.example/', 'one.example'),
    target('four.example', 'four.example', { verdict: confirmed }),
  ];
  expect(worstFirst(targets).map(({ shown }) => shown)).toEqual([
    'four.example',
    'two.example',
    'аpple.com',
    'one dot example',
  ]);
});
