import { useIsMutating } from '@tanstack/react-query';
import { $api } from '#api/query-client.ts';

/** Whether the report is being deleted: it must not show as missing before its screen is left. */
export function useReportBeingDeleted(): boolean {
  return useIsMutating({ mutationKey: ['delete', '/v1/reports/{id}'] }) > 0;
}

/** Fetches a report, unless it is being deleted. */
export function useReport(id: string) {
  const enabled = !useReportBeingDeleted();
  return $api.useQuery('get', '/v1/reports/{id}', { params: { path: { id } } }, { enabled });
}
