import type { Accuracy } from '@redflag/shared/review/recommendations';
import { ACCURACY_CASES, AGREEING } from '@redflag/shared/review/recommendations';
import type { Recommended } from '@redflag/shared/review/values';
import type { SQL } from 'drizzle-orm';
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { isOneOf } from '#platform/database/lists/lists.ts';
import {
  cases,
  checkersCases,
  recommendations,
  replies,
  reportMentions,
  reportStatusChanges,
  reports,
  targets,
  users,
} from '#platform/database/schema.ts';

/** So many of a checker's newest recommendations are looked at for cases that were decided. */
const LOOKED_AT = 1_000;

/** Returns the case that a checker has or had last, which nobody else gives them until the transaction ends. */
export async function lockCheckersCase(
  database: Queryable,
  userId: string,
): Promise<string | null> {
  await database
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  const [row] = await database
    .select({ targetId: checkersCases.targetId })
    .from(checkersCases)
    .where(eq(checkersCases.userId, userId));
  return row?.targetId ?? null;
}

export async function putCheckersCase(
  database: Queryable,
  userId: string,
  targetId: string,
): Promise<void> {
  await database
    .insert(checkersCases)
    .values({ userId, targetId })
    .onConflictDoUpdate({ target: checkersCases.userId, set: { targetId } });
}

/** Locks a case against decisions. Returns whether reports wait in it. */
export async function lockCase(database: Queryable, targetId: string): Promise<boolean> {
  const [target] = await database
    .select({ pending: targets.pending })
    .from(targets)
    .where(eq(targets.id, targetId))
    .for('no key update');
  return (target?.pending ?? 0) > 0;
}

/**
 * Returns which of these cases a checker may see: reports wait, none is theirs or names what they reported, they
 * neither replied nor said anything of it yet, and nobody reported it who reported the one that they had last. Where another
 * checker has said something comes first, then any: nobody can choose.
 */
export async function selectCheckable(
  database: Queryable,
  userId: string,
  targetIds: string[],
  last: string | null,
): Promise<string[]> {
  const { rows } = await database.execute<{ id: string }>(sql`
    select c.target_id as id from ${cases} c join ${targets} t on t.id = c.target_id
    where c.target_id = any (${sql.param(targetIds)}::uuid[]) and t.pending > 0
      and not exists (select from ${reports} r where r.target_id = c.target_id and r.reporter_id = ${userId})
      and not exists (select from ${reports} r join ${reportMentions} named on named.report_id = r.id
        join ${targets} other on other.category_id = named.category_id and other.key = named.key
        join ${reports} own on own.target_id = other.id
        where r.target_id = c.target_id and own.reporter_id = ${userId})
      and not exists (select from ${replies} r where r.target_id = c.target_id and r.user_id = ${userId})
      and not exists (select from ${recommendations} r
        where r.target_id = c.target_id and r.user_id = ${userId} and r.created_at >= c.oldest_at)
      and not exists (select from ${reports} r join ${reports} of_last on of_last.reporter_id = r.reporter_id
        where r.target_id = c.target_id and of_last.target_id = ${last} and c.target_id <> ${last})
    order by (select count(*) from ${recommendations} r where r.target_id = c.target_id and r.counts) = 1 desc,
      random()`);
  return rows.map(({ id }) => id);
}

export async function insertRecommendation(
  database: Queryable,
  recommendation: Omit<typeof recommendations.$inferInsert, 'id' | 'createdAt'>,
): Promise<void> {
  await database.insert(recommendations).values(recommendation);
}

/** Deletes what checkers said before a moment. */
export async function forgetRecommendations(database: Queryable, before: Date): Promise<void> {
  await database.delete(recommendations).where(lt(recommendations.createdAt, before));
}

/** Returns what checkers said of a case since a time, the oldest first. */
export function selectRecommendations(database: Queryable, targetId: string, since: Date) {
  const { recommends, reason, createdAt, userId } = recommendations;
  return database
    .select({ recommends, reason, createdAt, userId, username: users.username })
    .from(recommendations)
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(recommendations.targetId, targetId), gte(createdAt, since)))
    .orderBy(createdAt)
    .prepare('recommendations_of_case')
    .execute();
}

/** Returns by target what checkers agree on. */
export async function selectAgreed(
  database: Queryable,
  targetIds: string[],
): Promise<Map<string, Recommended>> {
  const { targetId, recommends, counts, userId } = recommendations;
  const agreeing = sql<number>`count(distinct ${userId})`;
  const rows = await database
    .selectDistinctOn([targetId], { targetId, recommends })
    .from(recommendations)
    .where(and(isOneOf(targetId, targetIds), counts, sql`${recommends} <> 'unsure'`))
    .groupBy(targetId, recommends)
    .having(gte(agreeing, AGREEING))
    .orderBy(targetId, desc(agreeing))
    .prepare('agreed_on_cases')
    .execute();
  return new Map(rows.map((row) => [row.targetId, row.recommends]));
}

/** How reviewers decided the reports that waited when a recommendation was made; null if they have not. */
function outcomeOf(recommendation: SQL): SQL {
  return sql`(
    select case when bool_or(r.status = 'Resolved') then 'scam'
      when bool_or(r.status = 'Rejected') then 'no-scam' end
    from ${reports} r where r.target_id = ${recommendation}.target_id
      and r.created_at <= ${recommendation}.created_at
      and exists (select from ${reportStatusChanges} change
        where change.report_id = r.id and change.changed_at > ${recommendation}.created_at))`;
}

/** Returns by id how often some checkers were right, of what was decided last. */
export async function selectAccuracy(
  database: Queryable,
  userIds: string[],
): Promise<Map<string, Accuracy>> {
  const { rows } = await database.execute<{ id: string; decided: number; right: number }>(sql`
    select asked.id, count(*)::int as decided,
      (count(*) filter (where last.recommends = last.outcome))::int as right
    from unnest(${sql.param(userIds)}::uuid[]) asked (id) cross join lateral (
      select said.recommends, said.outcome from (
        select newest.recommends, newest.created_at, ${outcomeOf(sql`newest`)} as outcome from (
          select * from ${recommendations} where user_id = asked.id and recommends <> 'unsure'
          order by created_at desc limit ${LOOKED_AT}
        ) newest
      ) said
      where said.outcome is not null order by said.created_at desc limit ${ACCURACY_CASES}
    ) last group by asked.id`);
  return new Map(rows.map(({ id, decided, right }) => [id, { decided, right }]));
}
