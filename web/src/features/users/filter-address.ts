import { accountStatuses } from '@redflag/shared/accounts';
import { reportRanges } from '@redflag/shared/users';
import { isDay, periodQuery } from '#ui/days.ts';

/** How an administrator narrows the list of users; empty for any. */
export interface UserFilter {
  /** A part of the username. */
  q: string;
  reports: (typeof reportRanges)[number] | '';
  status: (typeof accountStatuses)[number] | '';
  /** First and last day of joining (yyyy-MM-dd), in the reader's zone. */
  from: string;
  to: string;
}

export const unfiltered: UserFilter = { q: '', reports: '', status: '', from: '', to: '' };

const names = ['q', 'reports', 'status', 'from', 'to'] as const;

export function readFilter(params: URLSearchParams): UserFilter {
  const text = (name: (typeof names)[number]) => params.get(name) ?? '';
  return {
    q: text('q'),
    reports: reportRanges.find((range) => range === text('reports')) ?? '',
    status: accountStatuses.find((status) => status === text('status')) ?? '',
    from: isDay(text('from')) ? text('from') : '',
    to: isDay(text('to')) ? text('to') : '',
  };
}

/** The number of the page that an address shows, from 1. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page >= 1 ? page : 1;
}

/** The address of one page of what a filter leaves. */
export function filterAddress(filter: UserFilter, page = 1): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of names) {
    const value = filter[name].trim();
    if (value) params.set(name, value);
  }
  if (page > 1) params.set('page', String(page));
  return params;
}

/** The query of `GET /v1/users` for an address. Days become moments of the reader's zone. */
export function usersQuery(params: URLSearchParams) {
  const { q, reports, status, from, to } = readFilter(params);
  return {
    ...(q && { q }),
    ...(reports && { reports }),
    ...(status && { status }),
    ...periodQuery({ from, to }),
    page: readPage(params),
  };
}
