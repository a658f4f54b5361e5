import type { FastifyInstance } from 'fastify';
import { forbidden } from './problem.ts';

/** What a browser says of the page that asks: ours, or none where a person typed the address. */
const OWN_SITES = new Set<unknown>(['same-origin', 'none', undefined]);
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses state changes that a page of another origin asks for, beside the SameSite cookie (OWASP
 * Cross-Site Request Forgery Prevention, "Verifying Origin With Standard Headers"). A client that
 * is no browser sends neither header and passes.
 */
export function refuseForeignOrigins(app: FastifyInstance, publicUrl: string): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (SAFE_METHODS.has(request.method)) return done();
    const { origin, 'sec-fetch-site': site } = request.headers;
    const own = origin === undefined || origin === publicUrl || hostOf(origin) === request.host;
    const allowed = own && OWN_SITES.has(site);
    done(allowed ? undefined : forbidden('This request came from another site and was refused.'));
  });
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
