import type { CategoryValue } from '@redflag/shared/categories';
import { useQuery } from '@tanstack/react-query';
import { $api } from '#api/query-client.ts';
import { countryFor } from '#api/readers-country.ts';

interface Sought {
  /** Empty to detect it from the target. */
  category: CategoryValue | '';
  subcategory: string;
  target: string;
  country?: string;
}

/** Describes the query for what is known of the targets that a text means. There are none if it is empty. */
export function targetsQuery({ category, subcategory, target, country }: Sought) {
  const query = {
    target,
    ...(category && { category }),
    ...(subcategory && { subcategory }),
    ...countryFor(target, country),
  };
  return $api.queryOptions('get', '/v1/targets', { params: { query } }, { enabled: target !== '' });
}

/** Fetches what is known of the targets that a text means, unless it is empty. */
export function useTargets(sought: Sought, enabled = true) {
  return useQuery({ ...targetsQuery(sought), enabled: enabled && sought.target !== '' });
}

/** Fetches one target with what reports on it also name, unless there is no id. */
export function useTarget(id: string | null | undefined) {
  const params = { path: { id: id ?? '' } };
  return $api.useQuery('get', '/v1/targets/{id}', { params }, { enabled: Boolean(id) });
}

/** Fetches what the reports on a target say, unless there is no id. */
export function useTargetOverview(id: string | null | undefined) {
  const params = { path: { id: id ?? '' } };
  return $api.useQuery(
    'get',
    '/v1/targets/{id}/overview',
    { params },
    { enabled: Boolean(id), retry: false },
  );
}
