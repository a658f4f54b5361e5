import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { errorsBy } from './form.ts';

const password = z
  .string()
  .check(z.regex(/[A-Z]/, 'An uppercase letter is missing.'), z.regex(/\d/, 'A digit is missing.'));

test('a field shows a message for every rule that it breaks', () => {
  expect(errorsBy(z.object({ password }), { password: 'abc' })).toEqual({
    password: 'An uppercase letter is missing. A digit is missing.',
  });
});

test('a valid form shows no messages', () => {
  expect(errorsBy(z.object({ name: z.string() }), { name: 'Ada' })).toEqual({});
});
