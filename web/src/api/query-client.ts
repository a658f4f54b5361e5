import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiProblem, NoAnswer } from './problem.ts';
import { endRefusedSession } from './session.ts';

const RETRIES = 2;

// A pending mutation must disable its button before the second click of a double click; by default,
// screens are notified only after a timer.
notifyManager.setScheduler(queueMicrotask);

/**
 * Creates the app's only cache. Queries are retried only if the failure may be temporary. Any call
 * that finds that the session has ended makes the person a visitor.
 */
export function createAppQueryClient() {
  const onError = (problem: Error) => endRefusedSession(queries, problem);
  const queries: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
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
  return queries;
}

/** A person who has waited for an answer in vain should not wait two more times. */
function mayBeTemporary(problem: Error): boolean {
  const refused = problem instanceof ApiProblem && problem.status >= 400 && problem.status < 500;
  return !refused && !(problem instanceof NoAnswer);
}
