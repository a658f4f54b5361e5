import type { Report } from '@redflag/shared/reports';
import type { ReactNode } from 'react';
import { problemOf } from '../../../api/problem.ts';
import { FailureState } from '../../../ui/failure-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { ReportTable } from './report-table.tsx';

/** A list of reports that is fetched page by page. */
export interface ReportList {
  data?: { pages: { items: Report[] }[] } | undefined;
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
  /** Stands where there are no reports. */
  empty: ReactNode;
  withoutUser?: boolean;
}

/** Reports, the next ones on demand. */
export function ReportListing({
  caption,
  list,
  reportPath,
  empty,
  withoutUser,
}: ReportListingProps) {
  const { data, error, refetch } = list;
  const reports = data?.pages.flatMap(({ items }) => items);
  if (!reports) {
    return error ? (
      <FailureState message={problemOf(error).detail} onRetry={refetch} />
    ) : (
      <Loading />
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
        withoutUser={withoutUser}
      />
      <ShowMore list={list} failure={error ? problemOf(error).detail : null} />
    </>
  );
}
