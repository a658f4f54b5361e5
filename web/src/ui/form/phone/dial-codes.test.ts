import { expect, test } from 'vitest';
import { countryOf, internationalNumber } from './dial-codes.ts';

test.each([
  ['0803 123 4567', '+234 803 123 4567'],
  ['803-123-4567', '+234 803-123-4567'],
  ['(0803) 123 4567', '+234 (803) 123 4567'],
  ['234 803 123 4567', '+234 803 123 4567'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['0044 20 7946 0958', '0044 20 7946 0958'],
  ['', ''],
  ['0', '0'],
  ['(', '('],
])('%s with Nigeria selected becomes %s', (typed, number) => {
  expect(internationalNumber('NG', typed)).toBe(number);
});

test.each([
  ['+234 803', 'NG'],
  ['+44 20 7946 0958', 'GB'],
  ['00233 24', 'GH'],
  ['+1 415', 'US'],
  ['0803 123 4567', null],
  ['+', null],
])('the country of %s is %s', (typed, country) => {
  expect(countryOf(typed)).toBe(country);
});
