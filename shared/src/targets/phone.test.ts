import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePhone } from '#phone.ts';
import { phoneKey } from './phone.ts';

test.each(['33811', '33 811', '33-811'])('the short code %s is kept as bare digits', (text) => {
  expect(phoneKey(text)).toBe('33811');
});

test('a short code and a number that begins with a country code differ', () => {
  expect(phoneKey('+33811')).toBe('+33811');
});

test.each([
  '0300 123 4567',
  '300 123 4567',
  '+234 300 123 4567',
  '00234 3001234567',
  '2343001234567',
])('%s can be reported although it is unassigned', (text) => {
  expect(parsePhone(text)).toBeNull();
  expect(phoneKey(text)).toBe('+2343001234567');
});

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
