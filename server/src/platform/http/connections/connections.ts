import type { Server } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { Config } from '#platform/config.ts';
import { ProblemError, problemBody } from '#platform/http/problem.ts';
import { connections, patience, requests } from '#platform/limits.ts';
import { networkOf, trustProxies } from './network-address.ts';

const SECOND_MS = 1_000;

/** Fastify options that limit what a connection may use. */
export const connectionOptions = {
  requestTimeout: patience.request * SECOND_MS,
  connectionTimeout: patience.silence * SECOND_MS,
  keepAliveTimeout: patience.keepAlive * SECOND_MS,
  bodyLimit: requests.bodyBytes,
  http: {
    maxHeaderSize: requests.headBytes,
    headersTimeout: patience.head * SECOND_MS,
    connectionsCheckingInterval: 5 * SECOND_MS,
  },
};

/** Limits the number of connections, and the number of headers in a request. */
export function boundConnections(app: FastifyInstance, config: Config): void {
  app.server.maxConnections = connections.all;
  if (config.rateLimits) boundAddresses(app.server, trustProxies(config.trustedProxies));
  app.addHook('onRequest', (request, _reply, done) => {
    done(request.raw.rawHeaders.length > 2 * requests.headers ? headersTooLarge() : undefined);
  });
}

/** Closes connections beyond `most` from an address, except a proxy's, which serves many clients. */
export function boundAddresses(
  server: Server,
  isProxy: (address: string) => boolean,
  most = connections.address,
): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket;
    if (isProxy(remoteAddress)) return;
    const network = networkOf(remoteAddress);
    const others = open.get(network) ?? 0;
    if (others >= most) {
      socket.destroy();
      return;
    }
    open.set(network, others + 1);
    socket.on('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}

/** Answers a connection without a valid request: too slow, headers too large, or not HTTP. */
export function answerBrokenRequest(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) {
    const { details } = problemOf(error.code);
    const body = JSON.stringify(problemBody(details, uuidv7()));
    socket.write(
      [
        `HTTP/1.1 ${details.status} ${STATUS_CODES[details.status]}`,
        'content-type: application/problem+json',
        `content-length: ${Buffer.byteLength(body)}`,
        'cache-control: no-store',
        'x-content-type-options: nosniff',
        "content-security-policy: default-src 'none'; frame-ancestors 'none'",
        'connection: close',
        `\r\n${body}`,
      ].join('\r\n'),
    );
  }
  socket.destroySoon();
}

function problemOf(code: string): ProblemError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return new ProblemError({
      status: 408,
      code: 'request-timeout',
      detail: 'The request took too long.',
    });
  }
  if (code === 'HPE_HEADER_OVERFLOW') return headersTooLarge();
  return new ProblemError({
    status: 400,
    code: 'malformed',
    detail: 'The request could not be read.',
  });
}

function headersTooLarge(): ProblemError {
  return new ProblemError({
    status: 431,
    code: 'headers-too-large',
    detail: 'The request headers are too large.',
  });
}
