import type { Report } from '@redflag/shared/reports';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { problemOf } from '#api/problem.ts';
import { useDeferredAppearance } from '#ui/hooks/use-deferred-appearance.ts';
import { ShowMore } from '#ui/lists/show-more.tsx';
import { FailureState } from '#ui/states/failure-state.tsx';
import { ListStatus } from '#ui/states/list-status.tsx';
import { Loading } from '#ui/states/loading.tsx';
import { ReportTable } from './report-table.tsx';

/** More rows would be below the fold. */
const MOST_EXPECTED = 10;

/** A list of reports, fetched page by page. */
export interface ReportList {
  data?: { pages: { items: Report[]; total: number | null }[] } | undefined;
  error: unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

interface ReportListingProps {
  caption: string;
  list: ReportList;
  reportPath: (id: string) => string;
  /** Shown if there are no reports. */
  empty: ReactNode;
  /** Whether all are on one target. */
  ofOneTarget?: boolean;
  withoutUser?: boolean;
  /** How many reports are expected, for the skeleton. */
  expected?: number | undefined;
  /** What else there is to say about the list. */
  note?: string | undefined;
  /** At the end of the line that says how many there are. */
  action?: ReactNode;
}

/** Lists reports, with more on demand. */
export function ReportListing(props: ReportListingProps) {
  const { data, hasNextPage } = props.list;
  const reports = useMemo(() => data?.pages.flatMap(({ items }) => items), [data]);
  return (
    <>
      <div className="row gap-md flat between baseline">
        <ListStatus
          shown={reports?.length}
          more={hasNextPage}
          total={data?.pages[0]?.total}
          of={{ one: '# report', other: '# reports' }}
          note={props.note}
        />
        {reports?.length ? props.action : null}
      </div>
      <Content {...props} reports={reports} />
    </>
  );
}

type ContentProps = ReportListingProps & { reports: Report[] | undefined };

function Content(props: ContentProps) {
  const {
    caption,
    list,
    reports,
    reportPath,
    empty,
    ofOneTarget,
    withoutUser,
    expected = MOST_EXPECTED,
  } = props;
  const failure = list.error ? problemOf(list.error).sentence : null;
  const isShown = useDeferredAppearance(reports !== undefined);
  if (!reports || !isShown) {
    return failure && !reports ? (
      <FailureState message={failure} onRetry={list.refetch} />
    ) : (
      <Loading rows={Math.min(expected, MOST_EXPECTED)} rowHeight={66} />
    );
  }
  if (reports.length === 0) {
    return empty;
  }
  return (
    <>
      <ReportTable
        caption={caption}
        reports={reports}
        reportPath={reportPath}
        ofOneTarget={ofOneTarget}
        withoutUser={withoutUser}
      />
      <ShowMore list={list} failure={failure} />
    </>
  );
}
