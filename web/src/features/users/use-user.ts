import { useIsMutating } from '@tanstack/react-query';
import { $api } from '#api/query-client.ts';

/** A user, for administrators. One who is being deleted must not show as missing before the screen is left. */
export function useUser(id: string) {
  const beingDeleted = useIsMutating({ mutationKey: ['delete', '/v1/users/delete/{id}'] }) > 0;
  return $api.useQuery(
    'get',
    '/v1/users/{id}',
    { params: { path: { id } } },
    { enabled: !beingDeleted },
  );
}
