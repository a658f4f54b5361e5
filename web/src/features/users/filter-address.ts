import { accountStatuses } from '@redflag/shared/accounts';
import { reportRanges } from '@redflag/shared/users';
import { anyText, day, filterAddress, oneOf, queryOf } from '#ui/filter-address.ts';

/** How an administrator narrows the list of users; empty for any. */
export const userAddress = filterAddress({
  /** A part of the username. */
  q: anyText,
  reports: oneOf(reportRanges),
  status: oneOf(accountStatuses),
  /** First and last day of joining (yyyy-MM-dd), in the reader's zone. */
  from: day,
  to: day,
});
export type UserFilter = typeof userAddress.unfiltered;

/** The number of the page that an address shows, from 1. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page >= 1 ? page : 1;
}

/** The address of one page of what a filter leaves. */
export function pageAddress(filter: UserFilter, page: number): URLSearchParams {
  const params = userAddress.write(filter);
  if (page > 1) params.set('page', String(page));
  return params;
}

/** The query of `GET /v1/users` for an address. */
export function usersQuery(params: URLSearchParams) {
  return { ...queryOf(userAddress.read(params)), page: readPage(params) };
}
