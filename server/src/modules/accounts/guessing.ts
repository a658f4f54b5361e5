import type { Platform } from '../../platform/platform.ts';
import { ProblemError } from '../../platform/problem.ts';
import type { RateLimit } from '../../platform/rate-limits.ts';
import { openRateLimit } from '../../platform/rate-limits.ts';

const WINDOW_SECONDS = 60;
const WRONG_PER_ACCOUNT = 5;
const WRONG_PER_ADDRESS = 20;

/** Slows down whoever tries passwords: per account, and per network address. */
export interface GuessLimit {
  /**
   * Counts a guess before it is looked at, so that guesses in parallel all count.
   * @throws ProblemError 429 while the account or the address has used up its guesses
   */
  take(email: string, address: string): Promise<void>;
  /** Takes back a guess that was right. */
  giveBack(email: string, address: string): Promise<void>;
}

export function openGuessLimit({ database, config }: Platform): GuessLimit {
  const limit = (name: string, times: number) =>
    openRateLimit(database, { name, times, windowSeconds: WINDOW_SECONDS });
  const perAccount = limit('sign-in-account', WRONG_PER_ACCOUNT);
  const perAddress = limit('sign-in-address', WRONG_PER_ADDRESS);
  const limits = (email: string, address: string): [RateLimit, string][] =>
    config.rateLimits
      ? [
          [perAccount, email],
          [perAddress, address],
        ]
      : [[perAccount, email]];

  return {
    async take(email, address) {
      for (const [limit, key] of limits(email, address)) {
        const taken = await limit.take(key);
        if (!taken.allowed) throw tooManyRequests(taken.retryAfterSeconds);
      }
    },
    async giveBack(email, address) {
      for (const [limit, key] of limits(email, address)) await limit.giveBack(key);
    },
  };
}

function tooManyRequests(retryAfterSeconds: number): ProblemError {
  return new ProblemError({
    status: 429,
    code: 'auth/too-many-requests',
    detail: 'You have made too many requests in a short period. Please wait and try again later.',
    headers: { 'retry-after': String(retryAfterSeconds) },
  });
}
