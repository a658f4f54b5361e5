import { newPasswordSchema } from '@redflag/shared/accounts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { validateBy } from './form.ts';

test('every rule that a password breaks is named, one after the other', () => {
  const validate = validateBy(z.object({ password: newPasswordSchema }));
  expect(validate({ password: 'Abc!def' })).toEqual({
    password: 'Password must contain at least one digit.',
  });
  expect(validate({ password: 'abcdef' })).toEqual({
    password:
      'Password must contain at least one uppercase letter. ' +
      'Password must contain at least one digit. ' +
      'Password must contain at least one special character.',
  });
});

test('a form without mistakes has no messages', () => {
  expect(validateBy(z.object({ name: z.string() }))({ name: 'Ada' })).toEqual({});
});
