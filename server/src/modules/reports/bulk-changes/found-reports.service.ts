import type { BulkChangeRequest, ReportCountQuery } from '@redflag/shared/review/bulk-changes';
import { COUNT_DIFFERS } from '@redflag/shared/review/bulk-changes';
import { plural } from '@redflag/shared/text/plural';
import type { ReportFilter } from '#modules/reports/lists/first-reports.queries.ts';
import { countMatches } from '#modules/reports/lists/report-counts.queries.ts';
import { reportFilter } from '#modules/reports/lists/search.service.ts';
import type { Queryable } from '#platform/database/database.ts';
import { tookTooLong } from '#platform/database/database.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';

type Counting = Pick<Platform, 'sites'> & { database: Queryable };

/**
 * Counts what a search found when it was answered, without a maximum.
 * @throws ProblemError 422 if the target is invalid, or if counting takes longer than a request may
 */
export async function countSearch(
  platform: Counting,
  { asOf, ...filter }: ReportCountQuery,
): Promise<{ count: number }> {
  return { count: await countInTime(platform, atMostNow({ filter, asOf })) };
}

async function countInTime(platform: Counting, search: Search): Promise<number> {
  try {
    return await countMatches(platform.database, filterOf(platform, search));
  } catch (error) {
    if (!tookTooLong(error)) throw error;
    throw new ProblemError({
      status: 422,
      code: 'report/too-many-to-count',
      detail: 'There are too many reports to count. Narrow the filters, then try again.',
    });
  }
}

type Search = Pick<BulkChangeRequest, 'filter' | 'asOf'>;

/** Nobody has seen what comes later than their request. */
export function atMostNow<Asked extends Search>(asked: Asked, now = new Date()): Asked {
  const isLater = asked.asOf !== undefined && new Date(asked.asOf) > now;
  return isLater ? { ...asked, asOf: now.toISOString() } : asked;
}

/** The reports that a search found when it was answered. */
export function filterOf(
  platform: Pick<Platform, 'sites'>,
  { filter = {}, asOf }: Search,
): ReportFilter {
  const { before, ...others } = reportFilter(platform, { ...filter, sort: 'oldest' });
  const seenBefore = new Date(Date.parse(asOf ?? '') + 1);
  return { ...others, before: before && before < seenBefore ? before : seenBefore };
}

/** @throws ProblemError 409 if the search now finds another number of reports than the caller saw */
export async function countExpected(
  platform: Platform,
  request: BulkChangeRequest,
): Promise<number> {
  const found = await countInTime(platform, request);
  if (found === request.expected) return found;
  const match = plural(found, { one: '# report matches', other: '# reports match' });
  throw new ProblemError({
    status: 409,
    code: COUNT_DIFFERS,
    detail: `${match} now, not ${request.expected}. Look at them again before you decide.`,
  });
}
