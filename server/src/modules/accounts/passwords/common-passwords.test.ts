import { WEAK_PASSWORD } from '@redflag/shared/passwords';
import { expect, test } from 'vitest';
import { refuseCommonPassword } from './common-passwords.ts';

test.each([
  'P@ssw0rd',
  'p@SSW0RD',
  '1qaz!QAZ',
  'Password1!',
  'Password@1',
  'Qwerty123!',
  'Welcome-1',
  'Password 1 ',
])('%s is too common', async (password) => {
  await expect(refuseCommonPassword(password)).rejects.toMatchObject({
    details: {
      status: 422,
      code: 'auth/weak-password',
      detail: WEAK_PASSWORD,
      errors: [{ path: 'password', message: WEAK_PASSWORD }],
    },
  });
});

test.each([
  'Correct-horse-1',
  'Password1! of my neighbour',
  'x'.repeat(128),
  '-'.repeat(128),
  'Пароль-1aA',
])('%s is not too common', async (password) => {
  await expect(refuseCommonPassword(password)).resolves.toBeUndefined();
});
