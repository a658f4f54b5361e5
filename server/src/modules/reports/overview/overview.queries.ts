import { OVERVIEW_MONTHS, OVERVIEW_REPORTS } from '@redflag/shared/checks/values';
import type { Loss } from '@redflag/shared/reports/losses';
import { roundLoss } from '@redflag/shared/reports/losses';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ReportRow } from '#modules/reports/reports.queries.ts';
import { isWithheld, selectReports } from '#modules/reports/reports.queries.ts';
import type { Queryable } from '#platform/database/database.ts';
import { prepared } from '#platform/database/database.ts';
import { writtenLimit } from '#platform/database/lists/lists.ts';
import { reports, targetReporters } from '#platform/database/schema.ts';

const EXCERPTS = 3;
/** From so many reports that wait, the newest, the most complete are chosen. */
const CHOSEN_FROM = 200;
/** A longer description is no more complete. */
const COMPLETE_LENGTH = 600;

const newestFirst = sql`order by created_at desc nulls first, id desc nulls first`;

const targetId = sql.placeholder('targetId');

/**
 * Returns the newest confirmed reports on a target whose text others read; if there are none, the most
 * complete of those that wait: with a picture, then the longest.
 */
export async function selectExcerpts(database: Queryable, target: string): Promise<ReportRow[]> {
  const rows = await excerpts(database).execute({ targetId: target });
  return rows.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
}

const excerpts = prepared((database) => {
  const isRead = sql`${reports.targetId} = ${targetId} and shows_text(hidden_by, status) and description <> ''`;
  const confirmed = sql`select id from ${reports} where ${isRead} and status = 'Resolved' ${newestFirst} limit ${writtenLimit(EXCERPTS)}`;
  const waiting = sql`
    select id from (
      select id, created_at, description, evidence_key from ${reports}
      where ${isRead} and status in ('Pending', 'Under Review') and not (${isWithheld})
      ${newestFirst} limit ${writtenLimit(CHOSEN_FROM)}
    ) newest
    where not exists (select from confirmed)
    order by evidence_key is null, least(length(description), ${COMPLETE_LENGTH}) desc, created_at desc, id
    limit ${writtenLimit(EXCERPTS)}`;
  return selectReports(database)
    .where(
      inArray(
        reports.id,
        sql`(with confirmed as (${confirmed}) select id from confirmed union all (${waiting}))`,
      ),
    )
    .prepare('excerpts_on_target');
});

/** So many reports of a target were filed in a month, such as `2026-11`. */
export interface Month {
  month: string;
  reports: number;
}

/** Counts the newest reports on a target by month, the first first; only what counts for its verdict. */
export function countByMonth(database: Queryable, target: string): Promise<Month[]> {
  return byMonth(database).execute({ targetId: target });
}

const byMonth = prepared((database) => {
  const month = sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM')`;
  const newest = database
    .select({ createdAt: reports.createdAt })
    .from(reports)
    .where(
      and(
        eq(reports.targetId, targetId),
        sql`created_at >= date_trunc('month', now(), 'UTC') - ${OVERVIEW_MONTHS - 1} * interval '1 month'`,
        sql`is_counted(status, is_suspended, is_held)`,
      ),
    )
    .orderBy(sql`created_at desc nulls first, id desc nulls first`)
    .limit(writtenLimit(OVERVIEW_REPORTS))
    .as('newest');
  return database
    .select({ month, reports: sql<number>`count(*)::int` })
    .from(newest)
    .groupBy(month)
    .orderBy(month)
    .prepare('months_of_target');
});

/** From so many people on, the median of what they lost is nobody's own amount. */
const LEAST_PEOPLE = 3;
/** Of a target with more the median hardly changes, and an answer takes no longer. */
const NEWEST_AMOUNTS = 1_000;

/**
 * Returns by currency, that of most people first, the median of what the confirmed reports on a target say was lost:
 * of the newest reports, and of each person what the newest says. Of suspended people, feeds and hidden reports nothing counts. Of an even
 * number it is the lower one in the middle: an average would tell more of an amount to those who know the other.
 */
export async function selectMedianLosses(database: Queryable, target: string): Promise<Loss[]> {
  const rows = await losses(database).execute({ targetId: target });
  return rows.map(({ currency, median }) => ({ currency, median: roundLoss(median) }));
}

const losses = prepared((database) =>
  database
    .select({
      currency: sql<string>`currency`,
      median: sql<number>`(percentile_disc(0.5) within group (order by amount))::float8`,
    })
    .from(sql`(
      select distinct on (coalesce(person.same_as, person.token), currency) currency, amount
      from (
        select id, created_at, reporter_token, currency, amount from ${reports}
        where target_id = ${targetId} and status = 'Resolved' and amount is not null
          and type <> 'Security Vulnerability' and not is_suspended and not is_held
          and shows_text(hidden_by, status)
        ${newestFirst} limit ${writtenLimit(NEWEST_AMOUNTS)}
      ) newest join ${targetReporters} person
        on person.target_id = ${targetId} and person.token = newest.reporter_token and not is_source
      order by coalesce(person.same_as, person.token), currency, created_at desc, id desc
    ) lost`)
    .groupBy(sql`currency`)
    .having(sql`count(*) >= ${LEAST_PEOPLE}`)
    .orderBy(sql`count(*) desc, currency`)
    .prepare('losses_on_target'),
);
