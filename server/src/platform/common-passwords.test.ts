import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

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
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'Correct-horse-1',
  'Password1! of my neighbour',
  'x'.repeat(128),
  '-'.repeat(128),
  'Пароль-1aA',
])('%s is not too common', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
