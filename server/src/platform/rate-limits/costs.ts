import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#platform/config.ts';
import { networkOf } from '#platform/http/connections/network-address.ts';
import type { Cost, costs } from '#platform/limits.ts';
import { COUNTED_AT_ONCE } from '#platform/limits.ts';
import { tooManyRequests } from './rate-limits.ts';

export type Costs = Record<keyof typeof costs, Cost>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a request costs, if it is expensive. */
    cost?: keyof typeof costs;
  }
}

type Limiter = (request: FastifyRequest) => Promise<void>;

/**
 * Applies its limits to each route that names a cost, if possible before the body is read.
 * Instances count separately, in memory, so that a request needs no query.
 */
export function limitCosts(app: FastifyInstance, { rateLimits }: Config, limits: Costs): void {
  if (!rateLimits) return;
  const limiters = Object.fromEntries(
    Object.entries(limits).map(([name, cost]) => [name, openLimiters(app, cost)]),
  );
  // Only for routes with a cost, so that other requests do not wait for these hooks.
  app.addHook('onRoute', (route) => {
    const limiter = route.config?.cost && limiters[route.config.cost];
    if (!limiter) return;
    route.preParsing = async (request: FastifyRequest) => {
      await limiter.address(request);
      // A key has a limit of its own.
      if (request.viewer && !request.viewer.key) await limiter.viewer(request);
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
        throw tooManyRequests(taken.ttlInSeconds, { code: codeFor(request) });
      }
    };
  };
  return {
    address: open(address, ({ ip }) => networkOf(ip)),
    viewer: open(account, ({ viewer }) => viewer?.id ?? ''),
    // With the network, or anyone could lock anyone out.
    named: open(account, (request) => `${namedAccount(request)} ${networkOf(request.ip)}`),
  };
}

/** Returns the address in a form, which stands for its account even if none exists. */
function namedAccount({ body }: FastifyRequest): string | null {
  const { email } = Object(body);
  return typeof email === 'string' ? email : null;
}

function codeFor({ routeOptions }: FastifyRequest): string {
  return routeOptions.url?.startsWith('/v1/auth/') ? 'auth/too-many-requests' : 'too-many-requests';
}
