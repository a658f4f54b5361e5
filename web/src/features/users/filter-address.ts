import { reportRanges } from '@redflag/shared/accounts/users';
import { accountStatuses } from '@redflag/shared/accounts/values';
import { anyText, day, filterAddress, oneOf, queryOf } from '#ui/filters/filter-address.ts';

/** The administrators' filter of users; an empty field means any. */
export const userAddress = filterAddress({
  /** Part of the username. */
  q: anyText,
  reports: oneOf(reportRanges),
  status: oneOf(accountStatuses),
  /** First and last day of joining (yyyy-MM-dd), in the reader's zone. */
  from: day,
  to: day,
});
export type UserFilter = typeof userAddress.unfiltered;

/** Returns the number of the page in an address, from 1. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page >= 1 ? page : 1;
}

/** Returns the address of one page of a filtered list. */
export function pageAddress(filter: UserFilter, page: number): URLSearchParams {
  const params = userAddress.write(filter);
  if (page > 1) params.set('page', String(page));
  return params;
}

/** Returns the query of `GET /v1/users` for an address. */
export function usersQuery(params: URLSearchParams) {
  return { ...queryOf(userAddress.read(params)), page: readPage(params) };
}
