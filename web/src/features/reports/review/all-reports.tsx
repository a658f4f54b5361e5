import type { Category } from '@redflag/shared/categories';
import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { $api } from '../../../api/client.ts';
import { problemOf } from '../../../api/problem.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FailureState } from '../../../ui/failure-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { ReportTable } from '../lists/report-table.tsx';
import {
  filterAddress,
  nextPage,
  pageNumber,
  previousPage,
  readFilter,
  reportsQuery,
} from './filter-address.ts';
import { ReportFilters } from './report-filters.tsx';
import classes from './review.module.css';

interface AllReportsProps {
  categories: Category[];
  reportPath: (id: string) => string;
}

/** All reports for an administrator, filtered, ten to a page; filter and page live in the address. */
export function AllReports({ categories, reportPath }: AllReportsProps) {
  const [params, setParams] = useSearchParams();
  const { data, error, refetch } = $api.useQuery(
    'get',
    '/v1/reports',
    { params: { query: reportsQuery(params) } },
    { placeholderData: keepPreviousData },
  );
  return (
    <>
      <ReportFilters
        categories={categories}
        initial={readFilter(params)}
        onChange={(filter) => setParams(filterAddress(filter), { replace: true })}
      />
      {error && !data ? <FailureState message={problemOf(error).detail} onRetry={refetch} /> : null}
      {error || data ? null : <Loading rows={10} />}
      {data?.items.length === 0 ? (
        <EmptyState title="No reports match">Widen the filters to see more.</EmptyState>
      ) : null}
      {data?.items.length ? (
        <ReportTable caption="All reports" reports={data.items} reportPath={reportPath} />
      ) : null}
      <Pages params={params} nextCursor={data?.nextCursor ?? null} onPage={setParams} />
    </>
  );
}

interface PagesProps {
  params: URLSearchParams;
  nextCursor: string | null;
  onPage: (params: URLSearchParams) => void;
}

function Pages({ params, nextCursor, onPage }: PagesProps) {
  const page = pageNumber(params);
  if (page === 1 && !nextCursor) {
    return null;
  }
  return (
    <nav className={classes.pages} aria-label="Pages">
      <Button variant="default" disabled={page === 1} onClick={() => onPage(previousPage(params))}>
        Previous
      </Button>
      <span aria-live="polite">Page {page}</span>
      <Button
        variant="default"
        disabled={!nextCursor}
        onClick={() => nextCursor && onPage(nextPage(params, nextCursor))}
      >
        Next
      </Button>
    </nav>
  );
}
