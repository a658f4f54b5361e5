import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { describeFailure } from './job-failure.ts';

const at = new Date('2026-11-20T22:14:00.000Z');
const words = (error: unknown) => describeFailure(error, at).error;

test.each([
  ['550 <ada.obi+x@gmail.com>: no such mailbox', '550 <[address]>: no such mailbox'],
  ['The number +234 803 123 4567 is not served', 'The number [number] is not served'],
  ['connect ECONNREFUSED 10.0.0.7:25', 'connect ECONNREFUSED [address]:25'],
  ['job timed out', 'job timed out'],
])('%j is shown as %j', (message, shown) => {
  expect(words(new Error(message))).toBe(shown);
});

test('the parameters of a failed query are not shown', () => {
  const cause = new Error('duplicate key value violates unique constraint "users_email_unique"');
  const error = new DrizzleQueryError('insert into users', ['Ada Obi', 'ada@gmail.com'], cause);
  expect(words(error)).toBe(cause.message);
});

test('only the first line is shown, with its time, shortened if long', () => {
  expect(describeFailure(new Error(`${'x'.repeat(500)}\nmore`), at)).toEqual({
    error: 'x'.repeat(300),
    at: '2026-11-20T22:14:00.000Z',
  });
});
