import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#platform/config.ts';
import { networkOf } from '#platform/http/network-address.ts';
import type { Cost, costs } from './limits.ts';
import { COUNTED_AT_ONCE } from './limits.ts';
import { tooManyRequests } from './rate-limits.ts';

export type Costs = Record<keyof typeof costs, Cost>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a request costs, if it is much. */
    cost?: keyof typeof costs;
  }
}

type Limiter = (request: FastifyRequest) => Promise<void>;

/**
 * Holds every route that names a cost to its limits, before the body is read where that is possible.
 * Each instance counts by itself, in memory, so that a request costs no query.
 */
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
    const options = { max, timeWindow: seconds * 1_000, cache: COUNTED_AT_ONCE, keyGenerator };
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
