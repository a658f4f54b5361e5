import type { Reply } from '@redflag/shared/replies';
import { isOpenReply } from '@redflag/shared/replies/values';
import { useState } from 'react';
import { $api, byCursor } from '#api/query-client.ts';

const EARLIER_SHOWN = 20;

/**
 * The holder's replies to the reports on a target: those that were open when they were first shown, which
 * stay in their places, and the newest of the others.
 * @param count how many there are, as the case says once it has loaded
 */
export function useCaseReplies(targetId: string, count: number | undefined) {
  const enabled = count !== undefined && count > 0;
  const open = $api.useInfiniteQuery(
    'get',
    '/v1/replies',
    { params: { query: { targetId, open: 'true' } } },
    { ...byCursor, enabled },
  );
  const closed = $api.useQuery(
    'get',
    '/v1/replies',
    { params: { query: { targetId, open: 'false', limit: EARLIER_SHOWN } } },
    { enabled },
  );
  const [shownIds, setShownIds] = useState<string[] | null>(null);
  const found = open.data?.pages.flatMap(({ items }) => items) ?? [];
  const others = closed.data?.items ?? [];
  const ids = found.map(({ id }) => id);
  // Kept from before an undo, they would lack what that opened again, which would seem to have come in.
  const isCurrent = !open.isPending && !open.isFetching && !closed.isPending;
  const isLoaded = count === 0 || (enabled && isCurrent);
  if (isLoaded && shownIds === null) setShownIds(ids);
  const shown = shownIds ?? ids;
  const byId = new Map([...found, ...others].map((reply) => [reply.id, reply]));
  const showAll = (items: Reply[]) =>
    setShownIds([...new Set([...shown, ...items.map(({ id }) => id)])]);
  return {
    /** What came later does not take the screen away. */
    isReady: shownIds !== null,
    replies: shown.flatMap((id) => byId.get(id) ?? []),
    /** Whether a decision is still to be made. */
    isOpen: found.some(({ state }) => isOpenReply(state)),
    earlier: others.filter(({ id }) => !shown.includes(id)),
    arrived: ids.filter((id) => !shown.includes(id)).length,
    showArrived: () => showAll(found),
    list: {
      hasNextPage: open.hasNextPage,
      isFetchingNextPage: open.isFetchingNextPage,
      fetchNextPage: async () => {
        const { data } = await open.fetchNextPage();
        showAll(data?.pages.flatMap(({ items }) => items) ?? []);
      },
    },
    problem: open.error ?? closed.error,
  };
}

export type CaseReplies = ReturnType<typeof useCaseReplies>;
