import type { Reply } from '@redflag/shared/replies';
import { isOpenReply } from '@redflag/shared/replies/values';
import { useQueryClient } from '@tanstack/react-query';
import { $api, useRefresh } from '#api/query-client.ts';
import { useSession } from '#api/session.ts';

export const useReply = (id: string) =>
  $api.useQuery('get', '/v1/replies/{id}', { params: { path: { id } } });

const onTarget = (targetId: string) =>
  $api.queryOptions('get', '/v1/replies', { params: { query: { targetId } } });

/** Whether a reply is the person's own: reviewers read others' too. */
export function useIsOwn(): (reply: Reply) => boolean {
  const { me } = useSession();
  return ({ review }) => !review || review.holder?.id === me?.id;
}

/** Returns a function that asks for the person's own reply on a target that waits for a decision. */
export function useFindOpen(targetId: string): () => Promise<Reply | null> {
  const queries = useQueryClient();
  const isOwn = useIsOwn();
  return async () => {
    const { items } = await queries.fetchQuery({ ...onTarget(targetId), staleTime: 0 });
    return items.find((reply) => isOpenReply(reply.state) && isOwn(reply)) ?? null;
  };
}

/** Refetches the replies on the screen, and the verdicts that they change, after the person has changed one. */
export const useRefreshReplies = () =>
  useRefresh('/v1/replies', '/v1/replies/{id}', '/v1/targets', '/v1/targets/{id}');
