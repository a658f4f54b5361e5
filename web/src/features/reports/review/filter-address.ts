import type { CategoryValue } from '@redflag/shared/categories';
import { categoryValueSchema } from '@redflag/shared/categories';
import type { ReportStatus } from '@redflag/shared/reports';
import { REPORTS_PAGE, reportStatusSchema } from '@redflag/shared/reports';
import { endOfDay, isDay, startOfDay } from '../../../ui/days.ts';

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
}

const names = ['q', 'category', 'subcategory', 'status', 'from', 'to'] as const;

/** Leads to the page that begins here; those of the pages before it stand before it. */
const CURSOR = 'cursor';

export function readFilter(params: URLSearchParams): ReportFilter {
  const text = (name: (typeof names)[number]) => params.get(name) ?? '';
  const category = categoryValueSchema.safeParse(text('category')).data ?? '';
  return {
    q: text('q'),
    category,
    subcategory: category ? text('subcategory') : '',
    status: reportStatusSchema.safeParse(text('status')).data ?? '',
    from: isDay(text('from')) ? text('from') : '',
    to: isDay(text('to')) ? text('to') : '',
  };
}

/** The address of a filter's first page. */
export function filterAddress(filter: ReportFilter): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of names) {
    const value = filter[name].trim();
    if (value && (name !== 'subcategory' || filter.category)) params.set(name, value);
  }
  return params;
}

/** The query of `GET /v1/reports` for an address. Days become moments of the reader's zone. */
export function reportsQuery(params: URLSearchParams) {
  const { q, category, subcategory, status, from, to } = readFilter(params);
  const cursor = params.getAll(CURSOR).at(-1);
  return {
    ...(q && { q }),
    ...(category && { category }),
    ...(subcategory && { subcategory }),
    ...(status && { status }),
    ...(from && { from: startOfDay(from) }),
    ...(to && { to: endOfDay(to) }),
    ...(cursor && { cursor }),
    limit: REPORTS_PAGE,
  };
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
