import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkReply, contentOfReply, emptyReply } from './reply-check.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-24T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const text = 'I bought this number in a shop.';
const newHolder = { ...emptyReply, ground: 'new-holder', text } as const;

test('an empty answer is told what it needs', () => {
  expect(Object.keys(checkReply(emptyReply))).toEqual(['ground', 'text']);
});

test.each([
  ['', 'Please say since when it is yours'],
  ['2026-11-25', 'This day has not come yet'],
  ['2026-03-01', undefined],
])('of a new holder since %j', (since, problem) => {
  expect(checkReply({ ...newHolder, since }).since).toBe(problem);
});

test('a day that is not asked for any more is not sent, nor is what is empty', () => {
  const changed = { ...newHolder, since: '2999-01-01', ground: 'not-me', statement: ' ' } as const;
  expect(checkReply(changed)).toEqual({});
  expect(contentOfReply(changed)).toEqual({ ground: 'not-me', text });
});
