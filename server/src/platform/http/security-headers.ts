import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { HelmetOptions } from 'helmet';
import helmet from 'helmet';

type Headers = Record<string, string>;

/** An answer of the API is data, whatever is in it: nothing loads, runs or frames it. */
const apiPolicy = "default-src 'none'; frame-ancestors 'none'";
/** What helmet says of documents has no meaning for data, and costs a slow line. */
const apiHeaders = [
  'cross-origin-resource-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
];

/** The security headers of an answer, by the address that was asked for. */
export type SecurityHeaders = (url: string) => Headers;

/**
 * Makes the security headers of every answer: helmet's for pages and files, and for answers of the API those
 * that mean something there (OWASP REST Security Cheat Sheet, "Security Headers"). They are the same
 * for every answer of a kind, and so made once.
 * @param scriptHashes CSP sources of the inline scripts in the built web app
 */
export function makeSecurityHeaders(publicUrl: string, scriptHashes: string[]): SecurityHeaders {
  const pages = headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes],
        // Mantine sets the sizes and colours of its parts by style attributes, which have no hashes.
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

/** Adds them to every answer that has a route. */
export function sendSecurityHeaders(app: FastifyInstance, headersFor: SecurityHeaders): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersFor(request.url));
    done();
  });
}

/** What helmet would set on an answer. */
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
