import { expect, test } from 'vitest';
import { maskPhone } from './accounts/mask-phone.ts';
import { parsePhone } from './phone.ts';

test.each([
  '0803 123 4567',
  '+234 803-123-4567',
  '00234 803 123 4567',
  '234 803 123 4567',
  '8031234567',
  '(0803) 1234567',
  '0803.123.4567',
  '+234 (0) 803 123 4567',
  '+234–803–123–4567',
  'tel:+234-803-123-4567',
  'tel:+2348031234567;ext=5',
  '＋２３４８０３１２３４５６７',
  '٠٨٠٣١٢٣٤٥٦٧',
  '०८०३१२३४५६७',
  '\u202a+234 803 123 4567\u202c',
  ' 0803\u00a0123\u200b4567\n',
])('%j is the Nigerian number +2348031234567', (text) => {
  expect(parsePhone(text)).toBe('+2348031234567');
});

test.each([
  ['+44 7911 123456', '+447911123456'],
  ['0044 7911 123456', '+447911123456'],
  ['009 44 7911 123456', '+447911123456'],
  ['447911123456', '+447911123456'],
])('%j is a foreign number', (text, phone) => {
  expect(parsePhone(text)).toBe(phone);
});

test('a number without a prefix belongs to the given country', () => {
  expect(parsePhone('07911 123456', 'GB')).toBe('+447911123456');
  expect(parsePhone('+234 803 123 4567', 'GB')).toBe('+2348031234567');
});

test.each([
  '',
  ' ',
  'hello',
  '33811',
  '0803 123 456',
  '+1234567890123456',
  '+999 123 4567',
  '+',
  '\0',
  'call 08031234567',
])('%j is not a phone number', (text) => {
  expect(parsePhone(text)).toBeNull();
});

test('a masked number shows its last four digits', () => {
  expect(maskPhone('+2348031234567')).toBe('+*********4567');
});
