import type { TargetOverview } from '@redflag/shared/checks';
import { present } from '#modules/reports/reports.service.ts';
import { selectTargets } from '#modules/targets/index.ts';
import { shared } from '#platform/database/combined-queries.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { notFound } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import type { Month } from './overview.queries.ts';
import { countByMonth, selectExcerpts, selectMedianLosses } from './overview.queries.ts';

/**
 * Returns a function that says what a target's reports are like. All who watch the target may ask at
 * the same time and share the queries. It throws ProblemError 404 if there is no such target.
 */
export function overviewReader({ database }: Platform) {
  const read = shared(async (id: string) => {
    const [targets, excerpts, months, losses] = await Promise.all([
      selectTargets(database, [id]),
      selectExcerpts(database, id),
      countByMonth(database, id),
      selectMedianLosses(database, id),
    ]);
    if (!targets.has(id)) throw notFound('Target');
    return { excerpts, months: withQuietMonths(months, new Date()), losses };
  });
  return async (viewer: Viewer, id: string): Promise<TargetOverview> => {
    const { excerpts, ...counted } = await read(id);
    return { excerpts: excerpts.map((row) => present(row, viewer)), ...counted };
  };
}

/** Adds the months without reports between the first and the present one. */
function withQuietMonths(counted: Month[], now: Date): Month[] {
  const [first] = counted;
  if (!first) return [];
  const reports = new Map(counted.map((one) => [one.month, one.reports]));
  const last = monthOf(now);
  const months: Month[] = [];
  for (let at = new Date(`${first.month}-01`); monthOf(at) <= last; ) {
    const month = monthOf(at);
    months.push({ month, reports: reports.get(month) ?? 0 });
    at.setUTCMonth(at.getUTCMonth() + 1);
  }
  return months;
}

const monthOf = (moment: Date) => moment.toISOString().slice(0, 7);
