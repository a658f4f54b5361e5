import type { Agent, IncomingHttpHeaders } from 'node:http';
import http from 'node:http';
import https from 'node:https';
import { buffer } from 'node:stream/consumers';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Sent {
  agent?: Agent;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  headers?: Record<string, string>;
  body?: Buffer;
}

/** A connection that had answered before was closed without an answer to this request. */
class DroppedError extends Error {
  constructor(cause: Error) {
    super(`Dropped: ${cause.message}`, { cause });
  }
}

/** Sends a request over a real connection. Rejects if that is lost before the full response arrives. */
export function send(url: string, { body, ...options }: Sent = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { request } = url.startsWith('https:') ? https : http;
    const sent = request(url, options, (response) => {
      const { statusCode: status = 0, headers } = response;
      buffer(response).then((received) => resolve({ status, headers, body: received }), reject);
    });
    sent.on('error', (error) => reject(sent.reusedSocket ? new DroppedError(error) : error));
    sent.end(body);
  });
}

/** Node's error code for a failed connection, such as ECONNREFUSED. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
