import { REPORTS_PAGE } from '@redflag/shared/reports/values';
import { outcomeOf } from '#api/problem.ts';
import { $api } from '#api/query-client.ts';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { Loaded } from '#ui/states/loaded.tsx';
import { ReportTable } from './report-table.tsx';

/** The ten newest reports. */
export function LatestReports({ reportPath }: { reportPath: (id: string) => string }) {
  const latest = $api.useQuery('get', '/v1/reports', {
    params: { query: { limit: REPORTS_PAGE } },
  });
  return (
    <Loaded {...outcomeOf(latest)} rows={REPORTS_PAGE} rowHeight={66}>
      {({ items }) =>
        items.length > 0 ? (
          <ReportTable caption="Latest reports" reports={items} reportPath={reportPath} />
        ) : (
          <EmptyState title="No reports yet">New reports will appear here.</EmptyState>
        )
      }
    </Loaded>
  );
}
