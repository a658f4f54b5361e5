import { expect, test } from 'vitest';
import type { CategoryValue } from '#categories/categories.ts';
import { wordAccount, wordKey, wordSame } from './target.words.ts';

test.each([
  ['gtbank/0123456789', 'An account with this number at GTBank.'],
  ['?/0123456789', null],
  ['DE89370400440532013000', null],
  ['alpha crown loans', null],
])('of the account %s is said: %s', (key, words) => {
  expect(wordAccount(key)).toBe(words);
});

test.each<[CategoryValue, string, string]>([
  ['bank', 'gtbank/0123456789', 'GTBank 0123456789'],
  ['bank', '?/0123456789', '0123456789'],
  ['website', 'evil.com', 'evil.com'],
  ['social-media', 'other/crypto.giveaway', 'crypto.giveaway'],
  ['social-media', 'instagram/crypto.giveaway', 'instagram/crypto.giveaway'],
])('others read the %s %s as %s', (category, key, shown) => {
  expect(wordKey({ category, key })).toBe(shown);
});

test.each<[CategoryValue, string, string]>([
  ['phone-number', '+2348031234567', 'The phone number of this account.'],
  ['social-media', 'whatsapp/2348031234567', 'The account on WhatsApp.'],
  ['website', 'wa.me/2348031234567', 'The address of this account.'],
])('the same %s %s is: %s', (category, key, words) => {
  expect(wordSame({ category, key })).toBe(words);
});
