import { useSearchParams } from 'react-router';
import { CategoriesLoaded } from '#features/categories/categories-loaded.tsx';
import { NewReportForm } from '#features/reports/filing/new-report-form.tsx';
import { readPrefill } from '#features/reports/filing/prefill.ts';
import { resultsAddress } from '#features/reports/search/search-address.ts';
import { pageMeta } from '#ui/brand.ts';
import { PageTitle } from '#ui/page-title.tsx';

const title = 'New report';
export const meta = () => pageMeta(title);
export const handle = { title };

export default function NewReport() {
  const [params] = useSearchParams();
  return (
    <>
      <PageTitle lead="Tell us what happened and add a picture. It takes about two minutes.">
        {title}
      </PageTitle>
      <CategoriesLoaded rows={6}>
        {(categories) => (
          <NewReportForm
            categories={categories}
            prefill={readPrefill(params)}
            reportPath={(id) => `/user/report/${id}`}
            resultsPath={(search) => `/user/dashboard${resultsAddress(search)}`}
            dashboardPath="/user/dashboard"
          />
        )}
      </CategoriesLoaded>
    </>
  );
}
