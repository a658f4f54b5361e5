import type { FastifyInstance } from 'fastify';
import { forbidden } from './problem.ts';

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
 * (OWASP Cross-Site Request Forgery Prevention, "Verifying Origin With Standard Headers"). A client
 * that is not a browser sends neither header and passes.
 */
export function refuseForeignOrigins(app: FastifyInstance, publicUrl: string): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { fromAnywhere } = request.routeOptions.config;
    if (SAFE_METHODS.has(request.method) || fromAnywhere) return done();
    const { origin, 'sec-fetch-site': site } = request.headers;
    const own = origin === undefined || origin === publicUrl || hostOf(origin) === request.host;
    const allowed = own && OWN_SITES.has(site);
    done(allowed ? undefined : forbidden('This request came from another site and was refused.'));
  });
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
