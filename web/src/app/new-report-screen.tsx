import { useSearchParams } from 'react-router';
import { CategoriesLoaded } from '#features/categories/categories-loaded.tsx';
import { NewReportForm } from '#features/reports/filing/new-report-form.tsx';
import { readPrefill } from '#features/reports/filing/prefill.ts';
import type { Search } from '#features/reports/search-address.ts';
import { PageTitle } from '#ui/page-title.tsx';

interface NewReportScreenProps {
  title: string;
  reportPath: (id: string) => string;
  /** Path of the reports on a target. */
  resultsPath: (sought: Search) => string;
  dashboardPath: string;
  /** Path of the screen that checks what a shared picture says, if there is one. */
  checkPath?: string;
}

/** The new report form, with what the address says (product specification section 2). */
export function NewReportScreen({ title, ...paths }: NewReportScreenProps) {
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
            shared={params.has('shared')}
            again={params.get('again')}
            {...paths}
          />
        )}
      </CategoriesLoaded>
    </>
  );
}
