import { WEAK_PASSWORD } from '@redflag/shared/accounts/passwords';
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
])('%s is too common', (password) => {
  expect(() => refuseCommonPassword(password)).toThrow(WEAK_PASSWORD);
});

test.each([
  'Correct-horse-1',
  'Password1! of my neighbour',
  'x'.repeat(128),
  '-'.repeat(128),
  'Пароль-1aA',
])('%s is not too common', (password) => {
  expect(() => refuseCommonPassword(password)).not.toThrow();
});
