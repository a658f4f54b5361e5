import type { SQL } from 'drizzle-orm';
import { and, count, eq, sql } from 'drizzle-orm';
import { idOfCategory } from '#modules/categories/index.ts';
import { countKept, countWithheld, newestStatuses } from '#modules/reports/reports.queries.ts';
import { byCategory } from '#modules/targets/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import { contains } from '#platform/database/lists/text-search.ts';
import { reportCounts, reports, users } from '#platform/database/schema.ts';
import type { ReportFilter } from './first-reports.queries.ts';
import { conditionsOf, firstFound, isOnTarget } from './first-reports.queries.ts';

/**
 * Returns how many reports meet a filter, if kept counts say so: of categories and statuses
 * (docs/decisions/database.md#counts), or of an account. Otherwise null.
 */
export async function countReports(
  database: Queryable,
  { category, status, reporterId, isForOthers, sort: _order, ...others }: ReportFilter,
): Promise<number | null> {
  const isNarrowed = Object.values(others).some((value) => value !== undefined);
  if (isNarrowed || (reporterId && (category || status))) return null;
  if (reporterId) {
    const [reporter] = await database
      .select({ total: users.reportCount })
      .from(users)
      .where(eq(users.id, reporterId));
    return reporter?.total ?? 0;
  }
  const isCounted = (of: typeof reports | typeof reportCounts) =>
    and(
      category && eq(of.categoryId, idOfCategory(database, category)),
      status && eq(of.status, status),
    );
  const withheld = isForOthers ? countWithheld(isCounted(reports)) : sql`0`;
  const { rows } = await database.execute<{ total: number }>(
    sql`select ${countKept(isCounted(reportCounts))} - ${withheld} as total`,
  );
  return rows[0]?.total ?? 0;
}

/** Above this many reports, the total of a search is not counted. */
export const COUNTED_AT_MOST = 10_000;

/**
 * Counts the reports that a search finds, along its list's index
 * (docs/decisions/database.md#lists). A text search is counted while read. Null above
 * `COUNTED_AT_MOST`.
 */
export async function countFound(
  database: Queryable,
  filter: ReportFilter,
): Promise<number | null> {
  const list = { database, rows: COUNTED_AT_MOST + 1 };
  const [row] = await database.select({ found: count() }).from(firstFound(list, filter));
  return totalOf(row?.found);
}

function totalOf(found = 0): number | null {
  return found > COUNTED_AT_MOST ? null : found;
}

/** Counts the reports that a search finds, one by one. */
export async function countMatches(database: Queryable, filter: ReportFilter): Promise<number> {
  const { sought, targetContains: text } = filter;
  const { listed, others } = conditionsOf(database, filter);
  const [row] = await database
    .select({ found: count() })
    .from(reports)
    .where(
      and(
        listed,
        others,
        sought && isOnTarget(database, byCategory(sought)),
        text ? contains(reports.target, text) : undefined,
      ),
    );
  return row?.found ?? 0;
}

/** So many of a person's last decided reports say how careful they are. */
const DECIDED_READ = 10;

/** Above this number of them, the person's reports are mostly rejected. */
export const MOSTLY = DECIDED_READ / 2;

/** Counts, within another statement, the rejected among an account's last decided reports. */
export function rejectedOfLast(reporterId: SQL): SQL<number> {
  return sql<number>`(
    select (count(*) filter (where status = 'Rejected'))::int
    from ${newestStatuses(reporterId, DECIDED_READ, sql`status in ('Resolved', 'Rejected', 'Closed')`)} decided
  )`;
}
