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
}

/** Limits the codes sent for an account, to a network address, and to a number from any account. */
export interface PhoneLimit {
  /**
   * Counts one code, and returns what uncounts it if it is not sent. At a limit, counts nothing and
   * throws ProblemError 429.
   */
  take(request: CodeRequest): Promise<GiveBack>;
}

export function openPhoneLimit({ database, config }: Platform): PhoneLimit {
  const perAccount = openRateLimit(database, 'phone-account');
  const perAddress = openRateLimit(database, 'phone-address');
  const perNumber = openRateLimit(database, 'phone-number');
  const code = 'auth/error-code-39';
  const counted = ({ userId, address, phone }: CodeRequest): Counted[] => [
    { limit: perAccount, key: userId },
    ...(config.rateLimits ? [{ limit: perAddress, key: networkOf(address) }] : []),
    { limit: perNumber, key: phone, refusal: { code, detail: phoneProblems[code] } },
  ];
  return { take: (request) => takeAll(counted(request)) };
}
