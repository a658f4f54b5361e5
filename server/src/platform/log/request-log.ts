import type { FastifyReply, FastifyRequest } from 'fastify';
import fastify from 'fastify';

/**
 * Logs one line per answer, with the route's pattern, because an address may contain a token or a
 * target that someone searched for.
 */
export class RequestLog extends fastify.LogController {
  override incomingRequest(): void {
    // The line for the answer is enough.
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
    // The error handler logs our own errors; the others are the caller's.
  }
}
