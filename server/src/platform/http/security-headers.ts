import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { HelmetOptions } from 'helmet';
import helmet from 'helmet';

type Headers = Record<string, string>;

/** API responses are data, whatever they contain: nothing may load, run or frame them. */
const apiPolicy = "default-src 'none'; frame-ancestors 'none'";
/** The headers of helmet that matter for data; the others would only cost bandwidth on a slow connection. */
const apiHeaders = [
  'cross-origin-resource-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
];

/** Returns the security headers of a response, given the URL of its request. */
export type SecurityHeaders = (url: string) => Headers;

/**
 * Builds the security headers: all of helmet's for pages and files, and those that matter for data
 * for API responses (OWASP REST Security Cheat Sheet, "Security Headers"). They never vary within a
 * kind, so they are built once.
 * @param scriptHashes CSP sources of the inline scripts in the built web app
 */
export function makeSecurityHeaders(publicUrl: string, scriptHashes: string[]): SecurityHeaders {
  const pages = headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes],
        // Sizes that only a screen knows are in style attributes, which hashes do not cover.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    hsts: publicUrl.startsWith('https:') && { maxAge: 31_536_000 },
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  const api: Headers = { 'content-security-policy': apiPolicy };
  for (const name of apiHeaders) if (pages[name]) api[name] = pages[name];

  return (url) => (url.startsWith('/v1/') ? api : pages);
}

/** Adds the security headers to the response of every route. */
export function sendSecurityHeaders(app: FastifyInstance, headersFor: SecurityHeaders): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersFor(request.url));
    done();
  });
}

/** Returns the headers that helmet would set on a response. */
function headersOf(options: HelmetOptions): Headers {
  const headers: Headers = {};
  const answer = {
    setHeader(name: string, value: string) {
      headers[name.toLowerCase()] = value;
    },
    removeHeader() {},
  };
  helmet(options)({} as IncomingMessage, answer as unknown as ServerResponse, () => {});
  return headers;
}
