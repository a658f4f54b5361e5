import type { Category } from '@redflag/shared/categories';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { byCursor } from '#api/by-cursor.ts';
import { $api } from '#api/client.ts';
import { problemOf } from '#api/problem.ts';
import type { AnswerSlots } from './next-steps.tsx';
import type { Search } from './search-address.ts';
import { editAddress, readSearch, resultsAddress } from './search-address.ts';
import { SearchForm } from './search-form.tsx';
import { SearchResults } from './search-results.tsx';

interface ReportSearchProps extends AnswerSlots {
  reportPath: (id: string) => string;
  newReportPath: (prefilled: Search) => string;
  /** Loads the categories for the form, and shows it within its screen. An answer is a screen itself. */
  aroundForm: (form: (categories: Category[]) => ReactNode) => ReactNode;
}

/** Searches all reports: shows the form, or the answer if the address holds a search. */
export function ReportSearch({ aroundForm, ...answer }: ReportSearchProps) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { search, editing, searched } = readSearch(params);
  const { category, subcategory, target } = search;
  const reports = $api.useInfiniteQuery(
    'get',
    '/v1/reports',
    {
      params: {
        query: {
          ...(category && { category }),
          ...(subcategory && { subcategory }),
          ...(target && { target }),
        },
      },
    },
    { ...byCursor, enabled: searched },
  );
  const invalid = reports.error ? problemOf(reports.error).errors?.[0]?.message : undefined;

  async function show(sought: Search) {
    // With this entry, the browser's back button leads to the form as it was filled in.
    await navigate(editAddress(sought), { replace: true });
    await navigate(resultsAddress(sought));
  }

  if (searched && invalid === undefined) {
    return <SearchResults key={params.toString()} search={search} reports={reports} {...answer} />;
  }
  return aroundForm((categories) => (
    <SearchForm
      key={params.toString()}
      categories={categories}
      initial={search}
      editing={editing}
      targetError={(searched && invalid) || null}
      onSearch={show}
    />
  ));
}
