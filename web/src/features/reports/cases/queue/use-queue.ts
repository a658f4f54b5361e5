import { categoryValues } from '@redflag/shared/categories/values';
import type { Case } from '@redflag/shared/review/cases';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { keepPreviousData } from '@tanstack/react-query';
import { $api, byCursor } from '#api/query-client.ts';
import { filterAddress, oneOf, queryOf } from '#ui/filters/filter-address.ts';

/** The filter of the queue; an empty field means any. The case's address keeps it, for the next case. */
export const queueAddress = filterAddress({
  category: oneOf(categoryValues),
  /** Only targets with a waiting report that has a picture. */
  picture: oneOf(['true'] as const),
  /** Only targets with open flags. */
  flagged: oneOf(['true'] as const),
  /** Only targets whose holder answers. */
  replied: oneOf(['true'] as const),
});
export type QueueFilter = typeof queueAddress.unfiltered;

/** Fetches the targets with reports that wait, page by page: the same pages for the queue and each case. */
export function useQueue(filter: QueueFilter) {
  const list = $api.useInfiniteQuery(
    'get',
    '/v1/cases',
    { params: { query: queryOf(filter) } },
    { ...byCursor, placeholderData: keepPreviousData },
  );
  return { list, cases: list.data?.pages.flatMap(({ items }) => items) };
}

/** Takes a case out of the fetched queue, before it is fetched again. */
export function leaveQueue(queries: QueryClient, targetId: string): void {
  queries.setQueriesData<InfiniteData<{ items: Case[] }>>(
    { queryKey: ['get', '/v1/cases'] },
    (queue) =>
      queue && {
        ...queue,
        pages: queue.pages.map((page) => ({
          ...page,
          items: page.items.filter(({ target }) => target.id !== targetId),
        })),
      },
  );
}

/** The query of one case. */
export function caseOf(targetId: string) {
  return $api.queryOptions('get', '/v1/cases/{targetId}', { params: { path: { targetId } } });
}
