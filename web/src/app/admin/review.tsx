import { useLocation } from 'react-router';
import { CategoriesLoaded } from '#features/categories/categories-loaded.tsx';
import { Queue } from '#features/reports/cases/queue.tsx';
import { pageMeta } from '#ui/brand.ts';
import { PageTitle } from '#ui/page-title.tsx';

const title = 'Waiting for review';
export const meta = () => pageMeta(title);

/** The queue of targets with reports that wait. */
export default function AdminReview() {
  const { search } = useLocation();
  const casePath = (id: string) => `/admin/review/${id}${search}`;
  return (
    <>
      <PageTitle lead="Flagged targets come first, then those that most people reported, then the oldest.">
        {title}
      </PageTitle>
      <CategoriesLoaded rows={8}>
        {(categories) => <Queue categories={categories} casePath={casePath} />}
      </CategoriesLoaded>
    </>
  );
}
