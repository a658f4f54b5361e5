import { $api } from '#api/query-client.ts';

/** Fetches the last change of a report's status. */
export function useLastChange(reportId: string) {
  const params = { path: { id: reportId } };
  const enabled = reportId !== '';
  const { data } = $api.useQuery('get', '/v1/reports/{id}/history', { params }, { enabled });
  return data?.items.at(-1);
}
