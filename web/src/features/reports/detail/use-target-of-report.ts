import type { Report } from '@redflag/shared/reports';
import { $api } from '#api/query-client.ts';
import { useTarget } from '#features/reports/verdicts/use-targets.ts';
import { useReportBeingDeleted } from './use-report-being-deleted.ts';

/** Fetches what is known of a report's target, with what reports on it also name. */
export function useTargetOfReport({ targetId, target, category, subcategory }: Report) {
  const beingDeleted = useReportBeingDeleted();
  // A server of the release before does not know of targets.
  const waits = !targetId;
  const categories = $api.useQuery('get', '/v1/categories', {}, { enabled: waits });
  const of = categories.data?.find(({ label }) => label === category);
  const sub = of?.subcategories.find(({ label }) => label === subcategory);
  // Looking it up gives it a target. Only a text that is valid no more has none afterwards.
  const query = {
    target,
    ...(of && { category: of.value }),
    ...(sub && { subcategory: sub.value }),
  };
  const found = $api.useQuery(
    'get',
    '/v1/targets',
    { params: { query } },
    { enabled: waits && of !== undefined && !beingDeleted },
  );
  const id = targetId ?? found.data?.items[0]?.id;
  const known = useTarget(beingDeleted ? null : id);
  return id == null ? { ...found, data: found.data?.items[0] } : known;
}
