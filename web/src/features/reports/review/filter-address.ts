import type { CategoryValue } from '@redflag/shared/categories';
import { categoryValueSchema } from '@redflag/shared/categories';
import type { ReportOrder, ReportStatus } from '@redflag/shared/reports';
import { REPORTS_PAGE, reportOrderSchema, reportStatusSchema } from '@redflag/shared/reports';
import { isDay, periodQuery } from '#ui/days.ts';

/** How an administrator narrows the list of reports; empty for any. */
export interface ReportFilter {
  /** A part of the target. */
  q: string;
  category: CategoryValue | '';
  subcategory: string;
  status: ReportStatus | '';
  /** First and last day (yyyy-MM-dd), in the reader's zone. */
  from: string;
  to: string;
  /** A target in any spelling, to which another screen has led. */
  target: string;
  sort: ReportOrder;
}

export const unfiltered: ReportFilter = {
  q: '',
  category: '',
  subcategory: '',
  status: '',
  from: '',
  to: '',
  target: '',
  sort: 'newest',
};

const names = Object.keys(unfiltered) as (keyof ReportFilter)[];

/** Leads to the page that begins here; those of the pages before it stand before it. */
const CURSOR = 'cursor';

export function readFilter(params: URLSearchParams): ReportFilter {
  const text = (name: keyof ReportFilter) => params.get(name) ?? '';
  const category = categoryValueSchema.safeParse(text('category')).data ?? '';
  return {
    q: text('q'),
    category,
    subcategory: category ? text('subcategory') : '',
    status: reportStatusSchema.safeParse(text('status')).data ?? '',
    from: isDay(text('from')) ? text('from') : '',
    to: isDay(text('to')) ? text('to') : '',
    target: text('target'),
    sort: reportOrderSchema.safeParse(text('sort')).data ?? unfiltered.sort,
  };
}

/** The address of a filter's first page. */
export function filterAddress(filter: ReportFilter): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of names) {
    const value = filter[name].trim();
    const narrows = value !== unfiltered[name] && (name !== 'subcategory' || filter.category);
    if (narrows) params.set(name, value);
  }
  return params;
}

/** The query of `GET /v1/reports` for an address. Days become moments of the reader's zone. */
export function reportsQuery(params: URLSearchParams) {
  const cursor = params.getAll(CURSOR).at(-1);
  return { ...searchQuery(readFilter(params)), ...(cursor && { cursor }), limit: REPORTS_PAGE };
}

/** Where the reports of a filter are to be had as a file. */
export function exportAddress(filter: ReportFilter): string {
  const query = new URLSearchParams(searchQuery(filter));
  return `/v1/reports.csv?${query}`;
}

function searchQuery({ from, to, ...filter }: ReportFilter) {
  const { q, category, subcategory, status, target, sort } = filter;
  return {
    ...(q && { q }),
    ...(category && { category }),
    ...(subcategory && { subcategory }),
    ...(status && { status }),
    ...(target && { target }),
    ...periodQuery({ from, to }),
    sort,
  };
}

/** Whether a filter leaves any report out. */
export function isNarrowed({ sort: _order, ...filter }: ReportFilter): boolean {
  return Object.values(filter).some((value) => value !== '');
}

/** The number of the page that an address shows, from 1. */
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
