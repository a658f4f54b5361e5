import { phoneProblems } from '@redflag/shared/accounts/phone-verification';
import { networkOf } from '#platform/http/connections/network-address.ts';
import type { Platform } from '#platform/platform.ts';
import type { Counted, GiveBack } from '#platform/rate-limits/rate-limits.ts';
import { openRateLimit, takeAll } from '#platform/rate-limits/rate-limits.ts';

interface CodeRequest {
  userId: string;
  /** The network address. */
  address: string;
  /** E.164. */
  phone: string;
  /** The number's. */
  country: string;
}

/**
 * Limits the codes sent for an account, to a network address, to a number from any account, and in a
 * day to a country and to all.
 */
export interface PhoneLimit {
  /**
   * Counts one code, and returns what uncounts it if it is not sent. At a limit, counts nothing and
   * throws ProblemError 429, or 503 if the day's codes are used up.
   */
  take(request: CodeRequest): Promise<GiveBack>;
}

export function openPhoneLimit({ database, config }: Platform): PhoneLimit {
  const perAccount = openRateLimit(database, 'phone-account');
  const perAddress = openRateLimit(database, 'phone-address');
  const perNumber = openRateLimit(database, 'phone-number');
  const perCountry = openRateLimit(database, 'phone-country', config.sms.perDayCountry);
  const worldwide = openRateLimit(database, 'phone-world', config.sms.perDay);
  const code = 'auth/error-code-39';
  const counted = ({ userId, address, phone, country }: CodeRequest): Counted[] => [
    { limit: perAccount, key: userId },
    ...(config.rateLimits ? [{ limit: perAddress, key: networkOf(address) }] : []),
    { limit: perNumber, key: phone, refusal: { code, detail: phoneProblems[code] } },
    { limit: perCountry, key: country, refusal: dayIsOver('SMS_PER_DAY_COUNTRY', country) },
    { limit: worldwide, key: 'all', refusal: dayIsOver('SMS_PER_DAY', 'all countries') },
  ];
  return { take: (request) => takeAll(counted(request)) };
}

/** As when the provider refuses; the log says which setting it is. */
function dayIsOver(setting: string, where: string): Counted['refusal'] {
  const code = 'auth/quota-exceeded';
  const cause = new Error(`${setting} is used up for codes to ${where}`);
  return { status: 503, code, detail: phoneProblems[code], cause };
}
