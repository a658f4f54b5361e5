import type { CountryCode } from 'libphonenumber-js/max';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { asciiDigits, cleanText } from '#text/clean-text.ts';

export type { CountryCode };

const MAX_DIGITS = 15;
const NIGERIA = '+234';
const NATIONAL_LENGTH = 10;
const reportable = /^\+?[1-9]\d{1,14}$/;
/** `(+234) 803…`, `(00234) 803…` */
const bracketedCode = /^\(\s*((?:\+|00)[\d\s\p{Dash}]{1,7})\)/u;
const spelling = /^\+?[\d\s()./\p{Dash}]+$/u;

/**
 * Converts a valid phone number to E.164 (`+2348031234567`): with spaces, dashes, brackets, a `+`,
 * `00` or `tel:` prefix, a local 0, or only the country code. Without a prefix, it is the default
 * country's if valid there. Null when invalid or longer than 15 digits. Source: product
 * specification section 5.
 */
export function parsePhone(text: string, defaultCountry: CountryCode = 'NG'): string | null {
  const typed = asciiDigits(cleanText(text) ?? '').replace(/^tel:([^;]*).*$/i, '$1');
  for (const spelling of readings(typed)) {
    const phone = parsePhoneNumberFromString(spelling, { defaultCountry, extract: false });
    if (phone?.isValid() && phone.number.length <= MAX_DIGITS + 1) return phone.number;
  }
  return null;
}

/** `00` is read first as the prefix of most countries, then as part of the country's own (`009`). */
function readings(typed: string): string[] {
  if (typed.startsWith('+')) return [typed];
  if (typed.startsWith('00')) return [`+${typed.slice(2)}`, typed];
  return [typed, `+${typed}`];
}

/**
 * Returns a phone number's search key: E.164. Scam calls also show unassigned numbers and short
 * codes, so any number within the rule of product specification section 5 (2 to 15 digits, no
 * leading 0) has a key that no valid number shares: with a plus if a country code was given or
 * follows from the length, bare digits (`33811`) if too short for a national number.
 */
export function phoneKey(text: string): string | null {
  const number = text.replace(bracketedCode, '$1 ');
  return parsePhone(number) ?? unassignedKey(number.replace(/^tel:/i, ''));
}

function unassignedKey(text: string): string | null {
  const plain = asciiDigits(text);
  if (!spelling.test(plain)) return null;
  const number = withCountryCode(plain.replace(/[^\d+]/g, '').replace(/^00/, '+'));
  if (!reportable.test(number)) return null;
  return parsePhone(number) ?? number;
}

function withCountryCode(number: string): string {
  if (/^0\d/.test(number)) return NIGERIA + number.slice(1);
  if (number.startsWith('+') || number.length < NATIONAL_LENGTH) return number;
  return number.length === NATIONAL_LENGTH ? NIGERIA + number : `+${number}`;
}
