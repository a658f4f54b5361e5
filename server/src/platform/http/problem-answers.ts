import { pictureMessages } from '@redflag/shared/pictures';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { lacksRow } from '#platform/database/database.ts';
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

/**
 * Renders every failure as Problem Details: the one place that does.
 * @param errorPage what a person sees who opens an address that cannot be read
 */
export function renderProblems(app: FastifyInstance, errorPage?: string): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const details = lacksViewer(error, request) ? noSession().details : toDetails(error);
    if (details.status >= 500) request.log.error({ err: error }, 'request failed');
    return sendProblemOrPage(reply, request, details, errorPage);
  });
}

/** Answers what fails before a route is found, such as an address that cannot be decoded. */
export function sendFrameworkProblem(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  errorPage?: string,
): void {
  sendProblemOrPage(reply, request, toDetails(error), errorPage);
}

/** A person who opened an address that cannot be read sees the app's own page for that. */
function sendProblemOrPage(
  reply: FastifyReply,
  request: FastifyRequest,
  details: Details,
  errorPage: string | undefined,
): FastifyReply {
  const isOpened = request.method === 'GET' && /\btext\/html\b/.test(request.headers.accept ?? '');
  if (!errorPage || !isOpened || details.status !== 400 || request.url.startsWith('/v1/')) {
    return sendProblem(reply, request, details);
  }
  return reply
    .code(details.status)
    .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .type('text/html; charset=utf-8')
    .send(errorPage);
}

/** Sends an error answer. */
export function sendProblem(
  reply: FastifyReply,
  request: FastifyRequest,
  details: Details,
): FastifyReply {
  return reply
    .code(details.status)
    .headers({ 'cache-control': 'no-store', ...details.headers })
    .type('application/problem+json')
    .send(JSON.stringify(problemBody(details, request.id)));
}

/** Whether the caller's account went away while the request was being done. */
function lacksViewer(error: unknown, { viewer }: FastifyRequest): boolean {
  // Null for a visitor, undefined where nothing asks who is calling.
  return Boolean(viewer && lacksRow(error, viewer.id));
}

function toDetails(error: FastifyError): Details {
  if (error instanceof ProblemError) return error.details;
  if (hasZodFastifySchemaValidationErrors(error)) return validationDetails(error);
  const known = clientErrors[error.code];
  if (known) return known;
  if (error instanceof FileStoreError || isDatabaseUnavailable(error)) return unavailable().details;
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

const clientErrors: Record<string, Details> = {
  FST_ERR_BAD_URL: malformed('This address is not valid.').details,
  FST_ERR_MAX_PARAM_LENGTH: notFound('Page').details,
  FST_ERR_CTP_INVALID_JSON_BODY: malformed('The request is not valid JSON.').details,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    status: 415,
    code: 'unsupported-media-type',
    detail: 'The type of the content is not valid.',
  },
  FST_ERR_CTP_BODY_TOO_LARGE: {
    status: 413,
    code: 'too-large',
    detail: 'The request is too large.',
  },
  FST_REQ_FILE_TOO_LARGE: { status: 413, code: 'too-large', detail: pictureMessages.tooLarge },
  FST_FILES_LIMIT: malformed('Please send one file.').details,
  FST_FIELDS_LIMIT: malformed('The form has too many fields.').details,
};

/**
 * An unknown id reads as not there, a bad query or header as malformed, with the names of its
 * parameters; bad content with the sentences for all its fields.
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

/** The code that a schema gives the one thing that is wrong (`params` of its rule), or the general one. */
function ownCode([first, ...others]: Invalid[]): string {
  const own = z.object({ params: z.object({ code: z.string() }) }).safeParse(first?.params);
  return own.success && others.length === 0 ? own.data.params.code : 'validation';
}

/** The messages of a field run on, as a password's do; those of the next stand on a line of their own. */
function toSentences(errors: { path: string; message: string }[]): string {
  const byField = Map.groupBy(errors, ({ path }) => path);
  return [...byField.values()]
    .map((field) => [...new Set(field.map(({ message }) => message))].join(' '))
    .join('\n');
}

/**
 * Where the driver gives no code. The last hides what went wrong in a transaction: it is of the
 * attempt to roll that back.
 */
const LOST_CONNECTION =
  /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable/;

/** Codes of Node for a lost connection, and PostgreSQL's classes 08, 53 (a full disk, say) and 57P. */
function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : '';
    if (/^(ECONNREFUSED|ECONNRESET|EPIPE|08...|53...|57P..)$/.test(code)) return true;
    if (LOST_CONNECTION.test(cause.message)) {
      return true;
    }
  }
  return false;
}
