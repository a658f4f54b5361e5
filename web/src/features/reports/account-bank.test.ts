import { expect, test } from 'vitest';
import { readAccount, withBank } from './account-bank.ts';

test.each([
  ['0123456785', { number: '0123456785', bank: '' }],
  ['0123 456 785 at Guaranty Trust', { number: '0123456785', bank: 'gtbank' }],
  ['OPay 0803 123 4567', { number: '8031234567', bank: 'opay' }],
  ['', null],
  ['GTBank 01234', null],
  ['DE89370400440532013000', null],
])('of %j the question is about %j', (typed, account) => {
  expect(readAccount(typed)).toEqual(account);
});

test.each([
  ['0123456785', 'gtbank', 'GTBank 0123456785'],
  ['0123456785 John Okoro', 'gtbank', 'GTBank 0123456785 John Okoro'],
  ['GTBank 0123456785 John Okoro', 'uba', 'UBA 0123456785 John Okoro'],
  ['0123456785 Access Bank', 'uba', 'UBA 0123456785'],
  ['UBA 0123456785 John Okoro', '', '0123456785 John Okoro'],
  ['OPay 0803 123 4567', 'kuda', 'Kuda 8031234567'],
])('%j with the bank %j becomes %j', (typed, bank, account) => {
  expect(withBank(typed, bank)).toBe(account);
});
