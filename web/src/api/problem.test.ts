import { expect, test } from 'vitest';
import { readProblem, sentenceWithCode } from './problem.ts';

test.each([
  ['auth/quota-exceeded', 'SMS quota exceeded.', 'SMS quota exceeded. (quota-exceeded)'],
  ['too-many-requests', 'Please wait.', 'Please wait. (too-many-requests)'],
  ['auth/invalid-credential', 'Wrong (invalid-credential)', 'Wrong (invalid-credential)'],
])('a problem %s is shown once with its code after the slash', (code, detail, shown) => {
  expect(sentenceWithCode({ code, detail, status: 422 })).toBe(shown);
});

test('a lost connection is told without a code', () => {
  const code = 'connection-lost';
  expect(sentenceWithCode({ code, detail: 'Try again.', status: 0 })).toBe('Try again.');
});

test.each([
  ['1', 'Wait 1 second, then try again.'],
  ['30', 'Wait 30 seconds, then try again.'],
  ['600', 'Wait 10 minutes, then try again.'],
  [null, 'Please wait and try again later.'],
])('too many requests, with Retry-After %s: %s', async (retryAfter, words) => {
  const detail =
    'You have made too many requests in a short period. Please wait and try again later.';
  const body = { type: 'about:blank', title: '', status: 429, detail, code: 'any', requestId: '' };
  const headers = new Headers(retryAfter ? { 'retry-after': retryAfter } : undefined);
  const problem = await readProblem(Response.json(body, { status: 429, headers }));
  expect(problem.sentence).toMatch(words);
  expect(problem.detail, 'forms show what is specified').toBe(detail);
});
