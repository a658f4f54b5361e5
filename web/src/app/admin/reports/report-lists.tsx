import { useReviewArea } from '#app/review-area.ts';
import { CategoriesLoaded } from '#features/categories/categories-loaded.tsx';
import { FlagsWaiting } from '#features/flags/flags-waiting.tsx';
import { AllReports } from '#features/reports/review/all-reports.tsx';
import { pageMeta } from '#ui/brand.ts';
import { PageTitle } from '#ui/page-title.tsx';

const title = 'Reports';
export const meta = () => pageMeta(title);

export default function AdminReportLists() {
  const { paths } = useReviewArea();
  return (
    <>
      <PageTitle actions={<FlagsWaiting path={paths.flags} />}>{title}</PageTitle>
      <CategoriesLoaded rows={8}>
        {(categories) => <AllReports categories={categories} reportPath={paths.report} />}
      </CategoriesLoaded>
    </>
  );
}
