import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { othersOn } from '#features/reports/cases/claims/claimed-by.tsx';
import type { QueueFilter } from './use-queue.ts';
import { caseOf, useQueue } from './use-queue.ts';

/**
 * Returns the case that follows another in the queue, from the start again after the end; null if there
 * is no other.
 * @param place where the case stood before it left the queue
 */
export function nextCase(queue: string[], current: string, place: number): string | null {
  const others = queue.filter((id) => id !== current);
  const now = queue.indexOf(current);
  const from = now >= 0 ? now : place;
  return others[from % others.length] ?? null;
}

/** So near the end of what is fetched of the queue, more is fetched. */
const NEAR_END = 9;

/** Returns the case that is probably opened after this one, already fetched; null if there is no other. */
export function useNextCase(filter: QueueFilter, targetId: string): string | null {
  const { list, cases } = useQueue(filter);
  const free = cases?.filter(({ target, claim }) => target.id === targetId || !othersOn(claim));
  const queue = free?.flatMap(({ target }) => target.id ?? []) ?? [];
  const now = queue.indexOf(targetId);
  const place = useRef(0);
  useEffect(() => {
    if (now >= 0) place.current = now;
  }, [now]);
  const isNearEnd = now >= queue.length - NEAR_END;
  useEffect(() => {
    if (isNearEnd && list.hasNextPage && !list.isFetching && !list.isError)
      void list.fetchNextPage();
  }, [isNearEnd, list.hasNextPage, list.isFetching, list.isError, list.fetchNextPage]);
  const next = nextCase(queue, targetId, place.current);
  const { data } = useQuery({ ...caseOf(next ?? ''), enabled: next !== null });
  const picture = data?.reports.find(({ evidence }) => evidence)?.evidence?.url;
  useEffect(() => {
    if (picture) new Image().src = picture;
  }, [picture]);
  return next;
}
