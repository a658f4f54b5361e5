import type { Me } from '@redflag/shared/accounts';
import type { QueryClient } from '@tanstack/react-query';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from './client.ts';
import { clearDrafts } from './drafts/drafts.ts';
import { fetchInTime } from './in-time.ts';
import { ApiProblem } from './problem.ts';

export type Session =
  | { status: 'loading'; me: null }
  | { status: 'visitor'; me: null; suspended: boolean }
  | { status: 'signed-in'; me: Me }
  | { status: 'unreachable'; me: null; retrying: boolean; retry: () => void };

/** A visitor whose session ended because the account was suspended. */
const SUSPENDED = 'suspended';
type Visitor = null | typeof SUSPENDED;

/** The signed-in account, or what is known of a visitor. */
const sessionQuery = queryOptions({
  queryKey: ['get', '/v1/me'],
  queryFn: async ({ signal }): Promise<Me | Visitor> => {
    try {
      const { data } = await api.GET('/v1/me', { signal });
      return data ?? null;
    } catch (problem) {
      if (problem instanceof ApiProblem && problem.status === 401) {
        return visitorBy(problem);
      }
      throw problem;
    }
  },
  staleTime: 60_000,
});

/** Returns what the refusal of a call says of the visitor who made it. */
function visitorBy(problem: unknown): Visitor {
  return problem instanceof ApiProblem && problem.code === 'auth/user-disabled' ? SUSPENDED : null;
}

/** Who is using the app. */
export function useSession(): Session {
  const { data, errorUpdateCount, isFetching, refetch } = useQuery(sessionQuery);
  if (data === null || data === SUSPENDED) {
    return { status: 'visitor', me: null, suspended: data === SUSPENDED };
  }
  if (data) {
    return { status: 'signed-in', me: data };
  }
  return errorUpdateCount > 0
    ? { status: 'unreachable', me: null, retrying: isFetching, retry: () => void refetch() }
    : { status: 'loading', me: null };
}

/** Starts a session with the account from the sign-in response, without another request. */
export function useBeginSession(): (me: Me) => void {
  const queries = useQueryClient();
  return useCallback(
    (me) => {
      forgetEverything(queries);
      queries.setQueryData(sessionQuery.queryKey, me);
    },
    [queries],
  );
}

/** Stores the account from the response to a profile change, without another request. */
export function useUpdateMe(): (me: Me) => void {
  const queries = useQueryClient();
  return useCallback((me) => queries.setQueryData(sessionQuery.queryKey, me), [queries]);
}

/** Fetches the session again: this tells the server that the person is active, and shows if it has ended. */
export function useRefreshSession(): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    // Leave a lost connection to the next call to report.
    queries.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => undefined);
  }, [queries]);
}

/** Makes the person a visitor after their account is deleted. */
export function useEndSession(): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    void clearDrafts();
    endSession(queries);
  }, [queries]);
}

/** Makes the person a visitor in this tab and removes all data loaded for them. */
function endSession(queries: QueryClient, visitor: Visitor = null) {
  queries.setQueryData(sessionQuery.queryKey, visitor);
  forgetEverything(queries);
}

/** Makes the person a visitor after the server has ended their session, and asks it why. */
export async function followEndedSession(queries: QueryClient) {
  const visitor = await api.GET('/v1/me').then(() => null, visitorBy);
  endSession(queries, visitor);
}

/** Makes a signed-in person a visitor if a call was refused because their session has ended. */
export function endRefusedSession(queries: QueryClient, problem: Error) {
  const refused =
    problem instanceof ApiProblem &&
    problem.status === 401 &&
    ['auth/no-session', 'auth/user-disabled'].includes(problem.code);
  const known = queries.getQueryData(sessionQuery.queryKey);
  if (refused && known && known !== SUSPENDED) {
    endSession(queries, visitorBy(problem));
  }
}

function forgetEverything(queries: QueryClient) {
  queries.removeQueries({
    predicate: ({ queryKey }) => queryKey[1] !== '/v1/me' && queryKey[1] !== '/v1/app-config',
  });
}

/** Signs out on the server, removes all drafts and reloads at the given path of the sign-in screen. */
export async function signOut(path = '/login') {
  await api.POST('/v1/auth/sign-out');
  await clearDrafts();
  window.location.assign(path);
}

const SIGN_OUT_WAIT_MS = 5_000;

/** Signs out after inactivity; without a connection only here, as the server ends the session itself. */
export async function endInactiveSession(queries: QueryClient) {
  await api
    .POST('/v1/auth/sign-out', { fetch: (request) => fetchInTime(request, SIGN_OUT_WAIT_MS) })
    .catch(() => undefined);
  endSession(queries);
}
