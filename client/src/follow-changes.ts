import type { Client } from 'openapi-fetch';
import type { components, paths } from './schema.gen.ts';

/** The typed calls of a site. */
export type RedflagClient = Client<paths>;

type Query = NonNullable<paths['/v1/changes']['get']['parameters']['query']>;
export type Changes = components['schemas']['Changes'];
export type Change = Changes['items'][number];
/** What is listed of a target: a line of a snapshot. */
export type Entry = Omit<Change, 'position' | 'at' | 'type' | 'reason'>;

/** An answer with a problem, which waiting does not solve. */
export class ProblemAnswer extends Error {
  override name = 'ProblemAnswer';
  readonly status: number;
  /** Stable, such as `changes/position-gone`; empty if something between us answered. */
  readonly code: string;

  constructor(status: number, problem: { detail?: string; code?: string } = {}) {
    super(problem.detail ?? `The answer was ${status}.`);
    this.status = status;
    this.code = problem.code ?? '';
  }
}

/**
 * Returns all that is listed now of a category, and the position of the log from which to follow it.
 * @throws ProblemAnswer, such as 404 where the site does not publish the category
 */
export async function readSnapshot(
  client: RedflagClient,
  category: NonNullable<Query['category']>,
  signal?: AbortSignal,
): Promise<{ position: number; entries: Entry[] }> {
  const { data, error, response } = await client.GET('/v1/feeds/{file}', {
    params: { path: { file: `${category}.ndjson` } },
    parseAs: 'text',
    signal,
  });
  if (!response.ok) throw new ProblemAnswer(response.status, error);
  const lines = String(data).split('\n').filter(Boolean);
  return {
    position: Number(response.headers.get('redflag-position')),
    entries: lines.map((line) => JSON.parse(line)),
  };
}

interface Following {
  /** The position up to which you have everything: of a snapshot, or `next` of the pages that you took. */
  after?: number;
  category?: Query['category'];
  /** Ends it, by an error of this name. */
  signal?: AbortSignal;
}

const WAIT_SECONDS = 25;
const LONGEST_PAUSE_SECONDS = 60;

/**
 * Follows the change log for ever, in pages. Keep a page's `next` with what you made of the page, and begin
 * there the next time. Lost connections and servers that are busy are waited for.
 * @throws ProblemAnswer, with status 410 for a position that the log no longer has: begin again with a snapshot
 */
export async function* followChanges(
  client: RedflagClient,
  { after = 0, category, signal }: Following = {},
): AsyncGenerator<Changes, never> {
  let failures = 0;
  for (;;) {
    const query = { after, category, limit: 1_000, wait: WAIT_SECONDS };
    const answer = await client
      .GET('/v1/changes', { params: { query }, signal })
      .catch((error: unknown) => {
        if (signal?.aborted || !(error instanceof TypeError)) throw error;
        return null;
      });
    if (answer?.data) {
      failures = 0;
      const isNew = answer.data.next !== after;
      after = answer.data.next;
      if (isNew) yield answer.data;
      continue;
    }
    const { status = 503, headers } = answer?.response ?? {};
    if (status !== 429 && status < 500) throw new ProblemAnswer(status, answer?.error);
    const asked = Number(headers?.get('retry-after'));
    await pause(asked || Math.min(2 ** failures++, LONGEST_PAUSE_SECONDS), signal);
  }
}

/** Waits, or throws as soon as the signal is aborted. */
function pause(seconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', leave);
      resolve();
    }, seconds * 1_000);
    signal?.addEventListener('abort', leave);
  });
}
