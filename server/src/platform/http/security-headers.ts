import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { HelmetOptions } from 'helmet';
import helmet from 'helmet';

type Headers = Record<string, string>;

/** Answers of the API are data, whatever they contain, as are scripts and styles when opened: nothing may load, run or frame them. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'";
/**
 * The worker that reads pictures compiles its program, which it fetches from us with its data. A worker has the policy
 * of its own script's answer, so no page may do that. It may send nothing elsewhere.
 */
const readerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'";
const READER = /^\/assets\/screenshot-worker-[\w-]+\.js(?:\?|$)/;
/** The headers of helmet that matter for data; the others would only cost bandwidth on a slow connection. */
const dataHeaders = [
  'cross-origin-resource-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
];

/**
 * What no page of ours uses, and a script that should not be there may not use either. We use the
 * clipboard, sharing, and codes from text messages. A file is chosen by the system, also from a camera.
 */
const unused =
  `accelerometer autoplay bluetooth browsing-topics camera display-capture encrypted-media fullscreen gamepad
  geolocation gyroscope hid idle-detection local-fonts magnetometer microphone midi payment picture-in-picture
  screen-wake-lock serial storage-access usb
  window-management xr-spatial-tracking`.split(/\s+/);

/** Returns the security headers of a response, given the URL of its request. */
export type SecurityHeaders = (url: string) => Headers;

/**
 * Builds the security headers once per kind: all of helmet's and a permissions policy for pages, and those that matter for
 * data for the API (OWASP REST Security Cheat Sheet, "Security Headers") and the built scripts and
 * styles.
 * @param scriptHashes CSP sources of the inline scripts in the built web app
 */
export function makeSecurityHeaders(publicUrl: string, scriptHashes: string[]): SecurityHeaders {
  const pages: Headers = {
    'permissions-policy': unused.map((feature) => `${feature}=()`).join(', '),
    ...headersOf({
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
    }),
  };
  const data: Headers = { 'content-security-policy': dataPolicy };
  for (const name of dataHeaders) if (pages[name]) data[name] = pages[name];

  const reader = { ...data, 'content-security-policy': readerPolicy };
  return (url) => {
    if (READER.test(url)) return reader;
    return /^\/(?:v1|assets)\//.test(url) ? data : pages;
  };
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
