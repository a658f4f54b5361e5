import type { accountStatuses } from '@redflag/shared/accounts';
import { useIsMutating } from '@tanstack/react-query';
import { problemOf } from '#api/problem.ts';
import { $api, useRefresh } from '#api/query-client.ts';

/** A user, for administrators. One who is being deleted must not show as missing before the screen is left. */
export function useUser(id: string) {
  const enabled = useIsMutating({ mutationKey: ['delete', '/v1/users/delete/{id}'] }) === 0;
  return $api.useQuery('get', '/v1/users/{id}', { params: { path: { id } } }, { enabled });
}

/** Refetches the users on the screen and their history after the person has changed one; resolves when that is done. */
export const useRefreshUsers = () =>
  useRefresh('/v1/users', '/v1/users/{id}', '/v1/audit-log', '/v1/second-looks');

/** Returns the message for a failed action: the server's reason if it refused (409), otherwise the given one. */
export function failureSentence(error: unknown, otherwise: string): string {
  const problem = problemOf(error);
  return problem.status === 409 ? problem.detail : otherwise;
}

/** Returns the label of an account's status. */
export function statusWord(status: (typeof accountStatuses)[number]) {
  return status === 'active' ? 'Active' : 'Suspended';
}
