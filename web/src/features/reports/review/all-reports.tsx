import type { Category } from '@redflag/shared/categories';
import { REPORTS_PAGE } from '@redflag/shared/reports/values';
import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { outcomeOf } from '#api/problem.ts';
import { $api } from '#api/query-client.ts';
import { useSession } from '#api/session.ts';
import { ReportTable } from '#features/reports/lists/report-table.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { describeSearchLimit } from '#ui/filters/search-limit.ts';
import { Pages } from '#ui/lists/pages.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { ListStatus } from '#ui/states/list-status.tsx';
import { Loaded } from '#ui/states/loaded.tsx';
import { ShownTarget } from '#ui/text/breakable.tsx';
import { ExportReports } from './export-reports.tsx';
import type { ReportFilter } from './filter-address.ts';
import {
  addressInList,
  nextPage,
  pageNumber,
  previousPage,
  reportAddress,
  reportsQuery,
} from './filter-address.ts';
import { ReportFilters, SortReports } from './report-filters.tsx';
import classes from './review.module.css';
import { SelectedReports } from './selection/selected-reports.tsx';
import { selectionColumn } from './selection/selection-column.tsx';
import { useSelection } from './selection/use-selection.ts';

interface AllReportsProps {
  categories: Category[];
  reportPath: (id: string) => string;
}

/** All reports, for reviewers: ten per page; filter and page are in the address. */
export function AllReports({ categories, reportPath }: AllReportsProps) {
  const { params, setParams, page, reports } = useReportPage();
  const { data } = reports;
  const nextCursor = data?.nextCursor ?? null;
  const passed = (page - 1) * REPORTS_PAGE;
  const filter = reportAddress.read(params);
  const narrow = (to: ReportFilter) => setParams(reportAddress.write(to), { replace: true });
  const { me } = useSession();
  const search = reportAddress.write({ ...filter, sort: 'newest' });
  const selection = useSelection(`${me?.id} ${search}`);

  return (
    <>
      <ListTools categories={categories} filter={filter} onNarrow={narrow}>
        <ListStatus
          shown={data && (data.total ?? passed + data.items.length)}
          more={data?.total === null && data.nextCursor !== null}
          of={{ one: '# report', other: '# reports' }}
          note={describeSearchLimit(data, filter.q, 'reports', filter.sort)}
        />
        {data?.items.length === 0 ? null : (
          <div className="row">
            <SortReports order={filter.sort} onChange={(sort) => narrow({ ...filter, sort })} />
            {me?.role === 'admin' ? <ExportReports filter={filter} /> : null}
          </div>
        )}
      </ListTools>
      <SelectedReports
        selection={selection}
        filter={filter}
        list={reports.isPlaceholderData ? undefined : data}
        reportPath={reportPath}
      >
        <Loaded {...outcomeOf(reports)} rows={10}>
          {({ items }) =>
            items.length > 0 ? (
              <ReportTable
                caption="All reports"
                reports={items}
                reportPath={(id) => addressInList(reportPath(id), filter)}
                first={selectionColumn(items, selection)}
              />
            ) : (
              <EmptyState title="No reports match">
                Change or clear the filters to see more.
              </EmptyState>
            )
          }
        </Loaded>
        <Pages
          page={page}
          pages={data?.total ? Math.ceil(data.total / REPORTS_PAGE) : null}
          onPrevious={page > 1 ? () => setParams(previousPage(params)) : null}
          onNext={nextCursor ? () => setParams(nextPage(params, nextCursor)) : null}
        />
      </SelectedReports>
    </>
  );
}

/** Fetches the page of the list that the address names. */
function useReportPage() {
  const [params, setParams] = useSearchParams();
  const reports = $api.useQuery(
    'get',
    '/v1/reports',
    { params: { query: reportsQuery(params) } },
    { placeholderData: keepPreviousData },
  );
  const page = pageNumber(params);
  // Its reports have been changed, and no longer match.
  const isEmptied = reports.data?.items.length === 0 && page > 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(() => {
    if (isEmptied) setParams(previousPage(params), { replace: true });
  }, [isEmptied, page]);
  return { params, setParams, page, reports };
}

interface ListToolsProps {
  categories: Category[];
  filter: ReportFilter;
  onNarrow: (to: ReportFilter) => void;
  /** On the line above the list. */
  children: ReactNode;
}

function ListTools({ categories, filter, onNarrow, children }: ListToolsProps) {
  return (
    <div className={classes.tools}>
      <ReportFilters categories={categories} applied={filter} onChange={onNarrow} />
      {filter.target ? (
        <div className={classes.bar}>
          <p>
            Only reports on <ShownTarget className={classes.target}>{filter.target}</ShownTarget>,
            however it is written
          </p>
          <Button variant="default" onClick={() => onNarrow({ ...filter, target: '' })}>
            Show all targets
          </Button>
        </div>
      ) : null}
      <div className={classes.bar}>{children}</div>
    </div>
  );
}
