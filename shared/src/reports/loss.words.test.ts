import { expect, test } from 'vitest';
import { formatAmount, wordAmount, wordLosses } from './loss.words.ts';

test.each([
  ['1500', 'NGN', '₦1,500'],
  ['1500.5', 'NGN', '₦1,500.50'],
  ['999999999999.99', 'NGN', '₦999,999,999,999.99'],
  ['1500.5', 'XOF', 'F CFA 1,500.50'],
  ['1500', 'UGX', 'UGX 1,500'],
  ['12', 'KWD', 'KWD 12'],
  ['12.34', 'KWD', 'KWD 12.34'],
])('%s %s is shown as %s', (amount, currency, shown) =>
  expect(formatAmount(amount, currency).replace(/\s/g, ' ')).toBe(shown),
);

test('without an amount nothing is said', () => {
  expect(wordAmount({ amount: null, currency: null })).toBe('');
});

test('what people lose is said by currency', () => {
  const losses = [
    { currency: 'NGN', median: 120_000 },
    { currency: 'USD', median: 95 },
  ];
  expect(wordLosses(losses)).toBe('People report losing about ₦120,000 or US$95 each');
});
