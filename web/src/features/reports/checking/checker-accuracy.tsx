import { $api } from '#api/query-client.ts';
import { wordAccuracy } from '#features/reports/cases/recommendation-words.ts';

/** How often a checker was right, once that is known. */
export function CheckerAccuracy({ id }: { id: string }) {
  const { data } = $api.useQuery('get', '/v1/checkers/{id}', { params: { path: { id } } });
  if (!data) return null;
  return <> ({wordAccuracy(data) ?? 'no case decided yet'})</>;
}
