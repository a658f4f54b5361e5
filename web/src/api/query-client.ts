import type { paths } from '@redflag/client';
import { notifyManager, QueryClient, useQueryClient } from '@tanstack/react-query';
import createQueryClient from 'openapi-react-query';
import { api } from './client.ts';
import { mayBeTemporary } from './problem.ts';
import { RETRIES } from './shared-answer.ts';

/** The API as TanStack Query hooks, for the areas; keys are `[method, path, init]`. */
export const $api = createQueryClient(api);

/** Options with which TanStack Query pages through a list of the API. */
export const byCursor = {
  pageParamName: 'cursor',
  // Null is omitted from the request; undefined would be sent as 0.
  initialPageParam: null,
  getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor,
};

// A pending mutation must disable its button before the second click of a double click; by default,
// screens are notified only after a timer.
notifyManager.setScheduler(queueMicrotask);

/** Queries are retried only if the failure may be temporary. */
export function createAppQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        // Otherwise off in this mode.
        refetchOnReconnect: true,
        staleTime: 10_000,
        retry: (failures, problem) => failures < RETRIES && mayBeTemporary(problem),
      },
      mutations: { networkMode: 'always' },
    },
  });
}

let next: QueryClient | null = null;

/** Returns the cache of the area that is shown next, which can be filled before. */
export function nextQueryClient(): QueryClient {
  next ??= createAppQueryClient();
  return next;
}

/** Called when an area is shown: whatever comes after it begins with an empty cache. */
export function forgetNextQueryClient() {
  next = null;
}

/** Returns a function that refetches what the screen shows of these paths; it resolves when that is done. */
export function useRefresh(...shown: (keyof paths)[]) {
  const queries = useQueryClient();
  return () =>
    Promise.all(shown.map((path) => queries.invalidateQueries({ queryKey: ['get', path] })));
}
