import type { Category } from '@redflag/shared/categories';
import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { $api, byCursor } from '#api/query-client.ts';
import { ReportListing } from '#features/reports/lists/report-listing.tsx';
import { describeSearchLimit } from '#ui/filters/search-limit.ts';
import { EmptyState } from '#ui/states/empty-state.tsx';
import type { ReportFilter } from './filter-address.ts';
import { reportAddress, reportsQuery } from './filter-address.ts';
import { ReportFilters, SortReports } from './report-filters.tsx';
import classes from './review.module.css';

interface UserReportsProps {
  userId: string;
  /** How many there are. */
  count: number;
  categories: Category[];
  reportPath: (id: string) => string;
}

/** One user's reports, for administrators; the filter is in the address. */
export function UserReports({ userId, count, categories, reportPath }: UserReportsProps) {
  const [params, setParams] = useSearchParams();
  const reports = $api.useInfiniteQuery(
    'get',
    '/v1/user-reports/{id}',
    { params: { path: { id: userId }, query: reportsQuery(params) } },
    { ...byCursor, placeholderData: keepPreviousData },
  );
  const applied = reportAddress.read(params);
  const narrowed = reportAddress.count(applied) > 0;
  const narrow = (filter: ReportFilter) =>
    setParams(reportAddress.write(filter), { replace: true, preventScrollReset: true });
  return (
    <section aria-labelledby="reports">
      <div className={classes.bar}>
        <h2 id="reports">Reports</h2>
        {count > 1 ? (
          <SortReports order={applied.sort} onChange={(sort) => narrow({ ...applied, sort })} />
        ) : null}
      </div>
      {count > 0 || narrowed ? (
        <ReportFilters categories={categories} applied={applied} onChange={narrow} />
      ) : null}
      <ReportListing
        caption="Reports of this user"
        list={reports}
        expected={count}
        note={describeSearchLimit(
          reports.data?.pages.at(-1),
          applied.q,
          "of this user's reports",
          applied.sort,
        )}
        reportPath={reportPath}
        withoutUser
        empty={
          narrowed ? (
            <EmptyState title="No reports match">
              Change or clear the filters to see more.
            </EmptyState>
          ) : (
            <EmptyState title="No reports yet">This user has not reported anything.</EmptyState>
          )
        }
      />
    </section>
  );
}
