import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '#platform/database/database.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { rateLimits } from './limits.ts';

/**
 * Limits how often something may happen for a key, in a time window that begins with the first
 * time.
 */
export interface RateLimit {
  /** Counts one attempt before it is made, so that parallel attempts all count. */
  take(key: string): Promise<{ allowed: true } | { allowed: false; retryAfterSeconds: number }>;
  /** Uncounts one attempt. */
  giveBack(key: string): Promise<void>;
}

/** Opens a limit that is counted in the database, so that all instances count together. */
export function openRateLimit(database: Database, name: keyof typeof rateLimits): RateLimit {
  const { times, seconds } = rateLimits[name];
  const limiter = new RateLimiterPostgres({
    storeClient: database.$client,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: times,
    duration: seconds,
  });
  return {
    async take(key) {
      try {
        await limiter.consume(key);
        return { allowed: true };
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        // Refused attempts must not count, or giving back the others would not free the limit.
        await limiter.reward(key);
        return { allowed: false, retryAfterSeconds: refusal.msBeforeNext / 1_000 };
      }
    },
    async giveBack(key) {
      await limiter.reward(key);
    },
  };
}

/** An attempt to count against a limit. */
export interface Counted {
  limit: RateLimit;
  key: string;
  /** Replaces the general refusal. */
  refusal?: { code: string; detail: string };
}

const TOO_MANY_REQUESTS =
  'You have made too many requests in a short period. Please wait and try again later.';

/** Returns a problem 429 with `Retry-After`. */
export function tooManyRequests(
  retryAfterSeconds: number,
  code = 'too-many-requests',
  detail = TOO_MANY_REQUESTS,
): ProblemError {
  const headers = { 'retry-after': String(Math.max(1, Math.ceil(retryAfterSeconds))) };
  return new ProblemError({ status: 429, code, detail, headers });
}

/**
 * Counts an attempt against every limit, or against none if one is used up.
 * @throws ProblemError 429 with `Retry-After` if a limit is used up
 */
export async function takeAll(counted: Counted[]): Promise<void> {
  for (const [index, { limit, key, refusal }] of counted.entries()) {
    const taken = await limit.take(key);
    if (taken.allowed) continue;
    await giveBackAll(counted.slice(0, index));
    const { code = 'auth/too-many-requests', detail } = refusal ?? {};
    throw tooManyRequests(taken.retryAfterSeconds, code, detail);
  }
}

/** Uncounts an attempt from every limit. */
export async function giveBackAll(counted: Counted[]): Promise<void> {
  for (const { limit, key } of counted) await limit.giveBack(key);
}
