import {
  NOTIFICATIONS_FIRST_PAGE,
  NOTIFICATIONS_NEXT_PAGE,
} from '@redflag/shared/notifications/values';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#api/client.ts';
import { $api, useRefresh } from '#api/query-client.ts';
import { toastError } from '#ui/toast.tsx';

/** Fetches the person's notifications, newest first: 20, then 10 at a time. */
export function useNotifications() {
  const { data, ...query } = useInfiniteQuery({
    queryKey: ['get', '/v1/me/notifications', 'page by page'],
    queryFn: async ({ pageParam: cursor, signal }) => {
      const limit = cursor ? NOTIFICATIONS_NEXT_PAGE : NOTIFICATIONS_FIRST_PAGE;
      const params = { query: { limit, ...(cursor && { cursor }) } };
      const { data: page } = await api.GET('/v1/me/notifications', { params, signal });
      if (!page) {
        throw new Error('The list of notifications had no content.');
      }
      return page;
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  return {
    ...query,
    notifications: data?.pages.flatMap(({ items }) => items),
    unread: data?.pages.at(0)?.unread ?? 0,
    total: data?.pages.at(0)?.total,
  };
}

/** Marks one or all notifications as read. */
export function useMarkRead() {
  const outcome = {
    onSuccess: useRefresh('/v1/me/notifications'),
    onError: () => toastError('Error updating notification read status'),
  };
  const one = $api.useMutation('patch', '/v1/me/notifications/{id}', outcome);
  const all = $api.useMutation('post', '/v1/me/notifications/read-all', outcome);
  return {
    markRead: (id: string) => one.mutate({ params: { path: { id } }, body: { read: true } }),
    markAllRead: () => all.mutate({}),
    markingAll: all.isPending,
  };
}
