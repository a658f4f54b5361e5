import type {
  BulkChangeRequest,
  ReportCount,
  ReportCountQuery,
} from '@redflag/shared/review/bulk-changes';
import { COUNT_DIFFERS } from '@redflag/shared/review/values';
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
 * Counts what a search found when it was answered, or says that there is more.
 * @throws ProblemError 422 if the target is invalid, or if counting takes longer than a request may
 */
export async function countSearch(
  platform: Counting,
  { asOf, ...filter }: ReportCountQuery,
): Promise<ReportCount> {
  return countInTime(platform, atMostNow({ filter, asOf }));
}

async function countInTime(
  platform: Counting,
  { filter = {}, asOf }: Search,
): Promise<ReportCount> {
  try {
    return await countMatches(
      platform.database,
      reportFilter(platform, { ...filter, sort: 'newest' }),
      afterMoment(asOf),
    );
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
  const seenBefore = afterMoment(asOf);
  return { ...others, before: before && before < seenBefore ? before : seenBefore };
}

const afterMoment = (asOf = '') => new Date(Date.parse(asOf) + 1);

/**
 * Returns how many reports a search finds: one more than were counted, if there are more.
 * @throws ProblemError 409 if these are not as many as the caller saw, or more than were counted and the
 * caller saw fewer
 */
export async function countExpected(
  platform: Platform,
  request: BulkChangeRequest,
): Promise<number> {
  const { expected = 0 } = request;
  const { count, isMore } = await countInTime(platform, request);
  if (isMore && expected >= count) return Math.max(count + 1, expected);
  if (!isMore && expected === count) return count;
  const match = isMore
    ? `More than ${count.toLocaleString('en')} reports match`
    : plural(count, { one: '# report matches', other: '# reports match' });
  throw new ProblemError({
    status: 409,
    code: COUNT_DIFFERS,
    detail: `${match} now, not ${request.expected}. Look at them again before you decide.`,
  });
}
