import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What an app in a browser may read of an answer besides its body. */
const READABLE =
  'etag, location, ratelimit, ratelimit-policy, redflag-position, retry-after, www-authenticate';

/** How long browsers remember the answer to a preflight. Chromium allows no more. */
const PREFLIGHT_SECONDS = 7_200;

/** Returns the credential of `Authorization: Bearer` (RFC 6750), or null if a request has none. */
export function bearerOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  return /^bearer\b *(.*)$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}

/**
 * Lets pages of every origin send requests with a key, without cookies, and read the answers (CORS).
 * Requests without a key keep to our own origin.
 */
export function admitKeysFromAnywhere(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (bearerOf(request) !== null) {
      reply.headers({
        'access-control-allow-origin': '*',
        'access-control-expose-headers': READABLE,
      });
      return done();
    }
    if (!isPreflight(request)) return done();
    reply
      .code(204)
      .headers({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET, POST, DELETE',
        'access-control-allow-headers':
          'authorization, content-type, idempotency-key, if-none-match',
        'access-control-max-age': PREFLIGHT_SECONDS,
      })
      .send();
  });
}

/** Whether a browser asks if it may send a key to the API. */
function isPreflight({ method, url, headers }: FastifyRequest): boolean {
  const wanted = headers['access-control-request-headers'] ?? '';
  return (
    method === 'OPTIONS' &&
    url.startsWith('/v1/') &&
    headers['access-control-request-method'] !== undefined &&
    wanted.split(',').some((name) => name.trim().toLowerCase() === 'authorization')
  );
}
