import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Forbids caching, unless a route sets another `cache-control`. These responses may be compressed:
 * none holds a secret beside text that a stranger chose (BREACH), and the session is in a cookie.
 */
export function keepNothing(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'private, no-store');
    done();
  });
}

/** Returns the ETag of a response's body. It is weak, because compressed bytes have the same tag. */
export function etagOf(content: string | Buffer): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/** Whether the client already has the version with this ETag, so that a 304 is enough. */
export function isCurrent(request: FastifyRequest, etag: string): boolean {
  const held = request.headers['if-none-match'] ?? '';
  return held.split(',').some((tag) => tag.trim() === '*' || strong(tag.trim()) === strong(etag));
}

/** A compressing proxy makes the tag weak; for a 304 both forms are equal (RFC 9110, section 13.1.2). */
function strong(etag: string): string {
  return etag.replace(/^W\//, '');
}

/**
 * `onSend` hook for responses that are the same for everyone. Caches must revalidate: with a
 * `max-age`, screens that fetch again after an event would get the old one.
 */
export async function keepAndAsk(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
  const etag = etagOf(payload);
  reply.headers({ 'cache-control': 'public, no-cache', etag, vary: 'accept-encoding' });
  if (!isCurrent(request, etag)) return payload;
  reply.code(304).removeHeader('content-type');
  return null;
}
