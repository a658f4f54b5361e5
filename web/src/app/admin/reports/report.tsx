import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useReviewArea } from '#app/review-area.ts';
import { ReportFlags } from '#features/flags/report-flags.tsx';
import { ReportQuestion } from '#features/questions/ask-reporter.tsx';
import { WaitingTogether } from '#features/reports/cases/waiting-together.tsx';
import { DeleteReport } from '#features/reports/detail/delete-report.tsx';
import { ReportFacts } from '#features/reports/detail/report-facts.tsx';
import { ReportLoaded } from '#features/reports/detail/report-loaded.tsx';
import { ReportStory } from '#features/reports/detail/report-story.tsx';
import { ReportTitle } from '#features/reports/detail/report-title.tsx';
import { ReportLinks, ReportVerdict } from '#features/reports/detail/report-verdict.tsx';
import { StatusHistory } from '#features/reports/detail/status-history.tsx';
import type { ReportFilter } from '#features/reports/review/filter-address.ts';
import { listLeftFor, reportAddress } from '#features/reports/review/filter-address.ts';
import { Neighbours } from '#features/reports/review/neighbours.tsx';
import { RedactReport } from '#features/reports/review/redaction/redact-report.tsx';
import { ReportsOnTarget } from '#features/reports/review/reports-on-target.tsx';
import { ReviewPanel } from '#features/reports/review/review-panel.tsx';
import type { Search } from '#features/reports/search-address.ts';
import { OwnAnswer } from '#features/reports/second-looks/own-answer.tsx';
import { ReportLooks } from '#features/reports/second-looks/report-looks.tsx';
import { pageMeta } from '#ui/brand.ts';
import { BackButton } from '#ui/buttons/back-button.tsx';
import classes from './report.module.css';

const title = 'Report';
export const meta = () => pageMeta(title);

/** Product specification section 2, "Admin screens". */
export default function AdminReport() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { isAdmin, paths } = useReviewArea();
  const listPath = (filter: ReportFilter) => {
    const query = reportAddress.write(filter).toString();
    return query ? `${paths.reports}?${query}` : paths.reports;
  };
  const searchPath = (search: Search) => listPath({ ...reportAddress.unfiltered, ...search });
  const list = listPath(listLeftFor(params) ?? reportAddress.unfiltered);
  return (
    <>
      <ReportTitle
        id={id}
        what={title}
        withVerdict
        actions={
          <>
            <BackButton fallback={list} />
            <Neighbours id={id} reportPath={paths.report} />
          </>
        }
      />
      <ReportLoaded id={id} listPath={list}>
        {(report) => (
          <>
            <div className={classes.columns}>
              <div>
                {report.own ? <OwnAnswer key={id} reportId={id} /> : null}
                <ReportStory report={report} actions={<RedactReport key={id} report={report} />} />
              </div>
              <div className={classes.decision}>
                <ReportLooks targetId={report.targetId} reportId={id} />
                <ReviewPanel key={id} report={report} />
                <WaitingTogether
                  report={report}
                  casePath={(targetId) => `${paths.queue}/${targetId}`}
                />
                <ReportFacts report={report} withType reporterPath={paths.user} />
                {report.own ? null : <ReportQuestion key={`question-${id}`} reportId={id} />}
              </div>
              <div className={classes.rest}>
                <ReportVerdict report={report} />
                <ReportFlags report={report} />
                <ReportLinks report={report} searchPath={searchPath} />
                <StatusHistory report={report} />
              </div>
            </div>
            <ReportsOnTarget report={report} listPath={paths.reports} reportPath={paths.report} />
            {isAdmin || report.own ? (
              <DeleteReport
                report={report}
                label="Delete Report"
                onDeleted={() => navigate(list, { flushSync: true, replace: true })}
              />
            ) : null}
          </>
        )}
      </ReportLoaded>
    </>
  );
}
