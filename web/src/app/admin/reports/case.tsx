import type { CaseDetail } from '@redflag/shared/review/cases';
import { useLocation, useParams } from 'react-router';
import { useReview, useReviewArea } from '#app/review-area.ts';
import { TargetFlags } from '#features/flags/target-flags.tsx';
import { ReporterNotes, TargetNotes } from '#features/notes/team-notes.tsx';
import { AskReporter } from '#features/questions/ask-reporter.tsx';
import { CaseScreen } from '#features/reports/cases/case-screen.tsx';
import { useClaim } from '#features/reports/cases/claims/use-claim.ts';
import { reportAddress } from '#features/reports/review/filter-address.ts';
import { ReportLooks } from '#features/reports/second-looks/report-looks.tsx';

/** A target with reports that wait. */
export default function AdminCase() {
  const { targetId = '' } = useParams();
  const { search, key } = useLocation();
  const { paths } = useReviewArea();
  const { casePath, decisions } = useReview();
  useClaim(targetId);
  return (
    // Whichever way it is opened again, it shows what is new.
    <CaseScreen
      key={key}
      targetId={targetId}
      decisions={decisions}
      flags={
        <>
          <ReportLooks targetId={targetId} reportPath={paths.report} />
          <TargetFlags targetId={targetId} reportPath={paths.report} />
        </>
      }
      notes={<TargetNotes targetId={targetId} />}
      aboutReporter={aboutReporter}
      paths={{
        queue: paths.queue + search,
        case: casePath,
        report: paths.report,
        user: paths.user,
        search: (sought) =>
          `${paths.reports}?${reportAddress.write({ ...reportAddress.unfiltered, ...sought })}`,
      }}
    />
  );
}

/** What the team notes about who filed a report, and asks them; nothing once the account is gone. */
function aboutReporter({ id, own, question, reporter }: CaseDetail['reports'][number]) {
  if (own || !reporter) return null;
  return (
    <>
      <AskReporter reportId={id} asked={question} />
      <ReporterNotes reportId={id} count={reporter.notes} />
    </>
  );
}
