import { networkOf } from '#platform/http/network-address.ts';
import type { Counted } from '#platform/limits/rate-limits.ts';
import { giveBackAll, openRateLimit, takeAll } from '#platform/limits/rate-limits.ts';
import type { Platform } from '#platform/platform.ts';

const WINDOW_SECONDS = 60;
const WRONG_PER_ACCOUNT = 5;
const WRONG_PER_ADDRESS = 20;

/** Slows down whoever tries passwords: per account, and per network address. */
export interface AttemptLimit {
  /**
   * Counts an attempt before the password is checked, so that parallel attempts all count.
   * @throws ProblemError 429 while the account or the address has used up its attempts
   */
  take(email: string, address: string): Promise<void>;
  /** Takes back an attempt that was right. */
  giveBack(email: string, address: string): Promise<void>;
}

export function openAttemptLimit({ database, config }: Platform): AttemptLimit {
  const limit = (name: string, times: number) =>
    openRateLimit(database, { name, times, windowSeconds: WINDOW_SECONDS });
  const perAccount = limit('sign-in-account', WRONG_PER_ACCOUNT);
  const perAddress = limit('sign-in-address', WRONG_PER_ADDRESS);
  const counted = (email: string, address: string): Counted[] => [
    { limit: perAccount, key: email },
    ...(config.rateLimits ? [{ limit: perAddress, key: networkOf(address) }] : []),
  ];
  return {
    take: (email, address) => takeAll(counted(email, address)),
    giveBack: (email, address) => giveBackAll(counted(email, address)),
  };
}
