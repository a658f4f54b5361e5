import type { Post } from '@redflag/shared/posts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { $api, byCursor } from '#api/query-client.ts';

/** Fetches all posts, newest first, page by page. */
export function usePosts() {
  return $api.useInfiniteQuery('get', '/v1/posts', { params: { query: {} } }, byCursor);
}

/** Fetches a post; returns it immediately if a list has already loaded it. */
export function usePost(id: string) {
  const queries = useQueryClient();
  // A post that is being deleted must not show as missing before the screen is left.
  const beingDeleted = useIsMutating({ mutationKey: ['delete', '/v1/posts/{id}'] }) > 0;
  return $api.useQuery(
    'get',
    '/v1/posts/{id}',
    { params: { path: { id } } },
    { enabled: !beingDeleted, placeholderData: () => findInLists(queries, id) },
  );
}

interface PostsPage {
  items: Post[];
}

function findInLists(queries: QueryClient, id: string): Post | undefined {
  return queries
    .getQueriesData<PostsPage | InfiniteData<PostsPage>>({ queryKey: ['get', '/v1/posts'] })
    .flatMap(([, list]) => (list && 'pages' in list ? list.pages : (list ?? [])))
    .flatMap(({ items }) => items)
    .find((post) => post.id === id);
}
