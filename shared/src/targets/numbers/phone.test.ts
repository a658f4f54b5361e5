import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskPhone } from '#accounts/values.ts';
import type { CountryCode } from './phone.ts';
import { parsePhone, phoneKey, phoneKeys } from './phone.ts';

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

test.each(['33811', '33 811', '33-811'])('the short code %s is kept as bare digits', (text) => {
  expect(phoneKey(text)).toBe('33811');
});

test('a short code and a number that begins with a country code differ', () => {
  expect(phoneKey('+33811')).toBe('+33811');
});

test.each(['+234 300 123 4567', '00234 3001234567', '2343001234567'])(
  '%s can be reported although it is unassigned',
  (text) => {
    expect(parsePhone(text)).toBeNull();
    expect(phoneKey(text)).toBe('+2343001234567');
  },
);

test('every number that satisfies the specified rule has a key', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\+?[1-9][0-9]{1,14}$/), (text) => {
      expect(phoneKey(text)).toMatch(/^\+?[1-9][0-9]{1,14}$/);
    }),
  );
});

test.each(['5', '0', '00', '+0803', '1234567890123456', '*966#', 'hello', '-', '+ +1 22', '12+34'])(
  '%j is not a phone number',
  (text) => {
    expect(phoneKey(text)).toBeNull();
  },
);

test.each([
  ['(+234)8031234567', '+2348031234567'],
  ['(+234) 803 123 4567', '+2348031234567'],
  ['(+234)08031234567', '+2348031234567'],
  ['(00234) 803 123 4567', '+2348031234567'],
  ['(+44)7400 123456', '+447400123456'],
  ['(+1) (202) 555-0123', '+12025550123'],
  ['(+1-868) 291 1234', '+18682911234'],
])('%s, with its country code in brackets, has the key %s', (text, key) => {
  expect(phoneKey(text)).toBe(key);
});

test.each(['+0803 123 4567', '(+0803) 1234567', '+234 (0) 803 123 4567', '+2340803 123 4567'])(
  '%s is a number of Nigeria, with a needless plus or 0',
  (text) => {
    expect(phoneKey(text)).toBe('+2348031234567');
  },
);

test.each<[CountryCode, string, string]>([
  ['US', '(202) 555-0143', '+12025550143'],
  ['US', '2025550143', '+12025550143'],
  ['US', '1-800-555-0199', '+18005550199'],
  ['GB', '07911 123456', '+447911123456'],
  ['GB', '0161 496 0123', '+441614960123'],
  ['IN', '98765 43210', '+919876543210'],
  ['FR', '06 12 34 56 78', '+33612345678'],
  ['DE', '0151 23456789', '+4915123456789'],
  ['AU', '0412 345 678', '+61412345678'],
  ['ZA', '082 123 4567', '+27821234567'],
  ['KE', '0712 345678', '+254712345678'],
  ['GH', '024 123 4567', '+233241234567'],
  ['PH', '0917 123 4567', '+639171234567'],
  ['BR', '(11) 98765-4321', '+5511987654321'],
  // Not assigned, and with a second 0: as it is read again with the country's code.
  ['BR', '(900-9146452869', '+559146452869'],
  ['BR', '+03106 849210291', '+556849210291'],
  ['ES', '612 345 678', '+34612345678'],
  ['SG', '9123 4567', '+6591234567'],
])('a reader in %s means %s as %s', (country, text, key) => {
  expect(phoneKey(text, country)).toBe(key);
  expect(phoneKey(key, country)).toBe(key);
});

test.each<CountryCode>(['NG', 'US', 'GB', 'FR'])(
  'a mobile number of Nigeria is one for a reader in %s, unless it is one of theirs',
  (country) => {
    expect(phoneKey('0803 123 4567', country)).toBe('+2348031234567');
  },
);

test('a number that cannot be Nigerian is looked for in every country that it fits', () => {
  const keys = phoneKeys('07911 123456');
  expect(keys[0]).toBe('07911123456');
  expect(keys).toContain('+447911123456');
  expect(keys).not.toContain('+2348031234567');
  expect(phoneKey('(202) 555-0143')).toBe('+12025550143');
});
