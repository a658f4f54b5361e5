import { networkOf } from '#platform/http/network-address.ts';
import type { Counted } from '#platform/limits/rate-limits.ts';
import { giveBackAll, openRateLimit, takeAll } from '#platform/limits/rate-limits.ts';
import type { Platform } from '#platform/platform.ts';

/** Slows down password guessing, per account and per network address. */
export interface AttemptLimit {
  /**
   * Counts an attempt before the password is checked, so that parallel attempts all count.
   * @throws ProblemError 429 if the account or the address has used up its attempts
   */
  take(email: string, address: string): Promise<void>;
  /** Uncounts an attempt that was right. */
  giveBack(email: string, address: string): Promise<void>;
}

export function openAttemptLimit({ database, config }: Platform): AttemptLimit {
  const perAccount = openRateLimit(database, 'sign-in-account');
  const perAddress = openRateLimit(database, 'sign-in-address');
  const counted = (email: string, address: string): Counted[] => [
    { limit: perAccount, key: email },
    ...(config.rateLimits ? [{ limit: perAddress, key: networkOf(address) }] : []),
  ];
  return {
    take: (email, address) => takeAll(counted(email, address)),
    giveBack: (email, address) => giveBackAll(counted(email, address)),
  };
}
