import type { CountryCode, NumberType } from 'libphonenumber-js/max';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Numbers that a person has. Others cost whoever sends, go to a company, or receive no messages. */
const personal: NumberType[] = ['MOBILE', 'FIXED_LINE', 'FIXED_LINE_OR_MOBILE', 'VOIP'];

/**
 * Returns the country of a number in E.164 that may get a code. Null for premium, shared-cost,
 * toll-free, personal (UK 070), company and pager numbers, and for satellites, which have no country.
 */
export function countryForCodes(number: string): CountryCode | null {
  const phone = parsePhoneNumberFromString(number);
  return phone?.country && personal.includes(phone.getType()) ? phone.country : null;
}

/** Whether a text is the code of a country (ISO 3166) with telephone numbers. */
export function isPhoneCountry(code: string): code is CountryCode {
  return isSupportedCountry(code);
}
