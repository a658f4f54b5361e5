import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Answers to a person are kept by nobody, unless their route says otherwise. (They are compressed:
 * none holds a secret beside what a stranger may have put there. The session is a cookie of its own.)
 */
export function keepNothing(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'private, no-store');
    done();
  });
}

/** Names a content. Weakly: compressed it is other bytes with the same name. */
export function etagOf(content: string): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/** Whether the client has what the tag names, so that 304 will do. */
export function isCurrent(request: FastifyRequest, etag: string): boolean {
  const held = request.headers['if-none-match'] ?? '';
  return held.split(',').some((tag) => tag.trim() === '*' || strong(tag.trim()) === strong(etag));
}

/** A proxy that compresses weakens the tag; for a 304 the two are the same (RFC 9110, 13.1.2). */
function strong(etag: string): string {
  return etag.replace(/^W\//, '');
}

/**
 * `onSend` of a route whose answer is the same for everybody. Whoever kept it asks whether it is
 * still good: an event has the screens fetch it again, and an age would give them the old one.
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
