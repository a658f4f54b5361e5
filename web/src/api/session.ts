import type { Me } from '@redflag/shared/accounts';
import type { QueryClient } from '@tanstack/react-query';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from './client.ts';
import { clearDrafts } from './drafts.ts';
import { ApiProblem } from './problem.ts';

export type Session =
  | { status: 'loading'; me: null }
  | { status: 'visitor'; me: null }
  | { status: 'signed-in'; me: Me }
  | { status: 'unreachable'; me: null; retry: () => void };

/** The signed-in account, or null for a visitor. */
const sessionQuery = queryOptions({
  queryKey: ['get', '/v1/me'],
  queryFn: async ({ signal }): Promise<Me | null> => {
    try {
      const { data } = await api.GET('/v1/me', { signal });
      return data ?? null;
    } catch (problem) {
      if (problem instanceof ApiProblem && problem.status === 401) {
        return null;
      }
      throw problem;
    }
  },
  staleTime: 60_000,
});

/** Who is using the app. */
export function useSession(): Session {
  const { data, error, refetch } = useQuery(sessionQuery);
  if (data) {
    return { status: 'signed-in', me: data };
  }
  if (data === null) {
    return { status: 'visitor', me: null };
  }
  return error
    ? { status: 'unreachable', me: null, retry: () => void refetch() }
    : { status: 'loading', me: null };
}

/** Takes the account that a sign-in answered with, without asking again. */
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

/** Takes the account as a change to the profile left it, without asking again. */
export function useUpdateMe(): (me: Me) => void {
  const queries = useQueryClient();
  return useCallback((me) => queries.setQueryData(sessionQuery.queryKey, me), [queries]);
}

/** Asks the server anew: it hears that the person is still there, and says if the session has ended. */
export function useRefreshSession(): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    // A lost line is for the next call to tell.
    queries.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => undefined);
  }, [queries]);
}

/** Makes the person a visitor whose account is no more. */
export function useEndSession(): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    void clearDrafts();
    endSession(queries);
  }, [queries]);
}

/** Makes the person a visitor here: what was loaded for them is forgotten. */
export function endSession(queries: QueryClient) {
  queries.setQueryData(sessionQuery.queryKey, null);
  forgetEverything(queries);
}

/** Makes a signed-in person a visitor when a call was refused because their session is no more. */
export function endRefusedSession(queries: QueryClient, problem: Error) {
  const refused = problem instanceof ApiProblem && problem.code === 'auth/no-session';
  if (refused && queries.getQueryData(sessionQuery.queryKey)) {
    endSession(queries);
  }
}

function forgetEverything(queries: QueryClient) {
  queries.removeQueries({
    predicate: ({ queryKey }) => queryKey[1] !== '/v1/me' && queryKey[1] !== '/v1/app-config',
  });
}

/** Signs out at the server and starts afresh at the sign-in screen, with nothing left behind. */
export async function signOut() {
  await api.POST('/v1/auth/sign-out');
  await clearDrafts();
  window.location.assign('/login');
}

const SIGN_OUT_WAIT_MS = 5_000;

/** Signs out where nobody is: here in any case, since an unreachable server ends the session by itself. */
export async function endInactiveSession(queries: QueryClient) {
  await api
    .POST('/v1/auth/sign-out', { signal: AbortSignal.timeout(SIGN_OUT_WAIT_MS) })
    .catch(() => undefined);
  endSession(queries);
}
