import { asciiDigits, foldCase, withoutJoiners } from './clean-text.ts';

const iban = /^(?:IBAN:?)?([A-Z]{2}\d{2}[A-Z0-9]{11,30})$/;
/** A Nigerian account number (NUBAN), however it is grouped, amid words. */
const nuban = /(?<![\p{L}\p{N}])\d(?:[ .\p{Dash}]?\d){9}(?![\p{L}\p{N}]|[ .\p{Dash}]?\d)/gu;

/** Reads an account number or IBAN, however it is grouped, without its grouping; null for other text. */
export function readAccountNumber(text: string): string | null {
  const compact = asciiDigits(withoutJoiners(text))
    .replace(/[\s.\p{Dash}]/gu, '')
    .toUpperCase();
  return /^\d+$/.test(compact) ? compact : (iban.exec(compact)?.[1] ?? null);
}

/**
 * Returns the search key of a bank: an account number without its grouping, also from a text with the
 * bank's name (`GTBank 0123456789`), otherwise the text in lower case.
 */
export function bankKey(text: string): string {
  const number = readAccountNumber(text);
  if (number !== null) return number;
  const plain = withoutJoiners(text);
  const [account, another] = asciiDigits(plain).match(nuban) ?? [];
  return account && !another ? account.replace(/\D/g, '') : foldCase(plain);
}
