import { expect, test } from 'vitest';
import type { Target } from '#checks/checks.ts';
import { adviceOn } from './advice.words.ts';
import type { TargetCounts } from './judge.ts';
import { judge, judgeSharedHost, noCounts } from './judge.ts';
import { isSuspect, toneOf, worstFirst } from './tone-of.ts';
import { wordVerdict } from './verdict.words.ts';

const now = new Date('2026-11-22T12:00:00Z');
const verdictOn = (counts: Partial<TargetCounts>) =>
  wordVerdict(judge({ ...noCounts, ...counts }, now));
const target = {
  ...{ key: 'evil.example.com', sharedHost: false, lookAlike: false, notes: [] },
  ...{ disputedSince: null, decideBy: null, statement: null, formerHolder: null },
};
const confirmed = verdictOn({ resolved: 1, confirmed: 1, confirmedAt: now });
const reported = verdictOn({ pending: 1, people: 1 });
const closed = verdictOn({ closed: 1, people: 1 });
const rejected = verdictOn({ rejected: 2 });
const cleared = verdictOn({ rejected: 2, clearedAt: now });
const unknown = verdictOn({});

test.each([
  [confirmed, 'danger', 'Do not pay, reply or click.'],
  [reported, 'caution', 'Be careful: do not pay, reply or click until you are sure.'],
  [closed, 'neutral', 'That does not mean it is safe.'],
  [rejected, 'neutral', null],
  [cleared, 'neutral', null],
  [unknown, 'neutral', null],
])('$heading is said in its tone, with advice', (verdict, tone, advice) => {
  expect(toneOf({ ...target, verdict })).toBe(tone);
  expect(adviceOn({ ...target, verdict })).toBe(advice);
});

test('a look-alike is never harmless', () => {
  expect(toneOf({ ...target, lookAlike: true, verdict: unknown })).toBe('caution');
  expect(toneOf({ ...target, lookAlike: true, verdict: confirmed })).toBe('danger');
});

test.each([
  ['own-address', reported, 'neutral', null],
  ['imitation', unknown, 'caution', null],
  ['other-address', unknown, 'caution', null],
  ['unknown-bank', unknown, 'neutral', null],
  ['mistyped', unknown, 'caution', null],
] as const)('a target with the note %s has its tone and advice', (kind, verdict, tone, advice) => {
  const noted = { ...target, verdict, notes: [{ kind }] };
  expect(toneOf(noted)).toBe(tone);
  expect(adviceOn(noted)).toBe(advice);
});

test('on a host where anyone can publish, the page is asked for', () => {
  const host = { ...target, key: 'forms.gle', sharedHost: true };
  const verdict = wordVerdict(judgeSharedHost(host.key, now));
  expect(toneOf({ ...host, verdict })).toBe('neutral');
  expect(adviceOn({ ...host, verdict })).toBe('Enter the whole address, not only forms[.]gle.');
});

function website(shown: string, key: string, rest: Partial<Target> = {}): Target {
  return {
    ...target,
    id: null,
    hash: '',
    category: 'website',
    shown,
    key,
    verdict: unknown,
    ...rest,
  };
}

test('targets stand once, as they are written first, the worst first', () => {
  const targets = [
    website('one dot example', 'one.example'),
    website('аpple.com', 'xn--pple-43d.com', { lookAlike: true }),
    website('two.example', 'two.example', { verdict: reported }),
    website('https://one.example/', 'one.example'),
    website('four.example', 'four.example', { verdict: confirmed }),
  ];
  expect(worstFirst(targets).map(({ shown }) => shown)).toEqual([
    'four.example',
    'two.example',
    'аpple.com',
    'one dot example',
  ]);
});

test("people are not told to avoid what is a brand's own or cleared", () => {
  expect(isSuspect({ notes: [], verdict: reported })).toBe(true);
  expect(isSuspect({ notes: [], verdict: unknown })).toBe(true);
  expect(isSuspect({ notes: [], verdict: cleared })).toBe(false);
  expect(isSuspect({ notes: [{ kind: 'own-address' }], verdict: reported })).toBe(false);
});

test('of equal verdicts, the one that more people reported comes first', () => {
  const by = (people: number) => verdictOn({ pending: people, people });
  const few = website('few.example', 'few.example', { verdict: by(2) });
  const many = website('many.example', 'many.example', { verdict: by(9) });
  const worst = website('worst.example', 'worst.example', { verdict: confirmed });
  expect(worstFirst([few, many, worst])).toEqual([worst, many, few]);
});
