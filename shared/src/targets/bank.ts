import { asciiDigits, foldCase } from './clean-text.ts';

const iban = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** Reads an account number or IBAN, however it is grouped, without its grouping; null for other text. */
export function readAccountNumber(text: string): string | null {
  const compact = asciiDigits(text)
    .replace(/[\s.\p{Dash}]/gu, '')
    .toUpperCase();
  return /^\d+$/.test(compact) || iban.test(compact) ? compact : null;
}

/** Returns the search key of a bank: an account number without its grouping, or the text in lower case. */
export function bankKey(text: string): string {
  return readAccountNumber(text) ?? foldCase(text);
}
