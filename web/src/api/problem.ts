import type { Problem } from '@redflag/shared/problem';
import { problemSchema } from '@redflag/shared/problem';

/** A failed call. `detail` is the sentence for the person, `code` is what a screen may act on. */
export class ApiProblem extends Error implements Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: string;
  readonly errors: Problem['errors'];
  readonly requestId: string;

  constructor(problem: Problem) {
    super(problem.detail);
    this.name = 'ApiProblem';
    this.type = problem.type;
    this.title = problem.title;
    this.status = problem.status;
    this.detail = problem.detail;
    this.code = problem.code;
    this.errors = problem.errors;
    this.requestId = problem.requestId;
  }

  /** Whether what an id names is not there; an id of another form than ours, refused as malformed, names nothing. */
  get isMissing(): boolean {
    return [400, 404, 422].includes(this.status);
  }
}

function problemOfOurOwn(status: number, code: string, title: string, detail: string): Problem {
  return { type: 'about:blank', title, status, detail, code, requestId: '' };
}

/** The server did not answer at all: `status` is 0. */
export class ConnectionLost extends ApiProblem {
  constructor() {
    super(
      problemOfOurOwn(
        0,
        'connection-lost',
        'Connection lost',
        'The service cannot be reached. Check your connection and try again.',
      ),
    );
    this.name = 'ConnectionLost';
  }
}

/** Reads an error answer; one that is no Problem Details (a proxy's page, say) gets a plain sentence. */
export async function readProblem(response: Response): Promise<ApiProblem> {
  const body: unknown = await response.json().catch(() => null);
  const { data } = problemSchema.safeParse(body);
  return new ApiProblem(
    data ??
      problemOfOurOwn(
        response.status,
        'unreadable-answer',
        response.statusText || 'Error',
        'An error occurred. Please try again.',
      ),
  );
}

/** What a failed call threw, as a problem; an error of our own making gets a plain sentence. */
export function problemOf(error: unknown): ApiProblem {
  if (error instanceof ApiProblem) {
    return error;
  }
  return new ApiProblem(
    problemOfOurOwn(0, 'unexpected', 'Error', 'An error occurred. Please try again.'),
  );
}

interface Query<Content> {
  data: Content | undefined;
  error: unknown;
  refetch: () => unknown;
}

/** How a query stands, for the part of a screen that shows its outcome. */
export function outcomeOf<Content>({ data, error, refetch }: Query<Content>) {
  return { data, problem: error ? problemOf(error) : null, refetch };
}
