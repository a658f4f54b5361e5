import type { CategoryValue } from '@redflag/shared/categories';
import { $api } from '#api/query-client.ts';

interface Sought {
  /** Empty to detect it from the target. */
  category: CategoryValue | '';
  subcategory: string;
  target: string;
}

/** Fetches what is known of the targets that a text means, unless it is empty. */
export function useTargets({ category, subcategory, target }: Sought) {
  const query = { target, ...(category && { category }), ...(subcategory && { subcategory }) };
  return $api.useQuery('get', '/v1/targets', { params: { query } }, { enabled: target !== '' });
}

/** Fetches one target with what reports on it also name, unless there is no id. */
export function useTarget(id: string | null | undefined) {
  const params = { path: { id: id ?? '' } };
  return $api.useQuery('get', '/v1/targets/{id}', { params }, { enabled: Boolean(id) });
}
