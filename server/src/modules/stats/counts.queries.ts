import { STATS_DAYS } from '@redflag/shared/stats';
import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '#platform/database/database.ts';
import {
  caseCounts,
  cases,
  decisionCounts,
  recounts,
  reportCounts,
  reportStatusChanges,
  reports,
  resolutionCounts,
  userCounts,
  users,
  verifiedUserCounts,
} from '#platform/database/schema.ts';

/** A table that triggers add to: its rows add up to the numbers of some other rows. */
interface Counts {
  /** Of the table, in SQL. */
  name: string;
  table: PgTable;
  /** All columns but the count. */
  columns: SQL[];
  /** The same for a merged row, which has no days that statistics no longer show. */
  merged: SQL[];
  /** Which rows are still needed. */
  needed: SQL;
  /** Selects the columns and the count from the rows that are counted. */
  actual: SQL;
}

/** The first day that is kept apart: a little more than statistics show, because clocks differ. */
const firstDay = sql.raw(`((now() at time zone 'UTC')::date - ${STATS_DAYS + 2})`);
const ifRecent = (day: SQL) => sql`case when ${day} >= ${firstDay} then ${day} end`;

/** All tables of counts. To add one, write its triggers and an entry; the next start counts once. */
export const allCounts: readonly Counts[] = [
  {
    name: 'report_counts',
    table: reportCounts,
    columns: [sql`category_id`, sql`status`, sql`day`],
    merged: [sql`category_id`, sql`status`, ifRecent(sql`day`)],
    needed: sql`true`,
    actual: sql`
      select category_id, status, ${ifRecent(sql`(created_at at time zone 'UTC')::date`)} as day,
        count(*)::int as count
      from ${reports} group by 1, 2, 3`,
  },
  {
    name: 'resolution_counts',
    table: resolutionCounts,
    columns: [sql`day`, sql`within_days`, sql`step`],
    merged: [sql`day`, sql`within_days`, sql`step`],
    needed: sql`day >= ${firstDay}`,
    actual: sql`
      select place.day, place.within_days, place.step, count(*)::int as count
      from (
        select r.created_at as filed, min(c.changed_at) as moment
        from ${reportStatusChanges} c join ${reports} r on r.id = c.report_id
        where c.to_status = 'Resolved'
        group by r.id having (min(c.changed_at) at time zone 'UTC')::date >= ${firstDay}
      ) first, lateral resolution_places(first.filed, first.moment) place
      group by 1, 2, 3`,
  },
  {
    name: 'decision_counts',
    table: decisionCounts,
    columns: [sql`day`, sql`step`],
    merged: [sql`day`, sql`step`],
    needed: sql`day >= ${firstDay}`,
    actual: sql`
      select place.day, place.step, count(*)::int as count
      from ${reportStatusChanges} c join ${reports} r on r.id = c.report_id,
        lateral resolution_places(r.created_at, c.changed_at) place
      where c.changed_at >= ${firstDay}::timestamp at time zone 'UTC' and is_decision(c.from_status, c.to_status)
      group by 1, 2`,
  },
  {
    name: 'case_counts',
    table: caseCounts,
    columns: [sql`category_id`, sql`has_picture`, sql`is_flagged`],
    merged: [sql`category_id`, sql`has_picture`, sql`is_flagged`],
    needed: sql`true`,
    actual: sql`
      select category_id, has_picture, flags > 0 as is_flagged, count(*)::int as count
      from ${cases} group by 1, 2, 3`,
  },
  {
    name: 'verified_user_counts',
    table: verifiedUserCounts,
    columns: [],
    merged: [],
    needed: sql`true`,
    actual: sql`
      select count(*)::int as count from ${users}
      where phone_verified_at is not null having count(*) > 0`,
  },
  {
    name: 'user_counts',
    table: userCounts,
    columns: [sql`report_range`, sql`status`],
    merged: [sql`report_range`, sql`status`],
    needed: sql`true`,
    actual: sql`select report_range, status, count(*)::int as count from ${users} group by 1, 2`,
  },
];

/** Held while rows of counts are replaced, because two at a time would count some of them twice. */
const COUNTS_LOCK = 4_715_203;

/** Locks the counts against replacing until the transaction ends. Adding to them goes on. */
export async function lockCounts(database: Queryable): Promise<void> {
  // The one who has the lock may count for minutes.
  await database.execute(sql`set local lock_timeout = 0`);
  await database.execute(sql`set local statement_timeout = 0`);
  await database.execute(sql`select pg_advisory_xact_lock(${COUNTS_LOCK})`);
}

/** Fewer rows are not worth merging; nor are fewer than twice as many as remain. */
const MERGED_ABOVE = 1_000;

/** Replaces the rows of counts by as few with the same sums, once there are many more. */
export async function mergeCounts(
  database: Queryable,
  { table, columns, merged, needed }: Counts,
): Promise<void> {
  const grouped = sql`where ${needed} ${groupBy(merged)} having sum(count) <> 0`;
  await database.execute(sql`
    with removed as (
      delete from ${table} where (select count(*) from ${table}) >
        ${MERGED_ABOVE} + 2 * (select count(*) from (select from ${table} ${grouped}) remaining)
      returning *
    )
    insert into ${table} (${list([...columns, sql`count`])})
    select ${list([...merged, sql`sum(count)`])} from removed ${grouped}`);
}

/**
 * Replaces counts by the actual numbers, and returns how many were wrong. One statement sees rows
 * and counts as of one moment, so concurrent additions are neither lost nor counted twice.
 */
export async function replaceCounts(
  database: Queryable,
  { name, table, columns, merged, needed, actual }: Counts,
): Promise<number> {
  const all = list([...columns, sql`count`]);
  const { rows } = await database.execute<{ wrong: number }>(sql`
    with actual as (${actual}),
      removed as (delete from ${table} returning *),
      made as (insert into ${table} (${all}) select ${all} from actual),
      noted as (
        insert into ${recounts} (counts) values (${name})
        on conflict (counts) do update set made_at = now()
      )
    select count(*)::int as wrong from (
      select from (
        select ${all} from actual
        union all select ${list([...merged, sql`-count`])} from removed where ${needed}
      ) difference ${groupBy(columns)} having sum(count) <> 0
    ) differences`);
  return rows[0]?.wrong ?? 0;
}

/** Returns the names of the tables of counts that have been filled. */
export async function selectRecounted(database: Queryable): Promise<Set<string>> {
  const rows = await database.select({ counts: recounts.counts }).from(recounts);
  return new Set(rows.map(({ counts }) => counts));
}

function list(columns: SQL[]): SQL {
  return sql.join(columns, sql`, `);
}

function groupBy(columns: SQL[]): SQL {
  return columns.length > 0 ? sql`group by ${list(columns)}` : sql``;
}
