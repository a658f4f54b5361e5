import type { FastifyInstance } from 'fastify';
import { bearerOf } from './key-requests.ts';
import { forbidden, ProblemError } from './problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether other sites and the system may send this request, because it changes nothing. */
    fromAnywhere?: true;
  }
}

/** `Sec-Fetch-Site` of our own pages and of a typed address. Clients other than browsers omit it. */
const OWN_SITES = new Set<unknown>(['same-origin', 'none', undefined]);
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses state-changing requests from pages of another origin, in addition to the SameSite cookie
 * (OWASP Cross-Site Request Forgery Prevention, "Verifying Origin With Standard Headers"). Other
 * clients than browsers send neither header and pass, and keys never come from a browser unasked.
 */
export function refuseForeignOrigins(app: FastifyInstance, publicUrl: string): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { fromAnywhere } = request.routeOptions.config;
    if (SAFE_METHODS.has(request.method) || fromAnywhere || bearerOf(request) !== null)
      return done();
    const { origin, 'sec-fetch-site': site } = request.headers;
    const own = origin === undefined || origin === publicUrl || hostOf(origin) === request.host;
    const allowed = own && OWN_SITES.has(site);
    done(allowed ? undefined : forbidden('This request came from another site and was refused.'));
  });
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/** Refuses text that PostgreSQL cannot store and no keyboard produces: NUL and lone surrogates. */
export function refuseMalformedText(app: FastifyInstance): void {
  app.addHook('preValidation', ({ body, query, params }, _reply, done) => {
    if ([body, query, params].every(isWellFormed)) return done();
    done(
      new ProblemError({
        status: 400,
        code: 'malformed-text',
        detail: 'The request contains characters that are not valid text.',
      }),
    );
  });
}

/** Without recursion, because deeply nested JSON would overflow the stack. */
function isWellFormed(root: unknown): boolean {
  const left = [root];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === 'string') {
      if (!value.isWellFormed() || value.includes('\0')) return false;
    } else if (typeof value === 'object' && value !== null && !Buffer.isBuffer(value)) {
      for (const [key, item] of Object.entries(value)) left.push(key, item);
    }
  }
  return true;
}

const API = '/v1/';
/** Fastify answers 404 to longer ones. */
const ANY_PARAMETER = '[^/]{1,100}';

/**
 * Refuses other methods at addresses of the API that have routes: 405 with `Allow` (RFC 9110,
 * section 15.5.6), to anyone. OPTIONS too: without a key, other origins may not call the API, so
 * there is nothing to negotiate.
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
