import type { ReportStatus } from '@redflag/shared/reports';
import { count, gte, isNotNull, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { categories, reportStatusChanges, reports, users } from '#platform/database/schema.ts';

/** For administrators: counts the reports of each status that occurs. */
export function countByStatus(database: Queryable) {
  return database
    .select({ status: reports.status, count: count() })
    .from(reports)
    .groupBy(reports.status);
}

/** For administrators: counts the reports of each category, in the categories' order. */
export async function countByCategory(database: Queryable) {
  // Counted before the join, so that PostgreSQL reads only the index.
  const counted = database
    .select({ categoryId: reports.categoryId, count: count().as('count') })
    .from(reports)
    .groupBy(reports.categoryId)
    .as('counted');
  return database
    .select({
      category: categories.label,
      count: sql<number>`coalesce(${counted.count}, 0)`.mapWith(Number),
    })
    .from(categories)
    .leftJoin(counted, sql`${counted.categoryId} = ${categories.id}`)
    .orderBy(categories.position);
}

/**
 * For administrators: counts the reports filed on each UTC day since the given moment, without
 * empty days.
 */
export function countByDay(database: Queryable, since: Date) {
  const day = sql<string>`to_char(${reports.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`;
  return database
    .select({ day, count: count() })
    .from(reports)
    .where(gte(reports.createdAt, since))
    .groupBy(sql`1`);
}

/** For administrators: counts the accounts with a verified phone number. */
export async function countVerifiedUsers(database: Queryable): Promise<number> {
  const [row] = await database
    .select({ count: count() })
    .from(users)
    .where(isNotNull(users.phoneVerifiedAt));
  return row?.count ?? 0;
}

const RESOLVED: ReportStatus = 'Resolved';

/**
 * For administrators: summarises how long reports took from filing to their first Resolved, for those
 * first resolved since the given moment.
 * @param firstId no change since then has a smaller id, because ids sort by time
 * @param withinDays upper bounds of the buckets, ascending
 * @returns the number of reports, the median in seconds, and how many took at most each bound
 */
export async function summariseResolutions(
  database: Queryable,
  since: Date,
  firstId: string,
  withinDays: readonly number[],
) {
  const within = withinDays.map(
    (days) => sql`count(*) filter (where took <= make_interval(days => ${days}))`,
  );
  const { rows } = await database.execute<{
    count: string;
    median: string | null;
    within: string[];
  }>(sql`
    with resolved as (
      select greatest(c.changed_at - r.created_at, interval '0') as took
      from ${reportStatusChanges} c join ${reports} r on r.id = c.report_id
      where c.id >= ${firstId} and c.changed_at >= ${since} and c.to_status = ${RESOLVED}
        and not exists (
          select 1 from ${reportStatusChanges} e
          where e.report_id = c.report_id and e.to_status = ${RESOLVED}
            and (e.changed_at, e.id) < (c.changed_at, c.id)
        )
    )
    select count(*),
      extract(epoch from percentile_cont(0.5) within group (order by took)) as median,
      array[${sql.join(within, sql`, `)}]::text[] as within
    from resolved`);
  const [row] = rows;
  return {
    reports: Number(row?.count ?? 0),
    medianSeconds: row?.median == null ? null : Number(row.median),
    within: withinDays.map((_, index) => Number(row?.within[index] ?? 0)),
  };
}
