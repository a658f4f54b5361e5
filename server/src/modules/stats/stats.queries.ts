import type { SQLWrapper } from 'drizzle-orm';
import { count, eq, gte, lt, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { MOSTLY, rejectedOfLast } from '#modules/reports/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import {
  categories,
  decisionCounts,
  namelessDecisions,
  posts,
  replies,
  reportCounts,
  reportStatusChanges,
  reports,
  resolutionCounts,
  secondLooks,
  users,
  verifiedUserCounts,
  waitingDays,
} from '#platform/database/schema.ts';

/** How many steps a time to resolution has from one second to e seconds; each is 4 % longer. */
const RESOLUTION_STEPS = 25;

const sumOf = (count: AnyPgColumn) => sql<number>`coalesce(sum(${count}), 0)`.mapWith(Number);

/** Counts the reports of each status. A status without reports may be left out. */
export function countByStatus(database: Queryable) {
  return database
    .select({ status: reportCounts.status, count: sumOf(reportCounts.count) })
    .from(reportCounts)
    .groupBy(reportCounts.status)
    .prepare('reports_by_status')
    .execute();
}

/** For administrators: counts the reports of each category, in the categories' order. */
export function countByCategory(database: Queryable) {
  return database
    .select({ category: categories.value, count: sumOf(reportCounts.count) })
    .from(categories)
    .leftJoin(reportCounts, eq(reportCounts.categoryId, categories.id))
    .groupBy(categories.id)
    .orderBy(categories.position)
    .prepare('reports_by_category')
    .execute();
}

/** For administrators: counts reports by category and UTC day since one (2026-11-21); may leave out empty days. */
export function countByDay(database: Queryable, since: string) {
  return database
    .select({
      category: categories.value,
      day: sql<string>`${reportCounts.day}::text`,
      count: sumOf(reportCounts.count),
    })
    .from(reportCounts)
    .innerJoin(categories, eq(categories.id, reportCounts.categoryId))
    .where(gte(reportCounts.day, since))
    .groupBy(categories.value, reportCounts.day)
    .prepare('reports_by_day')
    .execute();
}

/** For administrators: counts the accounts with a verified phone number. */
export async function countVerifiedUsers(database: Queryable): Promise<number> {
  const [row] = await database
    .select({ count: sumOf(verifiedUserCounts.count) })
    .from(verifiedUserCounts)
    .prepare('verified_users')
    .execute();
  return row?.count ?? 0;
}

/** Counts the posts, of which there are few. */
export async function countPosts(database: Queryable): Promise<number> {
  const [row] = await database
    .select({ count: count() })
    .from(posts)
    .prepare('posts_all')
    .execute();
  return row?.count ?? 0;
}

/**
 * For administrators: counts the reports first resolved since the UTC day, by time since filing,
 * shortest first.
 * @returns the seconds, to about 2 %, and exactly within how many days, as in `resolutionDays`
 */
export function countResolutions(database: Queryable, since: string) {
  const { day, withinDays, step, count } = resolutionCounts;
  return database
    .select({
      withinDays,
      seconds: sql<number>`exp(${step} / ${RESOLUTION_STEPS}::float8)`,
      count: sumOf(count),
    })
    .from(resolutionCounts)
    .where(gte(day, since))
    .groupBy(withinDays, step)
    .having(sql`sum(${count}) > 0`)
    .orderBy(step)
    .prepare('resolutions')
    .execute();
}

/** For administrators: counts the Pending reports by the UTC day of filing; null for all earlier days. */
export function countWaiting(database: Queryable) {
  return database
    .select({
      day: sql<string | null>`${reportCounts.day}::text`,
      count: sumOf(reportCounts.count),
    })
    .from(reportCounts)
    .where(eq(reportCounts.status, 'Pending'))
    .groupBy(reportCounts.day);
}

const pending = sql`(select coalesce(sum(count), 0)::int from ${reportCounts} where status = 'Pending')`;

/** Notes how many reports are Pending at present as the number of a UTC day, and forgets the days before another. */
export async function noteWaiting(
  database: Queryable,
  today: string,
  since: string,
): Promise<void> {
  await database
    .insert(waitingDays)
    .values({ day: today, count: pending })
    .onConflictDoUpdate({ target: waitingDays.day, set: { count: sql`excluded.count` } });
  await database.delete(waitingDays).where(lt(waitingDays.day, since));
}

