import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { QueueFilter } from './use-queue.ts';
import { caseOf, useQueue } from './use-queue.ts';

/**
 * Returns the case that follows another in the queue, from the start again after the end; null if there
 * is no other.
 * @param place where the case stood before it left the queue
 * @param skipped how many to leave to others who are at work
 */
export function nextCase(
  queue: string[],
  current: string,
  place: number,
  skipped = 0,
): string | null {
  const others = queue.filter((id) => id !== current);
  const now = queue.indexOf(current);
  const from = now >= 0 ? now : place;
  return others[(from + skipped) % others.length] ?? null;
}

/** So many cases at most are left to others who are at work. */
const SKIPPED = 9;

/**
 * Returns the case to open after this one, already fetched; null if there is no other.
 * @param isTaken whether somebody else has decided this one: the one who did so opens the next
 */
export function useNextCase(
  filter: QueueFilter,
  targetId: string,
  isTaken: boolean,
): string | null {
  const { list, cases } = useQueue(filter);
  const queue = cases?.flatMap(({ target }) => target.id ?? []) ?? [];
  const now = queue.indexOf(targetId);
  const place = useRef(0);
  useEffect(() => {
    if (now >= 0) place.current = now;
  }, [now]);
  const isNearEnd = now >= queue.length - SKIPPED;
  useEffect(() => {
    if (isNearEnd && list.hasNextPage && !list.isFetching && !list.isError)
      void list.fetchNextPage();
  }, [isNearEnd, list.hasNextPage, list.isFetching, list.isError, list.fetchNextPage]);
  const [skipped] = useState(() => 1 + Math.floor(Math.random() * SKIPPED));
  const next = nextCase(queue, targetId, place.current, isTaken ? skipped : 0);
  const { data } = useQuery({ ...caseOf(next ?? ''), enabled: next !== null });
  const picture = data?.reports.find(({ evidence }) => evidence)?.evidence?.url;
  useEffect(() => {
    if (picture) new Image().src = picture;
  }, [picture]);
  return next;
}
