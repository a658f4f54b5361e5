import type { FastifyInstance } from 'fastify';
import { ProblemError } from './problem.ts';

const API = '/v1/';
/** Fastify answers 404 to longer ones. */
const ANY_PARAMETER = '[^/]{1,100}';

/**
 * Refuses a request to an address of the API that has routes, but none for this method: 405 with
 * `Allow` (RFC 9110, section 15.5.6), to anyone and whatever they send. OPTIONS is no exception:
 * other origins may not call the API, so there is nothing to negotiate.
 */
export function refuseOtherMethods(app: FastifyInstance): void {
  const addresses = new Map<string, { pattern: RegExp; methods: string[] }>();
  app.addHook('onRoute', ({ method, url }) => {
    if (!url.startsWith(API)) return;
    const path = url.replaceAll('.', '\\.').replaceAll(/:\w+/g, ANY_PARAMETER);
    const pattern = new RegExp(`^${path}$`);
    const { methods = [] } = addresses.get(url) ?? {};
    addresses.set(url, { pattern, methods: methods.concat(method) });
  });
  app.addHook('onRequest', ({ method, url, routeOptions }, _reply, done) => {
    if (!url.startsWith(API)) return done();
    const [path = ''] = url.split('?', 1);
    const named = addresses.get(path);
    const isFound = routeOptions.url === path || (!named && addresses.has(routeOptions.url ?? ''));
    if (isFound) return done();
    // `/v1/reports/summary` before `/v1/reports/:id`
    const address = named ?? [...addresses.values()].find(({ pattern }) => pattern.test(path));
    done(address && methodNotAllowed(method, address.methods));
  });
}

function methodNotAllowed(method: string, allowed: string[]): ProblemError {
  return new ProblemError({
    status: 405,
    code: 'method-not-allowed',
    detail: `This address does not accept ${method}.`,
    headers: { allow: allowed.toSorted().join(', ') },
  });
}
