import { NewReportScreen } from '#app/new-report-screen.tsx';
import { reportAddress } from '#features/reports/review/filter-address.ts';
import { pageMeta } from '#ui/brand.ts';

const title = 'New report';
export const meta = () => pageMeta(title);

/** Administrators file reports like users (product specification section 6). */
export default function AdminNewReport() {
  return (
    <NewReportScreen
      title={title}
      reportPath={(id) => `/admin/report/${id}`}
      resultsPath={(sought) =>
        `/admin/report-lists?${reportAddress.write({ ...reportAddress.unfiltered, ...sought })}`
      }
      dashboardPath="/admin/dashboard"
    />
  );
}
