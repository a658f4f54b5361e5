import { pictureMessages } from '@redflag/shared/pictures';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { isUnavailable } from '#platform/database/connections.ts';
import { lacksRow, tookTooLong } from '#platform/database/database.ts';
import { InvalidCursorError } from '#platform/database/lists/cursor.ts';
import { FileStoreError } from '#platform/files/files.ts';
import {
  malformed,
  noSession,
  notFound,
  ProblemError,
  problemBody,
  unavailable,
} from './problem.ts';

type Details = ProblemError['details'];

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Renders errors of a route that answers with pages. */
    problemPage?: (details: ProblemError['details'], query: unknown) => string;
  }
}

/** Renders every error as Problem Details, as nothing else does, or as `errorPage` for people. */
export function renderProblems(app: FastifyInstance, errorPage?: string): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const details = knownByRequest(error, request) ?? toDetails(error);
    if (details.status >= 500) request.log.error({ err: error }, 'request failed');
    return sendProblemOrPage(reply, request, details, errorPage);
  });
}

/** Responds to a request that fails before a route is found, such as an address that cannot be decoded. */
export function sendFrameworkProblem(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  errorPage?: string,
): void {
  sendProblemOrPage(reply, request, toDetails(error), errorPage);
}

/** The address of a file, such as those that scanners ask for: `/wp-login.php`, `/.env`. */
const FILE = /^[^?]*(\/\.|\.[^/?]*(\?|$))/;

/**
 * Sends the route's own page, or the app's error page to a person whose address is malformed or has
 * no page. Programs, such as probes and scanners, get Problem Details.
 */
function sendProblemOrPage(
  reply: FastifyReply,
  request: FastifyRequest,
  details: Details,
  errorPage: string | undefined,
): FastifyReply {
  const { method, url, headers, query } = request;
  const isOpened = ['GET', 'HEAD'].includes(method) && /\btext\/html\b/.test(headers.accept ?? '');
  const isPage = [400, 404].includes(details.status) && !url.startsWith('/v1/') && !FILE.test(url);
  const page =
    request.routeOptions.config.problemPage?.(details, query) ?? (isOpened && isPage && errorPage);
  if (!page) return sendProblem(reply, request, details);
  return reply
    .code(details.status)
    .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', ...details.headers })
    .type('text/html; charset=utf-8')
    .send(page);
}

/** Sends an error response. */
function sendProblem(reply: FastifyReply, request: FastifyRequest, details: Details): FastifyReply {
  return reply
    .code(details.status)
    .headers({ 'cache-control': 'no-store', ...details.headers })
    .type('application/problem+json')
    .send(JSON.stringify(problemBody(details, request.id)));
}

/** Returns what an error of the database means for this request, if that is something special. */
function knownByRequest(error: unknown, { viewer, query }: FastifyRequest): Details | null {
  // The caller's account was deleted during the request. Null for a visitor, undefined if never looked up.
  if (viewer && lacksRow(error, viewer.id)) return noSession().details;
  return tookTooLong(error) && Object.hasOwn(Object(query), 'q') ? searchTooSlow : null;
}

const searchTooSlow: Details = {
  status: 422,
  code: 'search/too-slow',
  detail: 'This search takes too long. Please type more of the text, or narrow the filters.',
};

function toDetails(error: FastifyError): Details {
  if (error instanceof ProblemError) return error.details;
  if (hasZodFastifySchemaValidationErrors(error)) return validationDetails(error);
  const known = clientErrors[error.code];
  if (known) return known;
  if (error instanceof InvalidCursorError) return invalidCursor;
  if (error instanceof FileStoreError || isUnavailable(error)) return unavailable().details;
  if (error.statusCode === 429) {
    return {
      status: 429,
      code: 'too-many-requests',
      detail: 'You have made too many requests in a short period. Please wait and try again later.',
    };
  }
  if (error.statusCode && error.statusCode < 500) {
    return { status: error.statusCode, code: 'bad-request', detail: 'The request is not valid.' };
  }
  return { status: 500, code: 'internal', detail: 'An error occurred. Please try again.' };
}

const invalidCursor: Details = {
  status: 400,
  code: 'invalid-cursor',
  detail: 'This page address is not valid. Please start from the first page.',
};

const clientErrors: Record<string, Details> = {
  FST_ERR_BAD_URL: malformed('This address is not valid.').details,
  FST_ERR_MAX_PARAM_LENGTH: notFound('Page').details,
  FST_ERR_CTP_INVALID_JSON_BODY: malformed('The request is not valid JSON.').details,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    status: 415,
    code: 'unsupported-media-type',
    detail: 'This content type is not valid.',
  },
  FST_ERR_CTP_BODY_TOO_LARGE: {
    status: 413,
    code: 'too-large',
    detail: 'The request is too large.',
  },
  FST_REQ_FILE_TOO_LARGE: { status: 413, code: 'too-large', detail: pictureMessages.tooLarge },
  FST_FILES_LIMIT: malformed('Please send only one file.').details,
  FST_FIELDS_LIMIT: malformed('The form has too many fields.').details,
};

/**
 * Maps an invalid id to 404, a body to 422 with the messages of all its fields, and a query or
 * header to 400 with the names of its parameters.
 */
function validationDetails(error: FastifyError & { validation: Invalid[] }): Details {
  const errors = error.validation.map(({ instancePath, message = '' }) => ({
    path: instancePath.slice(1).replaceAll('/', '.'),
    message,
  }));
  const sentences = toSentences(errors);
  switch (error.validationContext) {
    case 'params':
      return { status: 404, code: 'not-found', detail: sentences };
    case 'body':
      return { status: 422, code: ownCode(error.validation), detail: sentences, errors };
    default: {
      const detail = errors.map(({ path, message }) => `${path}: ${message}`).join('; ');
      return { status: 400, code: 'validation', detail, errors };
    }
  }
}

interface Invalid {
  instancePath: string;
  message?: string;
  params?: unknown;
}

/** Returns the code that the schema gives the only issue (`params` of its rule), or else the general one. */
function ownCode([first, ...others]: Invalid[]): string {
  const own = z.object({ params: z.object({ code: z.string() }) }).safeParse(first?.params);
  return own.success && others.length === 0 ? own.data.params.code : 'validation';
}

/** Joins the messages of a field into one line, as specified for passwords. Each field has its own line. */
function toSentences(errors: { path: string; message: string }[]): string {
  const byField = Map.groupBy(errors, ({ path }) => path);
  return [...byField.values()]
    .map((field) => [...new Set(field.map(({ message }) => message))].join(' '))
    .join('\n');
}
