import { NewReportScreen } from '#app/new-report-screen.tsx';
import { resultsAddress } from '#features/reports/search-address.ts';
import { pageMeta } from '#ui/brand.ts';

const title = 'New report';
export const meta = () => pageMeta(title);

export default function NewReport() {
  return (
    <NewReportScreen
      title={title}
      reportPath={(id) => `/user/report/${id}`}
      resultsPath={(search) => `/user/dashboard${resultsAddress(search)}`}
      dashboardPath="/user/dashboard"
      checkPath="/user/dashboard"
    />
  );
}
