import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import type { FastifyBaseLogger, FastifySerializerCompiler } from 'fastify';
import fastify from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Config } from '#platform/config.ts';
import { anyRequest, COUNTED_AT_ONCE } from '#platform/limits.ts';
import { RequestLog } from '#platform/log/request-log.ts';
import { stopGracefully } from '#platform/process/graceful-stop.ts';
import {
  answerBrokenRequest,
  boundConnections,
  connectionOptions,
} from './connections/connections.ts';
import { networkOf, trustProxies } from './connections/network-address.ts';
import { admitKeysFromAnywhere } from './key-requests.ts';
import { renderProblems, sendFrameworkProblem } from './problem-answers.ts';
import { refuseForeignOrigins, refuseMalformedText, refuseOtherMethods } from './refusals.ts';
import { codings, negotiateCodings } from './request-body/content-coding.ts';
import { readBodies } from './request-body/request-body.ts';
import { makeSecurityHeaders, sendSecurityHeaders } from './security-headers.ts';

/** For responses compressed on each request: 4 makes a list 5 % smaller and takes twice as long. */
const BROTLI_QUALITY = 2;

/** A stream costs more than compressing a shorter response, such as any page of a list. */
const COMPRESSED_AT_ONCE_BYTES = 64 * 1_024;

export type HttpServer = Awaited<ReturnType<typeof createHttpServer>>;

/**
 * Creates the HTTP server without routes: validation and serialisation by zod, Problem Details for
 * every error, security headers, and limits on requests.
 * @param scriptHashes CSP sources of the inline scripts in the built web app
 * @param errorPage HTML page for a person who opens an address without a page
 */
export async function createHttpServer(
  config: Config,
  log: FastifyBaseLogger,
  scriptHashes: string[],
  errorPage?: string,
) {
  const headersFor = makeSecurityHeaders(config.publicUrl, scriptHashes);
  const app = fastify({
    loggerInstance: log,
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies.length > 0 && trustProxies(config.trustedProxies),
    ...connectionOptions,
    clientErrorHandler: answerBrokenRequest,
    logController: new RequestLog(),
    frameworkErrors(error, request, reply) {
      // Hooks run only once a route is found.
      reply.headers(headersFor(request.url));
      sendFrameworkProblem(error, request, reply, errorPage);
    },
    // Requests that arrive while the server stops are answered like any other.
    return503OnClosing: false,
    // A busy machine may need longer to start than the ten seconds after which Fastify gives up.
    pluginTimeout: 0,
    // Otherwise Fastify loads its own, for JSON Schema, before it gets those below.
    schemaController: { compilersFactory: { buildValidator: noOther, buildSerializer: noOther } },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializeAnswers);
  renderProblems(app, errorPage);

  sendSecurityHeaders(app, headersFor);
  admitKeysFromAnywhere(app);
  refuseOtherMethods(app);
  negotiateCodings(app);
  // Only responses: a compressed request could be a decompression bomb.
  await app.register(compress, {
    encodings: [...codings],
    syncThreshold: COMPRESSED_AT_ONCE_BYTES,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    globalDecompression: false,
  });
  await app.register(cookie);
  await readBodies(app);
  if (config.rateLimits) {
    await app.register(rateLimit, {
      max: anyRequest.times,
      timeWindow: anyRequest.seconds * 1_000,
      cache: COUNTED_AT_ONCE,
      keyGenerator: ({ ip }) => networkOf(ip),
      // Clients within the limit do not need these headers, which cost bandwidth on a slow connection.
      addHeadersOnExceeding: {
        'x-ratelimit-limit': false,
        'x-ratelimit-remaining': false,
        'x-ratelimit-reset': false,
      },
    });
  }
  stopGracefully(app);
  boundConnections(app, config);
  refuseForeignOrigins(app, config.publicUrl);
  refuseMalformedText(app);
  return app;
}

const noOther = () => (): never => {
  throw new Error('Only zod validates and serialises.');
};

/**
 * Writes an answer as JSON without what its schema does not list, by code that zod generates at the
 * first answer (docs/decisions/web.md#schemas). Throws z.ZodError if it does not fit.
 */
const serializeAnswers: FastifySerializerCompiler<z.core.$ZodType> = ({ schema }) => {
  let compiled: z.core.$ZodType | undefined;
  return (answer) => {
    compiled ??= z.compile(schema);
    return JSON.stringify(z.parse(compiled, answer));
  };
};
