import { phoneProblems } from '@redflag/shared/phone-verification';
import { networkOf } from '#platform/http/network-address.ts';
import type { Counted } from '#platform/limits/rate-limits.ts';
import { giveBackAll, openRateLimit, takeAll } from '#platform/limits/rate-limits.ts';
import type { Platform } from '#platform/platform.ts';

const HOUR_SECONDS = 3_600;
const PER_ACCOUNT_AND_HOUR = 5;
const PER_ADDRESS_AND_HOUR = 20;
const PER_NUMBER_AND_DAY = 5;

interface CodeRequest {
  userId: string;
  /** The network address. */
  address: string;
  /** E.164. */
  phone: string;
}

/** How many codes are sent: for an account, to a network address, to a number of any account. */
export interface PhoneLimit {
  /** @throws ProblemError 429; nothing is taken then */
  take(request: CodeRequest): Promise<void>;
  /** Takes back a code that was not sent. */
  giveBack(request: CodeRequest): Promise<void>;
}

export function openPhoneLimit({ database, config }: Platform): PhoneLimit {
  const limit = (name: string, times: number, windowSeconds: number) =>
    openRateLimit(database, { name, times, windowSeconds });
  const perAccount = limit('phone-account', PER_ACCOUNT_AND_HOUR, HOUR_SECONDS);
  const perAddress = limit('phone-address', PER_ADDRESS_AND_HOUR, HOUR_SECONDS);
  const perNumber = limit('phone-number', PER_NUMBER_AND_DAY, 24 * HOUR_SECONDS);
  const code = 'auth/error-code-39';
  const counted = ({ userId, address, phone }: CodeRequest): Counted[] => [
    { limit: perAccount, key: userId },
    ...(config.rateLimits ? [{ limit: perAddress, key: networkOf(address) }] : []),
    { limit: perNumber, key: phone, refusal: { code, detail: phoneProblems[code] } },
  ];
  return {
    take: (request) => takeAll(counted(request)),
    giveBack: (request) => giveBackAll(counted(request)),
  };
}
