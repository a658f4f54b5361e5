import type { CountryCode } from 'libphonenumber-js/max';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { asciiDigits, cleanText } from './targets/clean-text.ts';

export type { CountryCode };

const MAX_DIGITS = 15;

/**
 * E.164 (`+2348031234567`) of a valid phone number in any spelling: spaces, dashes, brackets, a `+`,
 * `00` or `tel:` prefix, a local 0, or the country code alone. A number without prefix is one of the
 * default country where it can be. Null when it is not valid or has more than 15 digits.
 * Source: product specification section 5.
 */
export function parsePhone(text: string, defaultCountry: CountryCode = 'NG'): string | null {
  const typed = asciiDigits(cleanText(text) ?? '').replace(/^tel:([^;]*).*$/i, '$1');
  for (const spelling of readings(typed)) {
    const phone = parsePhoneNumberFromString(spelling, { defaultCountry, extract: false });
    if (phone?.isValid() && phone.number.length <= MAX_DIGITS + 1) return phone.number;
  }
  return null;
}

/** `00` comes first as the prefix that most of the world dials, then as the country's own (`009`). */
function readings(typed: string): string[] {
  if (typed.startsWith('+')) return [typed];
  if (typed.startsWith('00')) return [`+${typed.slice(2)}`, typed];
  return [typed, `+${typed}`];
}
