import type { Post } from '@redflag/shared/posts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { byCursor } from '#api/by-cursor.ts';
import { $api } from '#api/client.ts';

/** All posts, newest first, a page at a time. */
export function usePosts() {
  return $api.useInfiniteQuery('get', '/v1/posts', { params: { query: {} } }, byCursor);
}

/** The newest posts alone. */
export function useNewestPosts(limit: number) {
  return $api.useQuery('get', '/v1/posts', { params: { query: { limit } } });
}

/** One post, at once where a list has shown it already. */
export function usePost(id: string) {
  const queries = useQueryClient();
  // Until the screen is left, a post that is just being deleted is not missed.
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
