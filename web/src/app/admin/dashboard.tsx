import { Link } from 'react-router';
import { useSession } from '#api/session.ts';
import { FlagsWaiting } from '#features/flags/flags-waiting.tsx';
import { OldestCases } from '#features/reports/cases/queue/oldest-cases.tsx';
import { LatestReports } from '#features/reports/lists/latest-reports.tsx';
import { Charts } from '#features/stats/charts.tsx';
import { Overview } from '#features/stats/overview.tsx';
import { ReviewCharts } from '#features/stats/review-charts.tsx';
import { pageMeta } from '#ui/brand.ts';
import { Button } from '#ui/buttons/button.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import classes from './dashboard.module.css';

const title = 'Dashboard';
export const meta = () => pageMeta(title);

const REVIEW = '/admin/review';
const REPORT_LIST = '/admin/report-lists';

/** Product specification section 2, "Admin screens". */
export default function AdminDashboard() {
  const { me } = useSession();
  return (
    <>
      <PageTitle
        actions={
          <Button component={Link} to="/admin/new-report">
            New Report
          </Button>
        }
      >
        Welcome, <bdi>{me?.username}</bdi>
      </PageTitle>
      <Overview
        reviewPath={REVIEW}
        reportsPath={REPORT_LIST}
        usersPath="/admin/user-management"
        postsPath="/admin/security-vulnerabilities"
      />
      <section className={classes.part}>
        <div className="row gap-xs between baseline">
          <h2>Waiting longest</h2>
          <FlagsWaiting path="/admin/flags" />
        </div>
        <OldestCases casePath={(id) => `${REVIEW}/${id}`} />
      </section>
      <section className={classes.part}>
        <div className="row gap-xs between baseline">
          <h2>Latest reports</h2>
          <Link to={REPORT_LIST} className="touch">
            All reports
          </Link>
        </div>
        <LatestReports reportPath={(id) => `/admin/report/${id}`} />
      </section>
      <section className={classes.part}>
        <h2>Reports in figures</h2>
        <Charts />
      </section>
      <section className={classes.part}>
        <h2>Review in figures</h2>
        <ReviewCharts
          userPath={(id) => `/admin/user/${id}`}
          answersPath={`${REVIEW}?replied=true`}
        />
      </section>
    </>
  );
}
