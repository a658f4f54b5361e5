import { Link } from 'react-router';
import { useSession } from '../../api/session.ts';
import { LatestReports } from '../../features/reports/review/latest-reports.tsx';
import { pageMeta } from '../../ui/brand.ts';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

const title = 'Dashboard';
export const meta = () => pageMeta(title);
export const handle = { title };

export default function AdminDashboard() {
  const { me } = useSession();
  return (
    <>
      <PageTitle
        lead="The newest reports, as they come in."
        actions={
          <Button component={Link} to="/admin/report-lists" variant="default">
            All reports
          </Button>
        }
      >
        Welcome, {me?.username}
      </PageTitle>
      <LatestReports reportPath={(id) => `/admin/report/${id}`} />
    </>
  );
}
