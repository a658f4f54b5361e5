import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '#platform/database/database.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { rateLimits } from './limits.ts';

/** How often something may happen to one key in a window that begins with its first time. */
export interface RateLimit {
  /** Counts one time, before what it is for: times in parallel all count. */
  take(key: string): Promise<{ allowed: true } | { allowed: false; retryAfterSeconds: number }>;
  /** Takes one time back. */
  giveBack(key: string): Promise<void>;
}

/** Counts in the database, so that all instances count together. */
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
        // What is refused does not count, or those that are given back would not suffice.
        await limiter.reward(key);
        return { allowed: false, retryAfterSeconds: refusal.msBeforeNext / 1_000 };
      }
    },
    async giveBack(key) {
      await limiter.reward(key);
    },
  };
}

/** One time to be counted. */
export interface Counted {
  limit: RateLimit;
  key: string;
  /** What the refusal says, where it is not the general one. */
  refusal?: { code: string; detail: string };
}

const TOO_MANY_REQUESTS =
  'You have made too many requests in a short period. Please wait and try again later.';

/** 429 with `Retry-After`. */
export function tooManyRequests(
  retryAfterSeconds: number,
  code = 'too-many-requests',
  detail = TOO_MANY_REQUESTS,
): ProblemError {
  const headers = { 'retry-after': String(Math.max(1, Math.ceil(retryAfterSeconds))) };
  return new ProblemError({ status: 429, code, detail, headers });
}

/**
 * Takes from every limit, or from none of them.
 * @throws ProblemError 429 with `Retry-After` while one is used up
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

/** Takes back from every limit what is not to count. */
export async function giveBackAll(counted: Counted[]): Promise<void> {
  for (const { limit, key } of counted) await limit.giveBack(key);
}
