import { REPORTS_PAGE } from '@redflag/shared/reports';
import { $api } from '#api/client.ts';
import { problemOf } from '#api/problem.ts';
import { ReportTable } from '#features/reports/lists/report-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailureState } from '#ui/failure-state.tsx';
import { Loading } from '#ui/loading.tsx';

/** The ten newest reports. */
export function LatestReports({ reportPath }: { reportPath: (id: string) => string }) {
  const { data, error, refetch } = $api.useQuery('get', '/v1/reports', {
    params: { query: { limit: REPORTS_PAGE } },
  });
  if (!data) {
    return error ? (
      <FailureState message={problemOf(error).detail} onRetry={refetch} />
    ) : (
      <Loading rows={REPORTS_PAGE} rowHeight={66} />
    );
  }
  return data.items.length > 0 ? (
    <ReportTable caption="Latest reports" reports={data.items} reportPath={reportPath} />
  ) : (
    <EmptyState title="No reports yet">They appear here as soon as somebody files one.</EmptyState>
  );
}
