import type { CheckedText, Target } from '@redflag/shared/checks';
import { judge, noCounts } from '@redflag/shared/verdicts';
import { expect, test } from 'vitest';
import { foundTargets } from './found-targets.ts';

const now = new Date('2026-11-22T12:00:00Z');

function found(text: string, key: string, rest: Partial<Target> = {}): CheckedText['items'][0] {
  const verdict = judge(noCounts, now);
  const target = { category: 'website' as const, key, shown: key, sharedHost: false, ...rest };
  return { text, start: 0, end: 0, target: { id: null, lookAlike: false, verdict, ...target } };
}

test('what a message names stands once, as it is written first, the worst first', () => {
  const reported = judge({ ...noCounts, pending: 1, people: 1 }, now);
  const confirmed = judge({ ...noCounts, resolved: 1, confirmed: 1, confirmedAt: now }, now);
  const items = [
    found('one dot example', 'one.example'),
    found('two.example', 'two.example', { verdict: reported }),
    found('аpple.com', 'xn--pple-43d.com', { lookAlike: true }),
    found('https://one.example/', 'one.example'),
    found('four.example', 'four.example', { verdict: confirmed }),
  ];
  expect(foundTargets(items).map(({ target }) => target.shown)).toEqual([
    'four.example',
    'two.example',
    'аpple.com',
    'one dot example',
  ]);
});
