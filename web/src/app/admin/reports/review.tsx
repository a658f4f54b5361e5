import { Outlet, useLocation } from 'react-router';
import type { Review } from '#app/review-area.ts';
import { useReviewArea } from '#app/review-area.ts';
import { useDecisions } from '#features/reports/cases/decisions/use-decisions.tsx';
import { useReviewKeys } from '#features/reports/cases/shortcuts/use-review-keys.ts';
import { pageMeta } from '#ui/brand.ts';

export const meta = () => pageMeta('Waiting for review');

/** The queue of targets with reports that wait, and each of them: the last decision can be undone on both. */
export default function AdminReview() {
  const { search } = useLocation();
  const { paths } = useReviewArea();
  const casePath = (id: string) => `${paths.queue}/${id}${search}`;
  const decisions = useDecisions(casePath);
  // Here, since it must work while the next case is still loading.
  useReviewKeys((key) => {
    if (key === 'z') decisions.undoLast();
  });
  return <Outlet context={{ casePath, decisions } satisfies Review} />;
}
