import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiProblem } from './problem.ts';
import { endRefusedSession } from './session.ts';

const RETRIES = 2;

// A pending mutation disables its button before the second click of a double click arrives; by
// default the screen would hear of it a timer later.
notifyManager.setScheduler(queueMicrotask);

/**
 * One cache for the whole app. Only what may heal by itself is tried again; any call that finds the
 * session ended makes the person a visitor.
 */
export function createAppQueryClient() {
  const onError = (problem: Error) => endRefusedSession(queries, problem);
  const queries: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: 10_000,
        retry: (failures, problem) =>
          failures < RETRIES &&
          !(problem instanceof ApiProblem && problem.status >= 400 && problem.status < 500),
      },
      mutations: { networkMode: 'always' },
    },
  });
  return queries;
}
