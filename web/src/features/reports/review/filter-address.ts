import { categoryValues } from '@redflag/shared/categories/values';
import { REPORTS_PAGE, reportOrders, reportStatuses } from '@redflag/shared/reports/values';
import { withoutStraySubcategory } from '#features/reports/search-address.ts';
import { anyText, day, filterAddress, oneOf, queryOf } from '#ui/filters/filter-address.ts';

/** The administrators' filter of reports; an empty field means any. */
export const reportAddress = filterAddress(
  {
    /** Part of the target. */
    q: anyText,
    category: oneOf(categoryValues),
    subcategory: anyText,
    status: oneOf(reportStatuses),
    /** First and last day (yyyy-MM-dd), in the reader's zone. */
    from: day,
    to: day,
    /** A target, however it is written; set by links from other screens. */
    target: anyText,
    sort: oneOf(reportOrders, 'newest'),
  },
  withoutStraySubcategory,
);
export type ReportFilter = typeof reportAddress.unfiltered;

/** The cursor of the shown page, after those of the pages before it. */
const CURSOR = 'cursor';

/** Returns the query of `GET /v1/reports` for an address. */
export function reportsQuery(params: URLSearchParams) {
  const cursor = params.getAll(CURSOR).at(-1);
  const filter = queryOf(reportAddress.read(params));
  return { ...filter, ...(cursor && { cursor }), limit: REPORTS_PAGE };
}

/** Returns the address of the CSV file of all reports that match a filter. */
export function exportAddress(filter: ReportFilter): string {
  return `/v1/reports.csv?${new URLSearchParams(queryOf(filter))}`;
}

/** Returns the address of a report that was opened from the list: with its filter and, always, its order. */
export function addressInList(path: string, filter: ReportFilter): string {
  const params = reportAddress.write(filter);
  params.set('sort', filter.sort);
  return `${path}?${params}`;
}

/** Returns the filter of the list that a report was opened from, or null for another way to it. */
export function listLeftFor(params: URLSearchParams): ReportFilter | null {
  return params.has('sort') ? reportAddress.read(params) : null;
}

/** Returns the number of the page in an address, from 1. */
export function pageNumber(params: URLSearchParams): number {
  return params.getAll(CURSOR).length + 1;
}

export function nextPage(params: URLSearchParams, nextCursor: string): URLSearchParams {
  const next = new URLSearchParams(params);
  next.append(CURSOR, nextCursor);
  return next;
}

export function previousPage(params: URLSearchParams): URLSearchParams {
  const previous = new URLSearchParams(params);
  previous.delete(CURSOR);
  for (const cursor of params.getAll(CURSOR).slice(0, -1)) previous.append(CURSOR, cursor);
  return previous;
}
