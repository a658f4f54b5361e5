import { createRedflagClient } from '@redflag/client';
import type { Middleware } from 'openapi-fetch';
import { fetchInTime } from './in-time.ts';
import { ApiProblem, ConnectionLost, Missing, readProblem } from './problem.ts';

const failuresAreThrown: Middleware = {
  async onResponse({ response }) {
    if (!response.ok) {
      throw await readProblem(response);
    }
  },
  onError({ error }) {
    const isKnown =
      error instanceof ApiProblem || (error instanceof DOMException && error.name === 'AbortError');
    return isKnown ? error : new ConnectionLost();
  },
};

/** Ids of what this tab has deleted or is deleting. Ids are never used twice. */
const deleted = new Set<unknown>();

/** Answers 404 itself for what this tab has deleted: live events and screens being left would ask for it. */
const deletedIsMissing: Middleware = {
  onRequest({ request, schemaPath, params }) {
    const id = params.path?.id;
    if (id === undefined) return;
    if (isDeletion(request, schemaPath)) deleted.add(id);
    else if (deleted.has(id)) throw new Missing();
  },
  onResponse({ request, schemaPath, response, params }) {
    const failed = !response.ok && response.status !== 404;
    if (isDeletion(request, schemaPath) && failed) deleted.delete(params.path?.id);
  },
  onError({ request, schemaPath, params }) {
    if (isDeletion(request, schemaPath)) deleted.delete(params.path?.id);
  },
};

/** Whether a call deletes what has the id, and not something of it. */
const isDeletion = ({ method }: Request, schemaPath: string) =>
  method === 'DELETE' && schemaPath.endsWith('/{id}');

/** Fetches. An act that asks for the password again is done again once the person has given it. */
async function fetchConfirmed(request: Request): Promise<Response> {
  // A body can be read once.
  const again = request.method === 'GET' ? request : request.clone();
  const response = await fetchInTime(request);
  if (response.status !== 403) return response;
  const { askAgain } = await import('./confirmation.ts');
  return (await askAgain(response, again, deleted)) ? fetchConfirmed(again) : response;
}

/**
 * The typed API. Every failed call throws an `ApiProblem`: `ConnectionLost` if the server cannot be
 * reached, `NoAnswer` if it is silent for too long.
 */
export const api = createRedflagClient({ fetch: fetchConfirmed });
api.use(failuresAreThrown, deletedIsMissing);

/** Returns what the server answers to a call: a failed one throws. */
export async function contentOf<Content>(call: Promise<{ data?: Content }>) {
  return (await call).data as NonNullable<Content>;
}
