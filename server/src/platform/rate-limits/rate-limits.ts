import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database, Queryable } from '#platform/database/database.ts';
import { rateLimits as counters } from '#platform/database/schema.ts';
import { networkOf } from '#platform/http/connections/network-address.ts';
import type { Quota } from '#platform/http/permissions.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { ipv6Networks, rateLimits } from '#platform/limits.ts';

/** Uncounts what was counted, unless its time window is over. */
export type GiveBack = () => Promise<void>;

/** Limits how often something may happen for a key, in a time window from its first time. */
export interface RateLimit {
  /** Counts one attempt before it is made, so that parallel attempts all count. */
  take(
    key: string,
  ): Promise<{ allowed: true; giveBack: GiveBack } | { allowed: false; retryAfterSeconds: number }>;
  /** Counts one time, also beyond the limit. */
  add(key: string): Promise<GiveBack>;
  /** Returns how much of the limit is used up: 2 is twice as often as it says. */
  load(key: string): Promise<number>;
}

type LimitName = keyof typeof rateLimits;

/** Windows of one key begin at least a second after each other. */
const TOLERANCE_MS = 1_000;

/** Opens a limit counted in the database, for all instances together. `factor` multiplies it. */
export function openRateLimit(database: Database, name: LimitName, factor = 1): RateLimit {
  const limiter = openLimiter(database, name, rateLimits[name].times * factor);
  // The library's own would count below zero in the next window, which would allow more there.
  function giverBack(key: string, { msBeforeNext }: RateLimiterRes): GiveBack {
    const end = Date.now() + msBeforeNext;
    return async () => {
      await database
        .update(counters)
        .set({ points: sql`${counters.points} - 1` })
        .where(and(eq(counters.key, `${name}:${key}`), lt(counters.expire, end + TOLERANCE_MS)));
    };
  }
  return {
    async take(key) {
      try {
        return { allowed: true, giveBack: giverBack(key, await limiter.consume(key)) };
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        // Refused attempts must not count, or giving back the others would not free the limit.
        await giverBack(key, refusal)();
        return { allowed: false, retryAfterSeconds: refusal.msBeforeNext / 1_000 };
      }
    },
    add: async (key) => giverBack(key, await limiter.penalty(key)),
    async load(key) {
      const counted = await limiter.get(key);
      return (counted?.consumedPoints ?? 0) / limiter.points;
    },
  };
}

function openLimiter(database: Database, name: LimitName, points: number, isBlocking = false) {
  return new RateLimiterPostgres({
    storeClient: database.$client,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: rateLimits[name].seconds,
    // This instance then refuses the others of the window without asking the database.
    ...(isBlocking && { inMemoryBlockOnConsumed: points }),
  });
}

/**
 * Opens a limit that its callers are told of, counted as the others. Returns a function that counts a
 * request of a key.
 */
export function openQuota(database: Database, name: LimitName): (key: string) => Promise<Quota> {
  const { times: quota, seconds: windowSeconds } = rateLimits[name];
  const limiter = openLimiter(database, name, quota, true);
  return async (key) => {
    const counted = await limiter.consume(key).catch((refusal: unknown) => {
      if (refusal instanceof RateLimiterRes) return refusal;
      throw refusal;
    });
    // A refusal without a query says nothing of how many were counted.
    const exceeded = counted.consumedPoints === 0 || counted.consumedPoints > quota;
    const resetSeconds = Math.ceil(counted.msBeforeNext / 1_000);
    return { name, quota, windowSeconds, left: counted.remainingPoints, resetSeconds, exceeded };
  };
}

/** An attempt to count against a limit. */
export interface Counted {
  limit: RateLimit;
  key: string;
  /** Replaces the general refusal. */
  refusal?: Refusal;
}

/** How a used-up limit is answered, with a cause for the log alone. */
interface Refusal {
  status?: number;
  code: string;
  detail: string;
  cause?: Error;
}

const TOO_MANY_REQUESTS =
  'You have made too many requests in a short period. Please wait and try again later.';

/** Returns a problem with `Retry-After`: 429, unless the refusal has another status. */
export function tooManyRequests(
  retryAfterSeconds: number,
  refusal: Partial<Refusal> = {},
): ProblemError {
  const { status = 429, code = 'too-many-requests', detail = TOO_MANY_REQUESTS, cause } = refusal;
  const headers = { 'retry-after': String(Math.max(1, Math.ceil(retryAfterSeconds))) };
  return new ProblemError({ status, code, detail, headers }, { cause });
}

/**
 * Counts an attempt against every limit, or none if one is used up. Returns what uncounts it from
 * all.
 * @throws ProblemError 429, or what the limit's refusal says, with `Retry-After` if one is used up
 */
export async function takeAll(counted: Counted[]): Promise<GiveBack> {
  const taken: GiveBack[] = [];
  const giveBackAll = async () => {
    for (const giveBack of taken) await giveBack();
  };
  for (const { limit, key, refusal } of counted) {
    const attempt = await limit.take(key);
    if (attempt.allowed) {
      taken.push(attempt.giveBack);
      continue;
    }
    await giveBackAll();
    throw tooManyRequests(attempt.retryAfterSeconds, {
      code: 'auth/too-many-requests',
      ...refusal,
    });
  }
  return giveBackAll;
}

/**
 * Opens a limit for an address's networks: IPv4 by address, IPv6 by /64, /56 and /48, because one
 * caller may have all of these.
 * @returns what to count for an address, and for a subject such as an account if it is given
 */
export function openNetworkLimit(database: Database, name: LimitName) {
  const limits = ipv6Networks.map(({ bits, factor }) => ({
    bits,
    limit: openRateLimit(database, name, factor),
  }));
  return (address: string, subject = ''): Counted[] => {
    const counted = limits.map(({ bits, limit }) => ({
      limit,
      key: `${subject} ${networkOf(address, bits)}`,
    }));
    // An IPv4 address is the same network each time.
    return counted.filter(({ key }, index) => key !== counted[index - 1]?.key);
  };
}

/** Forgets everything that was counted for keys whose first word is one of these, such as an address. */
export async function forgetCounts(database: Queryable, ...words: string[]): Promise<void> {
  const keys = Object.keys(rateLimits).flatMap((name) => words.map((word) => `${name}:${word}`));
  await database.delete(counters).where(inArray(sql`split_part(${counters.key}, ' ', 1)`, keys));
}
