import { $api } from '#api/client.ts';
import type { Search } from './search/search-address.ts';

/** Fetches how many people reported a target, unless the target is empty. */
export function useTargetSummary({ category, subcategory, target }: Search) {
  const query = { target, ...(category && { category }), ...(subcategory && { subcategory }) };
  return $api.useQuery(
    'get',
    '/v1/reports/summary',
    { params: { query } },
    { enabled: target !== '' },
  );
}

/** Returns a sentence such as '3 people reported this'. */
export function peopleWhoReported(people: number): string {
  return people === 1 ? '1 person reported this' : `${people} people reported this`;
}
