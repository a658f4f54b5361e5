import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normaliseTarget, searchKeys } from '#targets/targets.ts';
import { accountNumberOf, bankOfAccount, composeAccount } from './bank.ts';
import { bankKeys, bankOf, banksFor, hasCheckDigit } from './banks.ts';

test('the same number at two banks is two accounts', () => {
  expect(normaliseTarget('bank', 'GTBank 0123456789')).toBe('gtbank/0123456789');
  expect(normaliseTarget('bank', 'Access Bank 0123456789')).toBe('access/0123456789');
});

test.each([
  '0123456789',
  '0123 456 789',
  '012-345.6789',
  '٠١٢٣٤٥٦٧٨٩',
  '?/0123456789',
  '0123456789 Ada Obi',
  '0123456789 Chase',
  'Acct no: 0123456789',
  'GTBank or Zenith 0123456789',
])('%j is an account without a known bank', (text) => {
  expect(normaliseTarget('bank', text)).toBe('?/0123456789');
});

test.each([
  'GTBank 0123456789',
  '0123456789 gtbank',
  'GTB: 0123-456-789',
  '0123 456 789 (GTB, Ada Obi)',
  'Guaranty Trust Bank Plc 0123456789',
  'G.T.B 0123456789',
  'gt bank/0123456789',
  'gtbank/0123456789',
  'GTBank/0123456789',
  'Bank: GTBank, Account number: 0123456789, Name: Ada Obi',
  'GTCO 0123456789',
])('%j is an account at GTBank', (text) => {
  expect(normaliseTarget('bank', text)).toBe('gtbank/0123456789');
});

test.each([
  ['First Bank 0123456789', 'firstbank'],
  ['0123456789 Access', 'access'],
  ['UBA 0123456789', 'uba'],
  ['united bank for africa 0123456789', 'uba'],
  ['Moniepoint MFB 0123456789', 'moniepoint'],
  ['0123456789, Kuda Microfinance Bank', 'kuda'],
  ['Wema/ALAT 0123456789', 'wema'],
  ['Paystack-Titan 0123456789', 'titan'],
  ['9PSB 0123456789', '9psb'],
])('%j is an account at %s', (text, bank) => {
  expect(normaliseTarget('bank', text)).toBe(`${bank}/0123456789`);
});

test.each([
  'OPay 8031234567',
  'Opay 08031234567',
  'O-Pay +234 803 123 4567',
  '0803 123 4567 (OPay)',
])('the number of a wallet is a phone number without its 0: %j', (text) => {
  expect(normaliseTarget('bank', text)).toBe('opay/8031234567');
});

test.each([
  'DE89370400440532013000 Commerzbank',
  'Commerzbank DE89 3704 0044 0532 0130 00',
  'de89370400440532013000',
  'IBAN: DE89 3704 0044 0532 0130 00',
  'DE89-3704-0044-0532-0130-00 (COBADEFFXXX)',
])('an IBAN carries its bank: %j', (text) => {
  expect(normaliseTarget('bank', text)).toBe('DE89370400440532013000');
  expect(searchKeys('bank', text)).toEqual(['DE89370400440532013000']);
});

test.each([
  ['GB29 NWBK 6016 1331 9268 19', 'GB29NWBK60161331926819'],
  ['Barclays GB29 NWBK 6016 1331 9268 19 (Ada Obi)', 'GB29NWBK60161331926819'],
  ['NO93 8601 1117 947 DNB', 'NO9386011117947'],
  ['  First  BANK\tof Lagos ', 'first bank of lagos'],
  ['GTBank 0123456789 or 9876543210', 'gtbank 0123456789 or 9876543210'],
  ['First Bank 01234567890', 'first bank 01234567890'],
  ['Loan 6016 1331 9268 19', 'loan 6016 1331 9268 19'],
])('%j has the key %s', (text, key) => {
  expect(normaliseTarget('bank', text)).toBe(key);
});

test('with a bank, an account that was reported without one is found too', () => {
  expect(searchKeys('bank', 'GTBank 0123456789')).toEqual(['gtbank/0123456789', '?/0123456789']);
});

test("without a bank, every bank's account is found", () => {
  const keys = searchKeys('bank', '0123456789');
  expect(keys[0]).toBe('?/0123456789');
  expect(keys).toContain('gtbank/0123456789');
  expect(keys).toHaveLength(bankKeys.length + 1);
});

test.each([
  ['gtbank/0123456789', 'gtbank', '0123456789'],
  ['?/0123456789', '?', '0123456789'],
  ['DE89370400440532013000', null, null],
  ['first bank of lagos', null, null],
])('the key %s has the bank %s and the number %s', (key, bank, number) => {
  expect(bankOfAccount(key)).toBe(bank);
  expect(accountNumberOf(key)).toBe(number);
});

test('what the form composes has the key of bank and number', () => {
  fc.assert(
    fc.property(fc.constantFrom(...bankKeys), fc.stringMatching(/^\d{10}$/), (bank, number) => {
      expect(normaliseTarget('bank', composeAccount(bank, number))).toBe(`${bank}/${number}`);
      expect(normaliseTarget('bank', `${number} ${bankOf(bank)?.name}`)).toBe(`${bank}/${number}`);
    }),
  );
});

test('the check digit orders the banks, after the operators of wallets', () => {
  expect(hasCheckDigit('058', '0016563228')).toBe(true);
  expect(hasCheckDigit('058', '0016563229')).toBe(false);
  const banks = banksFor('0016563228');
  const at = (name: string) => banks.findIndex((bank) => bank.name === name);
  expect(banks[0]?.name).toBe('OPay');
  expect(at('GTBank')).toBeGreaterThan(at('9PSB'));
  expect(at('GTBank')).toBeLessThan(at('Access Bank'));
  // A number that is right at GTBank always is at Fidelity Bank.
  expect(at('Fidelity Bank')).toBeLessThan(at('Access Bank'));
  expect(banks).toHaveLength(bankKeys.length);
});

test('a text of more than 500 characters is not a bank', () => {
  expect(normaliseTarget('bank', 'a'.repeat(500))).not.toBeNull();
  expect(normaliseTarget('bank', 'a'.repeat(501))).toBeNull();
});
