import { STATUS_CODES } from 'node:http';
import type { Problem } from '@redflag/shared/problem';

interface ProblemDetails {
  status: number;
  /** Stable name of the failure, such as `auth/invalid-credential`. */
  code: string;
  /** The sentence that a person reads. */
  detail: string;
  errors?: Problem['errors'];
  headers?: Record<string, string>;
}

/** An answer other than success: thrown anywhere, rendered in one place (RFC 9457). */
export class ProblemError extends Error {
  readonly details: ProblemDetails;

  /** @param options the cause, for the log alone */
  constructor(details: ProblemDetails, options?: ErrorOptions) {
    super(details.detail, options);
    this.details = details;
  }
}

/** 422 for one field. */
export function invalidField(path: string, message: string, code = 'validation'): ProblemError {
  return new ProblemError({ status: 422, code, detail: message, errors: [{ path, message }] });
}

/** 400 for a request that cannot be read. */
export function malformed(detail: string): ProblemError {
  return new ProblemError({ status: 400, code: 'malformed', detail });
}

/** 415, with the types that the address takes. */
export function unsupportedMediaType(taken: readonly string[]): ProblemError {
  return new ProblemError({
    status: 415,
    code: 'unsupported-media-type',
    detail: `This address takes ${taken.join(' or ')}.`,
  });
}

/** 404, also for what the caller may not know exists. */
export function notFound(what: string): ProblemError {
  return new ProblemError({ status: 404, code: 'not-found', detail: `${what} not found` });
}

/** 401 for a caller without a session, or whose account is gone. */
export function noSession(): ProblemError {
  return new ProblemError({
    status: 401,
    code: 'auth/no-session',
    detail: 'No authenticated user found.',
  });
}

/** 403 for a caller who is known and may not. */
export function forbidden(detail = 'You are not allowed to do this.'): ProblemError {
  return new ProblemError({ status: 403, code: 'forbidden', detail });
}

/** 503 while something that the answer needs is down. */
export function unavailable(cause?: unknown): ProblemError {
  return new ProblemError(
    {
      status: 503,
      code: 'unavailable',
      detail: 'The service is not available right now. Please try again in a moment.',
      headers: { 'retry-after': '5' },
    },
    { cause },
  );
}

/** The body of an error answer. */
export function problemBody(details: ProblemDetails, requestId: string): Problem {
  return {
    type: 'about:blank',
    title: STATUS_CODES[details.status] ?? 'Error',
    status: details.status,
    detail: details.detail,
    code: details.code,
    ...(details.errors && { errors: details.errors }),
    requestId,
  };
}
