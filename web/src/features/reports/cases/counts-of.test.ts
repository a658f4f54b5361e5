import { judge, judgeSharedHost, noCounts } from '@redflag/shared/verdicts/judge';
import { wordVerdict } from '@redflag/shared/verdicts/verdict.words';
import { expect, test } from 'vitest';
import { countsOf } from './counts-of.ts';

const at = new Date('2026-11-23T00:00:00Z');

test('what waits is counted apart from what is under review', () => {
  const counts = {
    ...{ ...noCounts, people: 3, verifiedPeople: 1, newPeople: 2 },
    ...{ pending: 2, underReview: 4 },
  };
  expect(countsOf({ sharedHost: false, verdict: wordVerdict(judge(counts, at)) }, 2)).toEqual([
    '3 people, 1 with a verified phone',
    '2 with new accounts',
    '4 under review',
    '2 waiting',
  ]);
});

test('a target of one public list says so', () => {
  const counts = { ...noCounts, sources: 1, resolved: 1, rejected: 2, closed: 3 };
  expect(countsOf({ sharedHost: false, verdict: wordVerdict(judge(counts, at)) }, 0)).toEqual([
    '0 people, none with a verified phone',
    '1 public list',
    '1 resolved',
    '2 rejected',
    '3 closed',
    '0 waiting',
  ]);
});

test('a host where anyone can publish says what to check', () => {
  const verdict = wordVerdict(judgeSharedHost('docs.google.com', at));
  expect(countsOf({ sharedHost: true, verdict }, 1)).toEqual([verdict.explanation]);
});
