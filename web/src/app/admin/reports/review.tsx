import { useLocation, useParams } from 'react-router';
import { CategoriesLoaded } from '#features/categories/categories-loaded.tsx';
import { TargetFlags } from '#features/flags/target-flags.tsx';
import { CaseScreen } from '#features/reports/cases/case-screen.tsx';
import { useDecisions } from '#features/reports/cases/decisions/use-decisions.tsx';
import { Queue } from '#features/reports/cases/queue/queue.tsx';
import { useReviewKeys } from '#features/reports/cases/shortcuts/use-review-keys.ts';
import { reportAddress } from '#features/reports/review/filter-address.ts';
import { ReportLooks } from '#features/reports/second-looks/report-looks.tsx';
import { SuspendedAsking } from '#features/reports/second-looks/suspension-looks.tsx';
import { pageMeta } from '#ui/brand.ts';
import { usePageTitle } from '#ui/hooks/use-page-title.ts';
import { PageTitle } from '#ui/page-title.tsx';

const title = 'Waiting for review';
export const meta = () => pageMeta(title);

const QUEUE = '/admin/review';

/** The queue of targets with reports that wait, and each of them: the last decision can be undone on both. */
export default function AdminReview() {
  const { targetId } = useParams();
  const { search, key } = useLocation();
  const casePath = (id: string) => `${QUEUE}/${id}${search}`;
  const decisions = useDecisions(casePath);
  // Here, since it must work while the next case is still loading.
  useReviewKeys((key) => {
    if (key === 'z') decisions.undoLast();
  });
  const reportPath = (id: string) => `/admin/report/${id}`;
  return targetId ? (
    // Whichever way it is opened again, it shows what is new.
    <CaseScreen
      key={key}
      targetId={targetId}
      decisions={decisions}
      flags={
        <>
          <ReportLooks targetId={targetId} reportPath={reportPath} />
          <TargetFlags targetId={targetId} reportPath={reportPath} />
        </>
      }
      paths={{
        queue: QUEUE + search,
        case: casePath,
        report: reportPath,
        user: (id) => `/admin/user/${id}`,
        search: (sought) =>
          `/admin/report-lists?${reportAddress.write({ ...reportAddress.unfiltered, ...sought })}`,
      }}
    />
  ) : (
    <QueueScreen casePath={casePath} />
  );
}

function QueueScreen({ casePath }: { casePath: (targetId: string) => string }) {
  usePageTitle(title);
  useReviewKeys((key) => {
    if (key === 'n') document.querySelector<HTMLAnchorElement>('main tbody a')?.click();
  });
  return (
    <>
      <PageTitle lead="Proven answers of holders come first, by their dates; then what most people reported, then the oldest.">
        {title}
      </PageTitle>
      <SuspendedAsking userPath={(id) => `/admin/user/${id}`} />
      <CategoriesLoaded rows={8}>
        {(categories) => <Queue categories={categories} casePath={casePath} />}
      </CategoriesLoaded>
    </>
  );
}
