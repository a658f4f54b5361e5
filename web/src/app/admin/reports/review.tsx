import type { CaseDetail } from '@redflag/shared/review/cases';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { useReviewArea } from '#app/review-area.ts';
import { CategoriesLoaded } from '#features/categories/categories-loaded.tsx';
import { TargetFlags } from '#features/flags/target-flags.tsx';
import { ReporterNotes, TargetNotes } from '#features/notes/team-notes.tsx';
import { AskReporter } from '#features/questions/ask-reporter.tsx';
import { CaseScreen } from '#features/reports/cases/case-screen.tsx';
import { useClaim } from '#features/reports/cases/claims/use-claim.ts';
import { useDecisions } from '#features/reports/cases/decisions/use-decisions.tsx';
import { Queue } from '#features/reports/cases/queue/queue.tsx';
import { queueAddress } from '#features/reports/cases/queue/use-queue.ts';
import { useTakeNext } from '#features/reports/cases/queue/use-take-next.ts';
import { useReviewKeys } from '#features/reports/cases/shortcuts/use-review-keys.ts';
import { reportAddress } from '#features/reports/review/filter-address.ts';
import { OwnFigures } from '#features/reports/reviewing/review-figures.tsx';
import { SecondReviewLink } from '#features/reports/reviewing/second-review-link.tsx';
import { ReportLooks } from '#features/reports/second-looks/report-looks.tsx';
import { SuspendedAsking } from '#features/reports/second-looks/suspension-looks.tsx';
import { pageMeta } from '#ui/brand.ts';
import { Button } from '#ui/buttons/button.tsx';
import { usePageTitle } from '#ui/hooks/use-page-title.ts';
import { PageTitle } from '#ui/page-title.tsx';
import { toastSuccess } from '#ui/toast.tsx';

const title = 'Waiting for review';
export const meta = () => pageMeta(title);

/** The queue of targets with reports that wait, and each of them: the last decision can be undone on both. */
export default function AdminReview() {
  const { targetId } = useParams();
  const { search, key } = useLocation();
  const { paths } = useReviewArea();
  const casePath = (id: string) => `${paths.queue}/${id}${search}`;
  const decisions = useDecisions(casePath);
  useClaim(targetId);
  // Here, since it must work while the next case is still loading.
  useReviewKeys((key) => {
    if (key === 'z') decisions.undoLast();
  });
  return targetId ? (
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
      aboutReporter={(report) => <AboutReporter report={report} />}
      paths={{
        queue: paths.queue + search,
        case: casePath,
        report: paths.report,
        user: paths.user,
        search: (sought) =>
          `${paths.reports}?${reportAddress.write({ ...reportAddress.unfiltered, ...sought })}`,
      }}
    />
  ) : (
    <QueueScreen casePath={casePath} />
  );
}

function QueueScreen({ casePath }: { casePath: (targetId: string) => string }) {
  const { isAdmin, paths } = useReviewArea();
  usePageTitle(title);
  const begin = useBegin(casePath);
  useReviewKeys((key) => {
    if (key === 'n') void begin();
  });
  return (
    <>
      <PageTitle
        actions={<Button onClick={() => void begin()}>Begin</Button>}
        lead="Proven answers of holders come first, by their dates; then where checkers agree, what most people reported, and the oldest."
      >
        {title}
      </PageTitle>
      {isAdmin ? <SuspendedAsking userPath={paths.user} /> : null}
      <SecondReviewLink path={paths.again} />
      <CategoriesLoaded rows={8}>
        {(categories) => <Queue categories={categories} casePath={casePath} />}
      </CategoriesLoaded>
      <div className="mt-lg">
        <OwnFigures />
      </div>
    </>
  );
}

/** Returns a function that opens the first case of the queue that nobody else is on. */
function useBegin(casePath: (targetId: string) => string) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const takeNext = useTakeNext(queueAddress.read(params));
  return async () => {
    const taken = await takeNext();
    if (taken) await navigate(casePath(taken));
    else if (taken === null) toastSuccess('Nothing waits that nobody is on.');
  };
}

/** What the team notes about who filed a report, and asks them; nothing once the account is gone. */
function AboutReporter({ report }: { report: CaseDetail['reports'][number] }) {
  const { id, own, question, reporter } = report;
  if (own || !reporter) return null;
  return (
    <>
      <AskReporter reportId={id} asked={question} />
      <ReporterNotes reportId={id} count={reporter.notes} />
    </>
  );
}
