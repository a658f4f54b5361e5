import { pipeline, Readable } from 'node:stream';
import { createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { ProblemError } from '#platform/http/problem.ts';

/** What responses can be sent in, the best first. */
export const codings = ['br', 'gzip'] as const;
const available = [...codings, 'identity'];

/** Its types lack the option that says which of two equally welcome codings is better. */
interface Negotiation {
  encoding(
    available: readonly string[],
    options: { preferred: readonly string[] },
  ): string | undefined;
}

/** Clients that take no response as it is. There are hardly any, so other requests need no field. */
const refusesIdentity = new WeakSet<FastifyRequest>();

/**
 * Weighs `Accept-Encoding` (RFC 9110, section 12.5.3) and leaves only the response's coding,
 * because the plugins for responses and built files take `gzip;q=0` for a wish for gzip. A client
 * that refuses everything gets 406. If it only refuses the response as it is, even a short response
 * or a picture is coded.
 */
export function negotiateCodings(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request;
    if (headers['accept-encoding'] === undefined) return done();
    const negotiation: Negotiation = new Negotiator(request);
    const coding = negotiation.encoding(available, { preferred: available });
    if (!coding) return done(notAcceptable());
    if (!negotiation.encoding(['identity'], { preferred: [] })) {
      refusesIdentity.add(request);
      // A part of a file can only be sent as it is.
      delete headers.range;
    }
    headers['accept-encoding'] = coding;
    done();
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (!refusesIdentity.has(request) || reply.hasHeader('content-encoding') || !payload) {
      return payload;
    }
    const coding = String(request.headers['accept-encoding']);
    const etag = reply.getHeader('etag');
    // Coded bytes differ, so they are only weakly the same.
    if (typeof etag === 'string' && etag.startsWith('"')) reply.header('etag', `W/${etag}`);
    reply.removeHeader('content-length');
    reply.headers({ 'content-encoding': coding, vary: 'accept-encoding' });
    const content = payload instanceof Readable ? payload : Readable.from([payload]);
    // A failure of either ends both, and the response with them.
    return pipeline(content, coding === 'br' ? createBrotliCompress() : createGzip(), () => {});
  });
}

function notAcceptable(): ProblemError {
  return new ProblemError({
    status: 406,
    code: 'not-acceptable',
    detail: 'Responses are sent as they are, or compressed with br or gzip. Please accept one.',
  });
}
