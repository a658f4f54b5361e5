import { asciiDigits, foldCase, withoutJoiners } from '#text/clean-text.ts';

const iban = /^(?:IBAN:?)?([A-Z]{2}\d{2}[A-Z0-9]{11,30})$/;
/** A Nigerian account number (NUBAN), however it is grouped, amid words; a part of a longer number is none. */
const nuban =
  /(?<![\p{L}\p{N}]|\d[ .\p{Dash}])\d(?:[ .\p{Dash}]?\d){9}(?![\p{L}\p{N}]|[ .\p{Dash}]?\d)/gu;

/** An IBAN in a text, perhaps with more after it. */
export const ibans =
  /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?(?![\p{L}\p{N}])/gu;

/** Reads an account number or IBAN, however it is grouped, without its grouping; null for other text. */
export function readAccountNumber(text: string): string | null {
  const compact = asciiDigits(withoutJoiners(text))
    .replace(/[\s.\p{Dash}]/gu, '')
    .toUpperCase();
  return /^\d+$/.test(compact) ? compact : (iban.exec(compact)?.[1] ?? null);
}

/**
 * Returns a bank's search key: an account number without grouping, also from a text with the bank's
 * name (`GTBank 0123456789`), otherwise the text in lower case.
 */
export function bankKey(text: string): string {
  const number = readAccountNumber(text);
  if (number !== null) return number;
  const plain = withoutJoiners(text);
  const typed = readIban(plain.match(ibans)?.[0] ?? '');
  if (typed) return typed.replaceAll(' ', '');
  const [account, another] = asciiDigits(plain).match(nuban) ?? [];
  return account && !another ? account.replace(/\D/g, '') : foldCase(plain);
}

/**
 * Reads an IBAN, with any grouping, at the beginning of a text, as typed. The check digits (ISO
 * 7064) say where it ends. Null if there is none.
 */
export function readIban(text: string): string | null {
  for (let end = text.length; end >= 15; end -= 1) {
    const typed = text.slice(0, end);
    const compact = typed.replaceAll(' ', '');
    if (!typed.endsWith(' ') && compact.length >= 15 && hasCheckDigits(compact)) return typed;
  }
  return null;
}

function hasCheckDigits(compact: string): boolean {
  const moved = compact.slice(4) + compact.slice(0, 4);
  let remainder = 0;
  for (const character of moved) {
    for (const digit of String(Number.parseInt(character, 36))) {
      remainder = (remainder * 10 + Number(digit)) % 97;
    }
  }
  return remainder === 1;
}
