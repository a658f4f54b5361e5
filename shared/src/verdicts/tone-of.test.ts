import { expect, test } from 'vitest';
import { judge, judgeSharedHost, noCounts } from './judge.ts';
import { adviceOn, toneOf } from './tone-of.ts';

const now = new Date('2026-11-22T12:00:00Z');
const target = { key: 'evil.example.com', sharedHost: false, lookAlike: false };
const confirmed = judge({ ...noCounts, resolved: 1, confirmed: 1, confirmedAt: now }, now);
const reported = judge({ ...noCounts, pending: 1, people: 1 }, now);
const closed = judge({ ...noCounts, closed: 1, people: 1 }, now);
const unknown = judge(noCounts, now);

test.each([
  [confirmed, 'danger', 'Do not pay, reply or click.'],
  [reported, 'caution', 'Be careful: do not pay, reply or click until you are sure.'],
  [closed, 'neutral', 'That does not mean it is safe.'],
  [unknown, 'neutral', null],
])('$heading is said in its tone, with advice', (verdict, tone, advice) => {
  expect(toneOf({ ...target, verdict })).toBe(tone);
  expect(adviceOn({ ...target, verdict })).toBe(advice);
});

test('a look-alike is never harmless', () => {
  expect(toneOf({ ...target, lookAlike: true, verdict: unknown })).toBe('caution');
  expect(toneOf({ ...target, lookAlike: true, verdict: confirmed })).toBe('danger');
});

test('on a host where anyone can publish, the page is asked for', () => {
  const host = { ...target, key: 'forms.gle', sharedHost: true };
  const verdict = judgeSharedHost(host.key, now);
  expect(toneOf({ ...host, verdict })).toBe('neutral');
  expect(adviceOn({ ...host, verdict })).toBe('Enter the whole address, not only forms[.]gle.');
});
