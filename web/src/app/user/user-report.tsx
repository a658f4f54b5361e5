import { Link, Navigate, useNavigate, useParams } from 'react-router';
import { useSession } from '#api/session.ts';
import { OwnQuestion } from '#features/questions/own-question.tsx';
import { DeleteReport } from '#features/reports/detail/delete-report.tsx';
import { FileAgain } from '#features/reports/detail/file-again.tsx';
import { ReportFacts } from '#features/reports/detail/report-facts.tsx';
import { ReportLoaded } from '#features/reports/detail/report-loaded.tsx';
import { ReportStory } from '#features/reports/detail/report-story.tsx';
import { ReportTitle } from '#features/reports/detail/report-title.tsx';
import { StatusHistory } from '#features/reports/detail/status-history.tsx';
import { OwnAnswer } from '#features/reports/second-looks/own-answer.tsx';
import { ShareLink } from '#features/reports/share-link.tsx';
import { pageMeta } from '#ui/brand.ts';
import { BackButton } from '#ui/buttons/back-button.tsx';
import { Button } from '#ui/buttons/button.tsx';

const title = 'My report';
export const meta = () => pageMeta(title);

const OWN_REPORTS = '/user/dashboard?tab=mine';

/** The reporter's own view of a report. Redirects to the general view, or the reviewers', for other people's reports. */
export default function UserUserReport() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { me } = useSession();
  return (
    <>
      <ReportTitle
        id={id}
        what={title}
        withStatus
        actions={<BackButton fallback={OWN_REPORTS} />}
      />
      <ReportLoaded id={id} listPath={OWN_REPORTS}>
        {(report) =>
          report.own ? (
            <>
              <OwnQuestion key={`question-${id}`} reportId={id} />
              <OwnAnswer key={id} reportId={id} />
              <ReportStory report={report}>
                <ReportFacts report={report} withType />
              </ReportStory>
              <StatusHistory report={report} />
              <div className="row gap-md">
                <Button component={Link} to={`/user/user-report/${id}/statement`}>
                  Make a statement
                </Button>
                <Button variant="default" onClick={() => navigate('/user/dashboard/new-report')}>
                  New Report
                </Button>
                <ShareLink to={`/user/report/${id}`} />
                <FileAgain report={report} formPath="/user/dashboard/new-report" />
                <DeleteReport
                  report={report}
                  label="Remove report"
                  onDeleted={() => navigate(OWN_REPORTS, { replace: true })}
                />
              </div>
            </>
          ) : (
            // Reviewers are told of what they asked.
            <Navigate
              to={me?.reviewRole === 'reviewer' ? `/review/report/${id}` : `/user/report/${id}`}
              replace
            />
          )
        }
      </ReportLoaded>
    </>
  );
}
