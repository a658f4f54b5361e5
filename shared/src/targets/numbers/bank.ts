import { asciiDigits, foldCase, withoutJoiners } from '#text/clean-text.ts';
import { bankKeys, bankOf, findBanks } from './banks.ts';
import { hasIbanForm, ibans, plainIban, readIban } from './iban.ts';

/** The bank of an account number that came without one. */
export const UNKNOWN_BANK = '?';

/** A Nigerian account number (NUBAN), however it is grouped, amid words; a part of a longer number is none. */
const nuban =
  /(?<![\p{L}\p{N}]|\d[ .\p{Dash}])\d(?:[ .\p{Dash}]?\d){9}(?![\p{L}\p{N}]|[ .\p{Dash}]?\d)/gu;
/** A Nigerian mobile number, which is that of an account with its operator. */
const mobile =
  /(?<![\p{L}\p{N}])(?:\+?234|0)[ .\p{Dash}]?([789][01](?:[ .\p{Dash}]?\d){8})(?![\p{L}\p{N}])/gu;
const ownKey = /^([a-z\d]+|\?)\/(\d+)$/i;

/** Reads an account number or IBAN, however it is grouped, without its grouping; null for other text. */
export function readAccountNumber(text: string): string | null {
  const compact = asciiDigits(withoutJoiners(text))
    .replace(/[\s.\p{Dash}]/gu, '')
    .toUpperCase();
  if (/^\d+$/.test(compact)) return compact;
  const iban = compact.replace(/^IBAN:?/, '');
  return hasIbanForm(iban) || readIban(iban) === iban ? iban : null;
}

/**
 * Returns a bank account's search key: bank and number (`gtbank/0123456789`) from a number with its
 * bank's name before or after it, `?/0123456789` without a bank, an IBAN, which carries its bank,
 * otherwise the text in lower case.
 */
export function bankKey(text: string): string {
  const plain = asciiDigits(withoutJoiners(text));
  const [, bank = '', ofBank = ''] = ownKey.exec(plain) ?? [];
  if (bank === UNKNOWN_BANK || bankOf(bank.toLowerCase())) return `${bank.toLowerCase()}/${ofBank}`;
  const number = readAccountNumber(plain);
  if (number !== null) return /^\d/.test(number) ? `${UNKNOWN_BANK}/${number}` : number;
  for (const [typed] of plain.matchAll(ibans)) {
    const iban = readIban(typed);
    if (iban) return plainIban(iban);
  }
  return accountKey(plain) ?? foldCase(plain);
}

function accountKey(text: string): string | null {
  const named = findBanks(text);
  const [key, another] = new Set(named.map((bank) => bank.key));
  const bank = key && !another ? bankOf(key) : null;
  // `9PSB` begins with a digit.
  const rest = named.reduce(
    (it, { from, to }) => it.slice(0, from) + '/'.repeat(to - from) + it.slice(to),
    text,
  );
  const [account, second] = rest.match(nuban) ?? [];
  if (account && !second) return `${bank?.key ?? UNKNOWN_BANK}/${account.replace(/\D/g, '')}`;
  const [phone, other] = bank?.isOperator ? rest.matchAll(mobile) : [];
  return phone && !other ? `${bank?.key}/${phone[1]?.replace(/\D/g, '')}` : null;
}

/**
 * Returns the keys that a search for a bank account looks for: with a bank also `?/…`, which may be
 * another's account; without a bank those of every bank.
 */
export function bankSearchKeys(key: string): string[] {
  const number = accountNumberOf(key);
  if (number === null) return [key];
  const unknown = `${UNKNOWN_BANK}/${number}`;
  if (key !== unknown) return [key, unknown];
  return [unknown, ...bankKeys.map((bank) => `${bank}/${number}`)];
}

/** Returns the number of an account's key without its bank; null for an IBAN and other text. */
export function accountNumberOf(key: string): string | null {
  return ownKey.exec(key)?.[2] ?? null;
}

/** Returns the bank of an account's key (`gtbank`), `?` when it is unknown; null for an IBAN and other text. */
export function bankOfAccount(key: string): string | null {
  return ownKey.exec(key)?.[1] ?? null;
}

/** Returns the key of an account to which a bank is given; one that has its bank keeps it. */
export function accountAt(bank: string, key: string): string {
  return bankOfAccount(key) === UNKNOWN_BANK ? `${bank}/${accountNumberOf(key)}` : key;
}

/** Returns an account of a bank as the form composes it for `target`: `GTBank 0123456789`. */
export function composeAccount(bank: string, number: string): string {
  return `${bankOf(bank)?.name ?? ''} ${number}`.trim();
}
