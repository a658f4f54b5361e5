import type { CountryCode, PhoneNumber } from 'libphonenumber-js/max';
import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import { asciiDigits, cleanText } from '#text/clean-text.ts';

export type { CountryCode };

/** Where most of the people are, and so the country of a number that says none. */
export const HOME_COUNTRY: CountryCode = 'NG';

/**
 * Reads the code of a country (ISO 3166), as the main one of those that share its telephone code;
 * Nigeria for others.
 */
export function readCountry(code: string | null | undefined): CountryCode {
  const dial = code && isSupportedCountry(code) ? getCountryCallingCode(code) : '';
  return countries.get(dial) ?? HOME_COUNTRY;
}

/** Returns the country of a number in E.164, the main one of those that share its code. Null for others. */
export function countryOfNumber(number: string): CountryCode | null {
  return countries.get(parsePhoneNumberFromString(number)?.countryCallingCode ?? '') ?? null;
}

const MAX_DIGITS = 15;
/** With blanks and signs. */
const MAX_LENGTH = 60;
/** Fewer digits, without a country code, are a short code. */
const LEAST_DIGITS = 7;
/** A country code without its plus needs more digits than most local numbers have. */
const INTERNATIONAL_DIGITS = 11;
const MOBILE_DIGITS = 10;
/** `(+234) 803…`, `(00234) 803…` */
const bracketedCode = /^\(\s*((?:\+|00)[\d\s\p{Dash}]{1,7})\)/u;
/** `+44 (0) 7700…` */
const trunkZero = /^((?:\+|00)[\d\s\p{Dash}]{1,6})\(0\)/u;
const spelling = /^\+?[\d\s()./\p{Dash}]+$/u;
const nigerianMobile = /^0?[789][01]\d{8}$/;
/** As in `(202) 555-0143`; the numbers of North America have no 0 before them. */
const american = /^(?:1[ .-]?)?\(?[2-9]\d{2}\)?[ .-]\d{3}[ .-]\d{4}$/;

/**
 * Converts a valid phone number to E.164 (`+2348031234567`): with spaces, dashes, brackets, a `+`,
 * `00` or `tel:` prefix, a local 0, or only the country code. Without a prefix, it is the given
 * country's if valid there. Null when invalid or longer than 15 digits. Source: product
 * specification section 5.
 */
export function parsePhone(text: string, country = HOME_COUNTRY): string | null {
  const typed = plainNumber(cleanText(text) ?? '');
  for (const reading of readings(typed)) {
    const phone = readValid(reading, country);
    if (phone) return phone.number;
  }
  return null;
}

