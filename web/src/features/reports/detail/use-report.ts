import { $api } from '#api/query-client.ts';
import { useReportBeingDeleted } from './use-report-being-deleted.ts';

/** Fetches a report, unless it is being deleted. */
export function useReport(id: string) {
  const beingDeleted = useReportBeingDeleted();
  return $api.useQuery(
    'get',
    '/v1/reports/{id}',
    { params: { path: { id } } },
    { enabled: !beingDeleted },
  );
}
