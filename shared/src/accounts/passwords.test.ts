import { expect, test } from 'vitest';
import { newPasswordSchema } from './passwords.ts';

const messagesOf = (password: string) =>
  newPasswordSchema.safeParse(password).error?.issues.map(({ message }) => message) ?? [];
const lacks = (what: string) => [`Password must contain at least one ${what}.`];

test.each([
  'Ää1!ää',
  'Aa1 bb',
  'Жя1 жж',
  'Σσ1\u00A0σσ',
  'Aa٣!bb',
  'A\u0308a\u03081!bb',
  'محمدAa1!',
])('the password %j is strong enough', (password) => expect(messagesOf(password)).toEqual([]));

test.each([
  ['ää1!ää', 'uppercase letter'],
  ['ÄÄ1!ÄÄ', 'lowercase letter'],
  ['Ää!äää', 'digit'],
  ['Ää1äää', 'special character'],
  ['A\u0308a\u03081bb', 'special character'],
  ['Aa1محمد', 'special character'],
])('the password %j lacks one %s', (password, what) => {
  expect(messagesOf(password)).toEqual(lacks(what));
});

test('a character that is stored in two halves counts once', () => {
  expect(messagesOf('𐐀𐐨1!')).toEqual(['Password must be at least 6 characters long.']);
});

test('a password of letters without case lacks letters of both cases', () => {
  expect(messagesOf('محمد1!')).toEqual([
    ...lacks('uppercase letter'),
    ...lacks('lowercase letter'),
  ]);
});
