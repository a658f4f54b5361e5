import { parsePhone } from '#phone.ts';
import { asciiDigits } from './clean-text.ts';

const NIGERIA = '+234';
const NATIONAL_LENGTH = 10;
const reportable = /^\+?[1-9]\d{1,14}$/;
/** `(+234) 803…`, `(00234) 803…` */
const bracketedCode = /^\(\s*((?:\+|00)[\d\s\p{Dash}]{1,7})\)/u;
const spelling = /^\+?[\d\s()./\p{Dash}]+$/u;

/**
 * Returns the search key of a phone number: E.164. Scam calls also show unassigned numbers and short
 * codes, so any number that satisfies the rule of product specification section 5 (2 to 15 digits, no
 * leading 0) has a key, which no valid number shares: with a plus if a country code was given or
 * follows from the length, bare digits (`33811`) if it is too short for a national number.
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
