import { expect, test } from 'vitest';
import { normaliseTarget } from '#targets/targets.ts';

test.each([
  ['0123456789', '0123456789'],
  ['0123 456 789', '0123456789'],
  ['012-345.6789', '0123456789'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['GB29 NWBK 6016 1331 9268 19', 'GB29NWBK60161331926819'],
  ['gb29nwbk60161331926819', 'GB29NWBK60161331926819'],
  ['  First  BANK\tof Lagos ', 'first bank of lagos'],
  ['GTBank 0123456789', '0123456789'],
  ['0123 456 789 (GTB, Ada Obi)', '0123456789'],
  ['GTBank 0123456789 or 9876543210', 'gtbank 0123456789 or 9876543210'],
  ['First Bank 01234567890', 'first bank 01234567890'],
  ['IBAN GB29 NWBK 6016 1331 9268 19', 'GB29NWBK60161331926819'],
  ['Barclays GB29 NWBK 6016 1331 9268 19 (Ada Obi)', 'GB29NWBK60161331926819'],
  ['Loan 6016 1331 9268 19', 'loan 6016 1331 9268 19'],
  ['iban: gb29nwbk60161331926819', 'GB29NWBK60161331926819'],
])('%j has the key %s', (text, key) => {
  expect(normaliseTarget('bank', text)).toBe(key);
});

test('a text of more than 500 characters is not a bank', () => {
  expect(normaliseTarget('bank', 'a'.repeat(500))).not.toBeNull();
  expect(normaliseTarget('bank', 'a'.repeat(501))).toBeNull();
});
