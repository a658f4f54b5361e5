import { expect, test } from 'vitest';
import { isLookAlike, unmaskLookAlikes } from './look-alikes.ts';

test.each([
  ['раypal.com', 'xn--ypal-43d9g.com'],
  ['https://www.раypal.com/login', 'https://www.xn--ypal-43d9g.com/login'],
  ['аррӏе.com', 'xn--80ak6aa92e.com'],
  ['help@gооgle.com', 'help@xn--ggle-55da.com'],
  ['ɡoogle.com', 'xn--oogle-qmc.com'],
  ['ꓑaypal.com', 'xn--aypal-fb0s.com'],
  ['ρaypal.com', 'xn--aypal-2ce.com'],
])('%s is shown as %s', (typed, shown) => {
  expect(unmaskLookAlikes(typed)).toBe(shown);
  expect(isLookAlike(typed)).toBe(true);
});

test.each([
  'paypal.com',
  'münchen.de',
  'правда.рф',
  'почта.рф/раз',
  'ελλάδα.gr',
  'نامه‌ای.com',
  '例え.テスト',
  'Ọlá.ng',
  'ɗanbaƙo.ng',
  '0803 123 4567',
  'Перевод 5000',
  'рос.рф',
])('%s stays as it is', (typed) => {
  expect(unmaskLookAlikes(typed)).toBe(typed);
  expect(isLookAlike(typed)).toBe(false);
});
