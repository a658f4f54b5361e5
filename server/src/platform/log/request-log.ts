import type { FastifyReply, FastifyRequest } from 'fastify';
import fastify from 'fastify';

/**
 * One line for each answer, with the route's pattern in place of the address: that may hold a
 * target that somebody searched, or a token.
 */
export class RequestLog extends fastify.LogController {
  override incomingRequest(): void {
    // The answer's line says it all.
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(error && { err: error }),
      },
      'answered',
    );
  }

  override defaultErrorLog(): void {
    // The error handler logs what is ours; the rest is the caller's mistake.
  }
}
