import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { currencies, currencyOf } from './currencies.ts';
import { amountSchema, localTime, momentOf, paidAtSchema } from './payment.ts';

test.each([
  ['120000', '120000'],
  [' 120,000.50 ', '120000.5'],
  ['007', '7'],
  ['1.200.000,05', '1200000.05'],
  ['1.200.000', '1200000'],
  ['1 500,5', '1500.5'],
  ['1,20,000', '120000'],
  ['١٢٠', '120'],
  ['\u200f١٬٢٠٠٬٠٠٠٫٥', '1200000.5'],
  ['0.10', '0.1'],
])('an amount may be written as %j', (typed, read) => expect(amountSchema.parse(typed)).toBe(read));

test.each([
  '',
  '0',
  '0.00',
  '-5',
  '1e30',
  '1.500',
  '12,5000',
  '1'.repeat(13),
  '5.999',
  '$5',
  '₦1,000,000',
  '0.001',
  '1e15',
  'NaN',
])('%j is no amount', (typed) => expect(amountSchema.safeParse(typed).success).toBe(false));

test('an amount that is read is read as the same again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999_999_999 }), (cents) => {
      const read = amountSchema.parse((cents / 100).toFixed(2));
      expect(amountSchema.parse(read)).toBe(read);
      expect(Math.round(Number(read) * 100)).toBe(cents);
    }),
  );
});

test.each([
  ['Africa/Lagos', '2026-11-27T14:05', '2026-11-27T13:05:00.000Z'],
  // Twice on a clock that is put back: the first one, so that no deadline is said too late.
  ['Pacific/Auckland', '2026-04-05T02:30', '2026-04-04T13:30:00.000Z'],
  ['Europe/London', '2026-10-25T01:30', '2026-10-25T00:30:00.000Z'],
])('in %s %s is the moment %s, and comes back as it was typed', (zone, local, moment) => {
  vi.stubEnv('TZ', zone);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  expect(momentOf(local)).toBe(moment);
  expect(localTime(moment)).toBe(local);
});

test('a time of payment is kept in UTC', () => {
  expect(paidAtSchema.parse('2026-10-01T12:30:00+01:00')).toBe('2026-10-01T11:30:00.000Z');
});

test('what is no time is not called one before the year 2000 as well', () => {
  for (const typed of ['', '14:05 27/11/2026', 'yesterday'])
    expect(paidAtSchema.safeParse(typed).error?.issues).toHaveLength(1);
  expect(paidAtSchema.safeParse('1999-12-31T23:59:59Z').success).toBe(false);
});

test('every currency is one that browsers can name, and a country has one', () => {
  expect(Intl.supportedValuesOf('currency')).toEqual(expect.arrayContaining([...currencies]));
  expect(['GH', 'FR', 'US', 'AQ'].map((country) => currencyOf(country))).toEqual([
    'GHS',
    'EUR',
    'USD',
    'NGN',
  ]);
  expect(currencyOf()).toBe('NGN');
});
