import type { CountryCode } from 'libphonenumber-js/max';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { asciiDigits, cleanText } from './targets/clean-text.ts';

export type { CountryCode };

const MAX_DIGITS = 15;

/**
 * Converts a valid phone number in any spelling to E.164 (`+2348031234567`): with spaces, dashes,
 * brackets, a `+`, `00` or `tel:` prefix, a local 0, or only the country code. A number without a
 * prefix is read as one of the default country, if it is valid there. Returns null when it is not
 * valid or has more than 15 digits. Source: product specification section 5.
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