/** A link to call or write to a number (`sms:+234…?body=Hi`, RFC 5724), or what QR codes have instead. */
const link = /^(?:tel|callto|(?:sms|mms)(?:to)?):(?:\/\/)?([^:;?]*)(?:[:;?].*)?$/is;
const extension = /[\s,;]+(?:ext(?:ension|n)?\.?|x|#)\s?\d{1,6}$/i;

/** Whether a text is a link to call or write to a number. */
export const isNumberLink = (text: string) => link.test(text);

/** In ASCII digits, without what a link has around them, or an extension. A plus before a local 0 means nothing. */
function plainNumber(text: string): string {
  return asciiDigits(text)
    .replace(link, '$1')
    .replace(extension, '')
    .replace(bracketedCode, '$1 ')
    .replace(/^\+\s*(?=\(?0)/, '');
}

/** `00` is read first as the prefix of most countries, then as part of the country's own (`009`). */
function readings(typed: string): string[] {
  if (typed.startsWith('+')) return [typed];
  if (typed.startsWith('00')) return [`+${typed.slice(2)}`, typed];
  return [typed, `+${typed}`];
}

function readValid(typed: string, country?: CountryCode): PhoneNumber | null {
  if (typed.length > MAX_LENGTH) return null;
  const phone = parsePhoneNumberFromString(typed, { defaultCountry: country, extract: false });
  return phone?.isValid() && phone.number.length <= MAX_DIGITS + 1 ? phone : null;
}

/**
 * Returns a phone number's search key: E.164. A local number is the reader's country's if it fits
 * there, otherwise of the only country that it fits; bare digits if it fits several. Scam calls also
 * show unassigned numbers and short codes, so any number within the rule of product specification
 * section 5 has a key that no valid number shares.
 */
export function phoneKey(text: string, country = HOME_COUNTRY): string | null {
  const number = plainNumber(text);
  if (!spelling.test(number)) return null;
  const digits = number.replace(/\D/g, '');
  if (/^\D*(?:\+|00)/.test(number)) {
    const valid = parsePhone(number, country);
    const plain = number.replace(trunkZero, '$1').replace(/\D/g, '').replace(/^00/, '');
    return valid ?? parsePhone(`+${plain}`) ?? (isReportable(plain) ? `+${plain}` : null);
  }
  if (!/^\d{2,15}$/.test(digits) || /^0+$/.test(digits)) return null;
  if (digits.length < LEAST_DIGITS) return digits.startsWith('0') ? null : digits;
  const own =
    parseLocal(number, country) ??
    readNigerianMobile(digits) ??
    readCoded(digits) ??
    parsePossible(number, country);
  if (own) return own;
  if (american.test(number)) {
    const phone = readValid(number, 'US');
    if (phone) return phone.number;
  }
  const elsewhere = readElsewhere(number);
  if (elsewhere.length > 0) return elsewhere.length === 1 ? (elsewhere[0] ?? null) : digits;
  return unassignedKey(number, country);
}

/**
 * Returns the keys that a search for a phone number looks for: its own, and those of a local number in
 * every country that it fits.
 */
export function phoneKeys(text: string, country = HOME_COUNTRY): string[] {
  const key = phoneKey(text, country);
  if (key === null) return [];
  const isLocal = !key.startsWith('+') && key.length >= LEAST_DIGITS;
  if (!isLocal) return [key];
  const number = plainNumber(text);
  const unassigned = unassignedKey(number, country);
  return [...new Set([key, ...readElsewhere(number), ...(unassigned ? [unassigned] : [])])];
}

/** Returns the digits of a number in E.164 as people of its country dial it, without the country's code. */
export function dialledAtHome(number: string): string[] {
  const phone = number.startsWith('+') ? parsePhoneNumberFromString(number) : undefined;
  if (!phone) return [];
  return [...new Set([phone.formatNational().replace(/\D/g, ''), String(phone.nationalNumber)])];
}

const isReportable = (digits: string) => /^[1-9]\d{1,14}$/.test(digits);

/**
 * Reads a number as people dial it in a country. In Nigeria, and where nobody says that it is of that
 * country, it must have the trunk 0, if the country has one, unless it is a mobile's.
 */
export function parseLocal(
  typed: string,
  country: CountryCode,
  isStrict = country === HOME_COUNTRY,
): string | null {
  const phone = readValid(typed, country);
  if (!phone) return null;
  const national = phone.formatNational().replace(/\D/g, '');
  if (isStrict && hasCarrier(typed, phone)) return null;
  const isDialled = !isStrict || /^\D*0/.test(typed) || !national.startsWith('0');
  return isDialled || /MOBILE/.test(phone.getType() ?? '') ? phone.number : null;
}

/** A trunk prefix (06, 44 in Mexico) is no longer. */
const MAX_TRUNK = 2;

/** Whether a number begins with the code of a carrier, which only people of its country dial. */
function hasCarrier(typed: string, { countryCallingCode, nationalNumber }: PhoneNumber): boolean {
  const digits = typed.replace(/\D/g, '');
  if (!digits.endsWith(nationalNumber)) return false;
  const before = digits.slice(0, -nationalNumber.length);
  return before.length > MAX_TRUNK && !before.endsWith(countryCallingCode);
}

/** Whether a number is a mobile's of a country, and so long that few other numbers are like it. */
export function isMobile(typed: string, country: CountryCode): boolean {
  const isLong = typed.replace(/\D/g, '').length >= MOBILE_DIGITS;
  return isLong && readValid(typed, country)?.getType() === 'MOBILE';
}

/** Reads a number that is not assigned, but has the form of those of the reader's country. */
export function parsePossible(typed: string, country: CountryCode): string | null {
  if (country === HOME_COUNTRY || !/^\D*0[1-9]/.test(typed)) return null;
  const phone = parsePhoneNumberFromString(typed, { defaultCountry: country, extract: false });
  return phone?.isPossible() ? spellPossible(phone) : null;
}

/** Returns a number that is not assigned as it is read again: a trunk 0 after the country's code goes. */
function spellPossible({ number }: PhoneNumber): string | null {
  return isReportable(number.slice(1)) ? (parsePhone(number) ?? number) : null;
}

function readNigerianMobile(digits: string): string | null {
  return nigerianMobile.test(digits) ? (readValid(digits, HOME_COUNTRY)?.number ?? null) : null;
}

/** Reads a number with a country code, but without its plus. */
function readCoded(digits: string): string | null {
  const mayBeCoded = digits.length >= INTERNATIONAL_DIGITS && !digits.startsWith('0');
  return mayBeCoded ? (readValid(`+${digits}`)?.number ?? null) : null;
}

/** Of countries that share a code, the one whose rules tell theirs apart. */
const mainCountries = new Set('US RU GB IT NO AU MA RE SH FI GP CW'.split(' '));
const countries = new Map<string, CountryCode>();
for (const country of getCountries()) {
  const code = getCountryCallingCode(country);
  if (!countries.has(code) || mainCountries.has(country)) countries.set(code, country);
}

/** What was read last, since it takes a while and is asked for again. */
const readBefore = new Map<string, string[]>();
const READ_BEFORE_MAX = 50;

/** Reads a local number by the rules of every country. */
function readElsewhere(typed: string): string[] {
  const known = readBefore.get(typed);
  if (known) return known;
  const read = [...countries.values()].flatMap((country) => parseLocal(typed, country, true) ?? []);
  if (readBefore.size >= READ_BEFORE_MAX) readBefore.clear();
  readBefore.set(typed, read);
  return read;
}

function unassignedKey(typed: string, country: CountryCode): string | null {
  const digits = typed.replace(/\D/g, '');
  const phone = parsePhoneNumberFromString(typed, { defaultCountry: country, extract: false });
  const possible = phone?.isPossible() ? spellPossible(phone) : null;
  if (possible) return possible;
  return digits.length >= INTERNATIONAL_DIGITS && isReportable(digits) ? `+${digits}` : digits;
}
