import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { fetchAhead } from '#app/loading/fetch-ahead.ts';
import { whenQuiet } from '#app/loading/when-quiet.ts';
import { useReview, useReviewArea } from '#app/review-area.ts';
import { CategoriesLoaded } from '#features/categories/categories-loaded.tsx';
import { Queue } from '#features/reports/cases/queue/queue.tsx';
import type { QueueFilter } from '#features/reports/cases/queue/use-queue.ts';
import { queueAddress, useQueue } from '#features/reports/cases/queue/use-queue.ts';
import { useTakeNext } from '#features/reports/cases/queue/use-take-next.ts';
import { useReviewKeys } from '#features/reports/cases/shortcuts/use-review-keys.ts';
import { OwnFigures } from '#features/reports/reviewing/review-figures.tsx';
import { SecondReviewLink } from '#features/reports/reviewing/second-review-link.tsx';
import { SuspendedAsking } from '#features/reports/second-looks/suspended-asking.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { usePageTitle } from '#ui/hooks/use-page-title.ts';
import { PageTitle } from '#ui/page-title.tsx';
import { toastSuccess } from '#ui/toast.tsx';

/** The targets with reports that wait. */
export default function AdminQueue() {
  const { isAdmin, paths } = useReviewArea();
  const { casePath } = useReview();
  const filter = queueAddress.read(useSearchParams()[0]);
  // Fetched while the categories are.
  useQueue(filter);
  usePageTitle('Waiting for review');
  const begin = useBegin(filter, casePath);
  useReviewKeys((key) => {
    if (key === 'n') void begin();
  });
  useEffect(() => whenQuiet(() => fetchAhead('admin/reports/case')), []);
  return (
    <>
      <PageTitle
        actions={<Button onClick={() => void begin()}>Begin</Button>}
        lead="Proven answers of holders come first, by their dates; then where checkers agree, what most people reported, and the oldest."
      >
        Waiting for review
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
function useBegin(filter: QueueFilter, casePath: (targetId: string) => string) {
  const navigate = useNavigate();
  const takeNext = useTakeNext(filter);
  return async () => {
    const taken = await takeNext();
    if (taken) await navigate(casePath(taken));
    else if (taken === null) toastSuccess('Nothing waits that nobody is on.');
  };
}
