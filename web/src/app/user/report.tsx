import { Link, useNavigate, useParams } from 'react-router';
import FlagButton from '#features/flags/flag-button.tsx';
import { DeleteReport } from '#features/reports/detail/delete-report.tsx';
import { FileAgain } from '#features/reports/detail/file-again.tsx';
import { ReportFacts } from '#features/reports/detail/report-facts.tsx';
import { ReportLoaded } from '#features/reports/detail/report-loaded.tsx';
import { ReportStory } from '#features/reports/detail/report-story.tsx';
import { ReportTitle } from '#features/reports/detail/report-title.tsx';
import { ReportLinks, ReportVerdict } from '#features/reports/detail/report-verdict.tsx';
import type { Search } from '#features/reports/search-address.ts';
import { resultsAddress } from '#features/reports/search-address.ts';
import { ShareLink } from '#features/reports/share-link.tsx';
import { pageMeta } from '#ui/brand.ts';
import { BackButton } from '#ui/buttons/back-button.tsx';
import { Button } from '#ui/buttons/button.tsx';

const title = 'Report';
export const meta = () => pageMeta(title);

const DASHBOARD = '/user/dashboard';
const searchPath = (search: Search) => DASHBOARD + resultsAddress(search);

/** Any report, as every user sees it. */
export default function UserReport() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  return (
    <>
      <ReportTitle id={id} what={title} withStatus actions={<BackButton fallback={DASHBOARD} />} />
      <ReportLoaded id={id} listPath={DASHBOARD}>
        {(report) => (
          <>
            <ReportVerdict report={report} />
            <ReportStory report={report}>
              <ReportFacts report={report} />
            </ReportStory>
            <ReportLinks report={report} searchPath={searchPath} />
            <div className="row gap-md">
              <Button onClick={() => navigate('/user/dashboard/new-report')}>New Report</Button>
              <ShareLink to={`/user/report/${id}`} />
              <FlagButton
                key={id}
                flagged={{ reportId: id, own: report.own }}
                replyPath={report.own ? undefined : `/user/reply/new?id=${report.targetId}`}
              />
              {report.own ? (
                <>
                  <Button component={Link} to={`/user/user-report/${id}`} variant="default">
                    Status history
                  </Button>
                  <Button
                    component={Link}
                    to={`/user/user-report/${id}/statement`}
                    variant="default"
                  >
                    Make a statement
                  </Button>
                  <FileAgain report={report} formPath="/user/dashboard/new-report" />
                  <DeleteReport
                    report={report}
                    label="Delete"
                    onDeleted={() => navigate(DASHBOARD, { replace: true })}
                  />
                </>
              ) : null}
            </div>
          </>
        )}
      </ReportLoaded>
    </>
  );
}
