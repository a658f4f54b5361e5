import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from './database.ts';

/** How often something may happen to one key in a window that begins with its first time. */
export interface RateLimit {
  /** Counts one time, before what it is for: times in parallel all count. */
  take(key: string): Promise<{ allowed: true } | { allowed: false; retryAfterSeconds: number }>;
  /** Takes one time back. */
  giveBack(key: string): Promise<void>;
}

/** Counts in the database, so that all instances count together. */
export function openRateLimit(
  database: Database,
  { name, times, windowSeconds }: { name: string; times: number; windowSeconds: number },
): RateLimit {
  const limiter = new RateLimiterPostgres({
    storeClient: database.$client,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: times,
    duration: windowSeconds,
  });
  return {
    async take(key) {
      try {
        await limiter.consume(key);
        return { allowed: true };
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const retryAfterSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
        return { allowed: false, retryAfterSeconds };
      }
    },
    async giveBack(key) {
      await limiter.reward(key);
    },
  };
}
