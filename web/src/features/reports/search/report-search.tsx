import type { Category } from '@redflag/shared/categories';
import type { Target } from '@redflag/shared/checks';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { byCursor } from '#api/by-cursor.ts';
import { $api } from '#api/client.ts';
import { problemOf } from '#api/problem.ts';
import type { Search } from './search-address.ts';
import { editAddress, readSearch, resultsAddress } from './search-address.ts';
import { SearchForm } from './search-form.tsx';
import { SearchResults } from './search-results.tsx';

interface ReportSearchProps {
  categories: Category[];
  reportPath: (id: string) => string;
  newReportPath: (prefilled: Search) => string;
  /** Shows whether the person will be told about a target; omit it where nobody is. */
  alertOn?: (target: Target) => ReactNode;
}

/** Searches all reports: shows the form, or the results if the address holds a search. */
export function ReportSearch({ categories, ...paths }: ReportSearchProps) {
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
    return <SearchResults categories={categories} search={search} reports={reports} {...paths} />;
  }
  return (
    <SearchForm
      key={params.toString()}
      categories={categories}
      initial={search}
      editing={editing}
      targetError={(searched && invalid) || null}
      onSearch={show}
    />
  );
}
