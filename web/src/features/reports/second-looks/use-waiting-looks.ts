import { $api } from '#api/query-client.ts';

/** Fetches what reporters ask to look at again on a target, as far as it waits. */
export function useWaitingLooks(targetId: string) {
  return $api.useQuery('get', '/v1/second-looks', {
    params: { query: { targetId, state: 'waiting' } },
  });
}
