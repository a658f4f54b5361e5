import { useRef } from 'react';
import { problemOf } from '#api/problem.ts';
import { $api } from '#api/query-client.ts';
import { queryOf } from '#ui/filters/filter-address.ts';
import { toastError } from '#ui/toast.tsx';
import type { QueueFilter } from './use-queue.ts';

/** The case to begin with, and the one that is left. */
interface Step {
  from?: string | undefined;
  left?: string | undefined;
}

/**
 * Returns a function that takes the next case of a queue that nobody else is on. It returns its target;
 * null if there is none, undefined if it failed, which is shown, or is asked already.
 */
export function useTakeNext(filter: QueueFilter) {
  const take = $api.useMutation('post', '/v1/cases/next');
  const asking = useRef(false);
  return async function takeNext(step: Step = {}): Promise<string | null | undefined> {
    if (asking.current) return undefined;
    asking.current = true;
    try {
      return (await take.mutateAsync({ body: { ...queryOf(filter), ...step } })).targetId;
    } catch (error) {
      toastError(problemOf(error).sentence);
      return undefined;
    } finally {
      asking.current = false;
    }
  };
}
