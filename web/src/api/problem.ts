import type { Problem } from '@redflag/shared/api/problem';
import { plural } from '@redflag/shared/text/plural';

/** A failed call. `detail` is the server's message for the person; screens may act on `code`. */
export class ApiProblem extends Error implements Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: string;
  readonly errors: Problem['errors'];
  readonly requestId: string;
  /** After how many seconds to try again; null if the answer does not say. */
  readonly retryAfter: number | null;

  constructor(problem: Problem, retryAfter: number | null = null) {
    super(problem.detail);
    this.name = 'ApiProblem';
    this.type = problem.type;
    this.title = problem.title;
    this.status = problem.status;
    this.detail = problem.detail;
    this.code = problem.code;
    this.errors = problem.errors;
    this.requestId = problem.requestId;
    this.retryAfter = retryAfter;
  }

  /** What a screen says where content is missing: what went wrong, and what to do. */
  get sentence(): string {
    return this.status === 429 && this.retryAfter !== null
      ? `You have made too many requests in a short period. Wait ${inWords(this.retryAfter)}, then try again.`
      : this.detail;
  }

  /** Whether there is nothing with the given id; that includes ids that the server refuses as malformed. */
  get isMissing(): boolean {
    return [400, 404, 422].includes(this.status);
  }
}

/** Words a pause, such as '30 seconds' or '2 minutes'. */
export function inWords(seconds: number): string {
  return seconds > 90
    ? plural(Math.ceil(seconds / 60), { one: '# minute', other: '# minutes' })
    : plural(seconds, { one: '# second', other: '# seconds' });
}

/**
 * Returns the sentence of a problem with the part of its code after the slash, such as 'SMS quota
 * exceeded. Please try again later. (quota-exceeded)' (product specification section 8). What the
 * server did not answer, such as a lost connection, has no such code.
 */
export function sentenceWithCode({
  detail,
  code,
  status,
}: Pick<Problem, 'detail' | 'code' | 'status'>): string {
  if (status === 0) return detail;
  const suffix = `(${code.slice(code.lastIndexOf('/') + 1)})`;
  return detail.endsWith(suffix) ? detail : `${detail} ${suffix}`;
}

function problemOfOurOwn(status: number, code: string, title: string, detail: string): Problem {
  return { type: 'about:blank', title, status, detail, code, requestId: '' };
}

/** The server cannot be reached: `status` is 0. */
export class ConnectionLost extends ApiProblem {
  constructor(
    code = 'connection-lost',
    detail = 'The service cannot be reached. Check your connection, then try again.',
  ) {
    const offline = 'You are offline. Connect to the internet, then try again.';
    super(
      problemOfOurOwn(0, code, 'Connection lost', navigator.onLine === false ? offline : detail),
    );
    this.name = 'ConnectionLost';
  }
}

/** The server took the request and then said nothing for too long. It may have done what was asked. */
export class NoAnswer extends ConnectionLost {
  constructor() {
    super('no-answer', 'The service takes too long to answer. Wait a moment, then try again.');
    this.name = 'NoAnswer';
  }
}

/** What was asked for has been deleted, as this tab knows without asking the server. */
export class Missing extends ApiProblem {
  constructor() {
    super(problemOfOurOwn(404, 'not-found', 'Not Found', 'It has been deleted.'));
    this.name = 'Missing';
  }
}

/** Whether an answer is a problem of our server. Its schema would add zod to every first load. */
function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'code' in body && 'requestId' in body;
}

/** Reads an error response; one without Problem Details, such as a proxy's page, gets a generic message. */
export async function readProblem(response: Response): Promise<ApiProblem> {
  const body: unknown = await response.json().catch(() => null);
  const seconds = /^\d+$/.exec(response.headers.get('retry-after') ?? '')?.[0];
  return new ApiProblem(
    isProblem(body)
      ? body
      : problemOfOurOwn(
          response.status,
          'unreadable-answer',
          response.statusText || 'Error',
          response.status > 500
            ? 'The service cannot be reached right now. Try again in a minute.'
            : 'An error occurred. Please try again.',
        ),
    seconds === undefined ? null : Number(seconds),
  );
}

/** Turns what a failed call threw into a problem; an unexpected error gets a generic message. */
export function problemOf(error: unknown): ApiProblem {
  if (error instanceof ApiProblem) {
    return error;
  }
  return new ApiProblem(
    problemOfOurOwn(0, 'unexpected', 'Error', 'An error occurred. Please try again.'),
  );
}

/** Whether a failed call is worth another attempt. Nobody should wait again for a server that is silent. */
export function mayBeTemporary(error: unknown): boolean {
  const refused = error instanceof ApiProblem && error.status >= 400 && error.status < 500;
  return !refused && !(error instanceof NoAnswer);
}

interface Query<Content> {
  data: Content | undefined;
  error: unknown;
  refetch: () => unknown;
}

/** Returns the state of a query, for the component that shows its outcome. */
export function outcomeOf<Content>({ data, error, refetch }: Query<Content>) {
  return { data, problem: error ? problemOf(error) : null, refetch };
}
