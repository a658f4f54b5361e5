import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#platform/config.ts';
import { networkOf } from '#platform/http/network-address.ts';
import { tooManyRequests } from './rate-limits.ts';

interface Cost {
  /** How often one account may ask: who is signed in, or whose address stands in the form. */
  account: number;
  /** How often one network address may ask. Many people may share one. */
  address: number;
  seconds: number;
  /** Counts only where the query has this parameter. */
  query?: string;
}

/**
 * How often what costs may be asked: more often than people do, less often than programs can. They
 * are counted in memory, so that each instance counts by itself and a request costs no query. What is
 * guessed at or costs money is counted in the database besides (`rate-limits.ts`).
 */
export const costs = {
  /** A hash that takes 55 ms of a core. */
  password: { account: 60, address: 300, seconds: 60 },
  /** A code or link that is looked up. */
  proof: { account: 60, address: 300, seconds: 60 },
  message: { account: 20, address: 200, seconds: 600 },
  'robot-check': { account: 300, address: 300, seconds: 60 },
  /** To another party and back. */
  google: { account: 100, address: 100, seconds: 60 },
  /** A picture that is decoded and encoded. */
  picture: { account: 600, address: 3_000, seconds: 600 },
  /** A change that is told by mail. */
  review: { account: 1_200, address: 6_000, seconds: 600 },
  /** A file of everything. */
  download: { account: 20, address: 200, seconds: 600 },
  /** An answer that reads much. */
  overview: { account: 600, address: 1_200, seconds: 60 },
  /** A search for a part of a text. */
  contains: { account: 3_000, address: 3_000, seconds: 60, query: 'q' },
} satisfies Record<string, Cost>;

export type Costs = Record<keyof typeof costs, Cost>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a request costs, if it is much. */
    cost?: keyof typeof costs;
  }
}

/** Accounts and addresses that are counted at once; beyond, the oldest are forgotten. */
const KEPT = 20_000;

type Limiter = (request: FastifyRequest) => Promise<void>;

/** Holds every route that names a cost to its limits, before the body is read where that is possible. */
export function limitCosts(app: FastifyInstance, { rateLimits }: Config, limits: Costs): void {
  if (!rateLimits) return;
  const limiters = Object.fromEntries(
    Object.entries(limits).map(([name, cost]) => [name, openLimiters(app, cost)]),
  );
  // Only where there is a cost: every other request would wait for nothing.
  app.addHook('onRoute', (route) => {
    const limiter = route.config?.cost && limiters[route.config.cost];
    if (!limiter) return;
    route.preParsing = async (request: FastifyRequest) => {
      await limiter.address(request);
      if (request.viewer) await limiter.viewer(request);
    };
    route.preHandler = async (request: FastifyRequest) => {
      if (namedAccount(request)) await limiter.named(request);
    };
  });
}

function openLimiters(app: FastifyInstance, { account, address, seconds, query }: Cost) {
  const open = (max: number, keyGenerator: (request: FastifyRequest) => string): Limiter => {
    const options = { max, timeWindow: seconds * 1_000, cache: KEPT, keyGenerator };
    const count = app.createRateLimit(options);
    return async (request) => {
      if (query && !Object.hasOwn(Object(request.query), query)) return;
      const taken = await count(request);
      if (!taken.isAllowed && taken.isExceeded) {
        throw tooManyRequests(taken.ttlInSeconds, codeFor(request));
      }
    };
  };
  return {
    address: open(address, ({ ip }) => networkOf(ip)),
    viewer: open(account, ({ viewer }) => viewer?.id ?? ''),
    named: open(account, (request) => namedAccount(request) ?? ''),
  };
}

/** The account that a form names by its address, whether there is one or not. */
function namedAccount({ body }: FastifyRequest): string | null {
  const { email } = Object(body);
  return typeof email === 'string' ? email : null;
}

function codeFor({ routeOptions }: FastifyRequest): string {
  return routeOptions.url?.startsWith('/v1/auth/') ? 'auth/too-many-requests' : 'too-many-requests';
}
