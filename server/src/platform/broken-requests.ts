import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { uuidv7 } from 'uuidv7';
import { problemBody } from './problem.ts';

const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
const sentences: Record<number, string> = {
  400: 'The request is not valid.',
  408: 'The request took too long to arrive.',
  431: 'The headers of the request are too large.',
};

/** Answers what Node cannot read as a request, and so has neither route nor hooks, as a problem. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  const status = statuses[error.code ?? ''] ?? 400;
  const details = { status, code: 'bad-request', detail: sentences[status] ?? '' };
  const body = JSON.stringify(problemBody(details, uuidv7()));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/problem+json',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    "content-security-policy: default-src 'none'; frame-ancestors 'none'",
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
