import type { ReportCount } from '@redflag/shared/review/bulk-changes';
import { STATS_DAYS } from '@redflag/shared/stats';
import type { SQL } from 'drizzle-orm';
import { and, eq, gte, isNull, lt, or, sql } from 'drizzle-orm';
import { idOfCategory } from '#modules/categories/index.ts';
import { countKept, countWithheld, newestStatuses } from '#modules/reports/reports.queries.ts';
import type { Queryable } from '#platform/database/database.ts';
import { countingRows, ROWS_COUNTED, totalOf } from '#platform/database/lists/lists.ts';
import { contains } from '#platform/database/lists/text-search.ts';
import { reportCounts, reports, users } from '#platform/database/schema.ts';
import type { ReportFilter } from './first-reports.queries.ts';
import { conditionsOf, firstFound, hasText } from './first-reports.queries.ts';

/**
 * Returns how many reports meet a filter, if kept counts say so: of categories, statuses and recent
 * days (docs/decisions/database.md#counts), or of an account. Otherwise null.
 */
export async function countReports(
  database: Queryable,
  filter: ReportFilter,
): Promise<number | null> {
  const kept = keptCount(database, filter);
  return kept && selectCount(database, kept);
}

/** Counts reports by kept counts within another statement; null if they do not say. */
function keptCount(
  database: Queryable,
  { category, status, from, before, reporterId, isForOthers, sort: _, ...others }: ReportFilter,
): SQL<number> | null {
  const isNarrowed = Object.values(others).some((value) => value !== undefined);
  const isPeriod = Boolean(from || before);
  if (isNarrowed || (reporterId && (category || status || isPeriod))) return null;
  if (reporterId) {
    const own = sql`select ${users.reportCount} from ${users} where ${eq(users.id, reporterId)}`;
    return sql`coalesce((${own}), 0)`;
  }
  if (![from, before].every((moment) => moment === undefined || isKeptDay(moment))) return null;
  const isCounted = (of: typeof reports | typeof reportCounts) =>
    and(
      category && eq(of.categoryId, idOfCategory(database, category)),
      status && eq(of.status, status),
    );
  const kept = countKept(
    and(
      isCounted(reportCounts),
      from && gte(reportCounts.day, dayOf(from)),
      // Without a day, reports are older than all days that are kept apart.
      before && or(isNull(reportCounts.day), lt(reportCounts.day, dayOf(before))),
    ),
  );
  if (!isForOthers) return kept;
  const { readable } = conditionsOf(database, { from, before });
  return sql`(${kept} - ${countWithheld(and(isCounted(reports), readable))})`;
}

/** Whether kept counts know what was filed before a moment: the start of a day that is kept apart. */
function isKeptDay(moment: Date): boolean {
  return moment.getTime() % DAY_MS === 0 && Date.now() - moment.getTime() < STATS_DAYS * DAY_MS;
}

const DAY_MS = 24 * 3_600_000;
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

async function selectCount(database: Queryable, count: SQL<number>): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(sql`select ${count} as count`);
  return rows[0]?.count ?? 0;
}

/**
 * Counts the reports that a search finds, along its list's index
 * (docs/decisions/database.md#lists). A text search is counted while read. Null if that would take
 * reading many.
 */
export async function countFound(
  database: Queryable,
  filter: ReportFilter,
): Promise<number | null> {
  return totalOf(await selectCount(database, countUpTo(database, filter, ROWS_COUNTED)));
}

/** Counts so many of the reports that a search finds, within another statement. */
function countUpTo(database: Queryable, filter: ReportFilter, rows: number): SQL<number> {
  if (!hasText(filter)) {
    const found = firstFound({ database, rows, isCounted: true }, filter);
    return sql`(select count(*)::int from ${found})`;
  }
  const { listed, others } = conditionsOf(database, filter);
  const sought = contains(reports.target, filter.targetContains);
  return countingRows(reports, and(listed, others, sought), rows);
}

/** Above this many reports, those of a change of many are counted only by kept counts. */
const COUNTED_AT_MOST = 10_000;

/**
 * Counts what a search finds among the reports filed before a moment: from kept counts, less those
 * filed since; where these do not say or are many, one by one up to `COUNTED_AT_MOST`.
 */
export async function countMatches(
  database: Queryable,
  filter: ReportFilter,
  seenBefore: Date,
): Promise<ReportCount> {
  const { from = seenBefore, before = seenBefore } = filter;
  const most = COUNTED_AT_MOST + 1;
  const kept = keptCount(database, filter);
  if (kept) {
    const later = { ...filter, from: from > seenBefore ? from : seenBefore };
    const { rows } = await database.execute<{ all: number; later: number }>(
      sql`select ${kept} as all, ${countUpTo(database, later, most)} as later`,
    );
    const [{ all, later: unseen } = { all: 0, later: 0 }] = rows;
    if (unseen < most) return { count: all - unseen, isMore: false };
  }
  const seen = { ...filter, before: before < seenBefore ? before : seenBefore };
  const count = await selectCount(database, countUpTo(database, seen, most));
  return { count: Math.min(count, COUNTED_AT_MOST), isMore: count === most };
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
