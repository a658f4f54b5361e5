import type { Target } from '@redflag/shared/checks';
import { $api } from '#api/query-client.ts';

/** As many of one's own reports are read, the newest first. */
const READ = 50;

/**
 * Whether a verdict counts a report of this person; undefined until that is known. Looks only at their newest: it
 * matters right after a report.
 */
export function useReportedByMe(target: Target | undefined): boolean | undefined {
  const counts = (target?.verdict.people ?? 0) > 0;
  const { data, isLoading } = $api.useQuery(
    'get',
    '/v1/me/reports',
    { params: { query: { limit: READ } } },
    { enabled: counts },
  );
  if (isLoading) return undefined;
  if (!counts || !data) return false;
  return data.items.some(
    ({ targetId, status }) => targetId === target?.id && status !== 'Rejected',
  );
}