/** Works out from the reports that are left how many were Pending on days on which nobody noted it. */
export async function fillWaitingDays(
  database: Queryable,
  today: string,
  since: string,
): Promise<void> {
  const after = sql`(${since}::date + 1)::timestamp at time zone 'UTC'`;
  const dayOf = (moment: SQLWrapper) => sql`(${moment} at time zone 'UTC')::date`;
  await database.execute(sql`
    with changes as (
      select day, sum(change) as change from (
        select ${dayOf(reports.createdAt)} as day, 1 as change
        from ${reports}
        where ${reports.createdAt} >= ${after} and 'Pending' = coalesce(
          (select from_status from ${reportStatusChanges} where report_id = ${reports.id} order by changed_at limit 1),
          ${reports.status})
        union all
        select ${dayOf(reportStatusChanges.changedAt)}, case when to_status = 'Pending' then 1 else -1 end
        from ${reportStatusChanges}
        where ${reportStatusChanges.changedAt} >= ${after} and (from_status = 'Pending') <> (to_status = 'Pending')
      ) change group by day
    )
    insert into ${waitingDays} (day, count)
    select days.day::date,
      greatest(0, ${pending} - coalesce((select sum(change) from changes where changes.day > days.day), 0))
    from generate_series(${since}::date, ${today}::date, interval '1 day') as days (day)
    on conflict do nothing`);
}

/** For administrators: returns how many reports were Pending at the end of each UTC day since one. */
export function selectWaitingDays(database: Queryable, since: string) {
  return database.select().from(waitingDays).where(gte(waitingDays.day, since));
}

/**
 * For administrators: counts the decisions since the UTC day, by day and by time since filing,
 * shortest first.
 * @returns a day or seconds, to about 2 %
 */
export function countDecisions(database: Queryable, since: string) {
  const { day, step, count } = decisionCounts;
  return database
    .select({
      day: sql<string | null>`${day}::text`,
      seconds: sql<number | null>`exp(${step} / ${RESOLUTION_STEPS}::float8)`,
      count: sumOf(count),
    })
    .from(decisionCounts)
    .where(gte(day, since))
    .groupBy(sql`grouping sets ((${day}), (${step}))`)
    .having(sql`sum(${count}) <> 0`)
    .orderBy(step);
}

/** So many of the newest rejected reports are looked at for people who filed several of these. */
const REJECTED_READ = 200;
const PEOPLE_NAMED = 20;

/**
 * For administrators: returns the accounts with several of the newest rejected reports and most of
 * their last decided reports rejected, those with most first.
 */
export async function selectMostlyRejected(
  database: Queryable,
): Promise<{ id: string; username: string; rejected: number }[]> {
  const { rows } = await database.execute<{ id: string; username: string; rejected: number }>(sql`
    select id, (select username from ${users} where users.id = last.id) as username, rejected
    from (
      select id, ${rejectedOfLast(sql`reporter.id`)} as rejected
      from (
        select reporter_id as id from (
          (select reporter_id from ${reports} where status = 'Rejected'
            order by created_at desc nulls first, id desc nulls first limit ${REJECTED_READ})
          union all
          (select user_id from ${namelessDecisions} where status = 'Rejected' and user_id is not null
            order by created_at desc nulls first, id desc nulls first limit ${REJECTED_READ})
        ) newest where reporter_id is not null group by reporter_id having count(*) > 1
      ) reporter
    ) last
    where rejected > ${MOSTLY}
    order by rejected desc, id limit ${PEOPLE_NAMED}`);
  return rows;
}

/** Counts replies and second looks that wait, and those decided since a moment. */
export async function countReplies(database: Queryable, since: Date, now: Date) {
  const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;
  const { rows } = await database.execute<{
    waiting: number;
    overdue: number;
    decided: number;
    inTime: number;
    medianSeconds: number | null;
  }>(sql`
    with asked as (
      select state in ('waiting', 'appealed') as is_open, decided_at, due_at,
        -- Of an appeal that was taken back, the refusal counts.
        case when state = 'appealed' or appealed_at < decided_at then appealed_at else created_at end as came_at
      from ${replies} where state <> 'withdrawn'
        and (state in ('waiting', 'appealed') or decided_at >= ${at(since)})
      union all
      select state = 'waiting', decided_at, due_at, created_at
      from ${secondLooks} where state = 'waiting' or decided_at >= ${at(since)}
    )
    select (count(*) filter (where is_open))::int as waiting,
      (count(*) filter (where is_open and due_at < ${at(now)}))::int as overdue,
      (count(*) filter (where not is_open))::int as decided,
      (count(*) filter (where not is_open and decided_at <= due_at))::int as "inTime",
      percentile_cont(0.5) within group (order by extract(epoch from decided_at - came_at))
        filter (where not is_open) as "medianSeconds"
    from asked`);
  return rows[0] ?? { waiting: 0, overdue: 0, decided: 0, inTime: 0, medianSeconds: null };
}
