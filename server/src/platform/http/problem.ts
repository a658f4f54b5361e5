import { STATUS_CODES } from 'node:http';
import { FACTOR_NEEDED } from '@redflag/shared/accounts/values';
import type { Problem } from '@redflag/shared/api/problem';

interface ProblemDetails {
  status: number;
  /** Stable name of the failure, such as `auth/invalid-credential`. */
  code: string;
  /** A sentence for people. */
  detail: string;
  errors?: Problem['errors'];
  /** Further members, which say more to programs (RFC 9457, section 3.2). */
  extensions?: Record<string, unknown>;
  headers?: Record<string, string>;
}

/** An error response: thrown anywhere, rendered in one place (RFC 9457). */
export class ProblemError extends Error {
  readonly details: ProblemDetails;

  /** @param options the cause, which only the log shows */
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

/** 415, with the types that the route accepts. */
export function unsupportedMediaType(accepted: readonly string[]): ProblemError {
  return new ProblemError({
    status: 415,
    code: 'unsupported-media-type',
    detail: `This address accepts ${accepted.join(' or ')}.`,
  });
}

/** 404, also for what the caller is not allowed to know about. */
export function notFound(what: string): ProblemError {
  return new ProblemError({ status: 404, code: 'not-found', detail: `${what} not found` });
}

/** 401 for a caller without a session, or whose account was deleted. */
export function noSession(): ProblemError {
  return new ProblemError({
    status: 401,
    code: 'auth/no-session',
    detail: 'No authenticated user found.',
  });
}

/** 401 for a caller whose session ended because the account was suspended. */
export function sessionSuspended(): ProblemError {
  return new ProblemError({
    status: 401,
    code: 'auth/user-disabled',
    detail: 'Your account has been suspended',
  });
}

/** 401 for half a session: the second factor is missing. */
export function factorNeeded(): ProblemError {
  return new ProblemError({
    status: 401,
    code: FACTOR_NEEDED,
    detail: 'One more step: please give your second factor.',
  });
}

/** 403 for a caller without permission. */
export function forbidden(detail = 'You are not allowed to do this.'): ProblemError {
  return new ProblemError({ status: 403, code: 'forbidden', detail });
}

/** 503 while something that the request needs is down. */
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

/** Builds the body of an error response. */
export function problemBody(details: ProblemDetails, requestId: string): Problem {
  return {
    type: 'about:blank',
    title: STATUS_CODES[details.status] ?? 'Error',
    status: details.status,
    detail: details.detail,
    code: details.code,
    ...(details.errors && { errors: details.errors }),
    ...details.extensions,
    requestId,
  };
}
