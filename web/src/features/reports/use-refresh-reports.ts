import { useRefresh } from '#api/query-client.ts';

/** Refetches the reports on the screen after the person has changed one. */
export function useRefreshReports() {
  const refresh = useRefresh(
    '/v1/reports',
    '/v1/reports/{id}',
    '/v1/reports/{id}/history',
    '/v1/me/reports',
    '/v1/user-reports/{id}',
    '/v1/targets',
    '/v1/targets/{id}',
    '/v1/cases',
    '/v1/cases/{targetId}',
    '/v1/replies',
  );
  return () => void refresh();
}
