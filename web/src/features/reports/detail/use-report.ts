import type { Report } from '@redflag/shared/reports';
import { useIsMutating } from '@tanstack/react-query';
import { $api } from '#api/query-client.ts';
import { useTarget } from '#features/reports/verdicts/use-targets.ts';

/** Whether no report is being deleted: one that is must not show as missing before its screen is left. */
function useNoneDeleted(): boolean {
  return useIsMutating({ mutationKey: ['delete', '/v1/reports/{id}'] }) === 0;
}

/** Fetches a report, unless it is being deleted. */
export function useReport(id: string) {
  const enabled = useNoneDeleted();
  return $api.useQuery('get', '/v1/reports/{id}', { params: { path: { id } } }, { enabled });
}

/** Fetches what is known of a report's target, with what reports on it also name. */
export function useTargetOfReport({ targetId }: Report) {
  return useTarget(useNoneDeleted() ? targetId : null);
}
