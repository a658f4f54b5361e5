import { CLAIM_MINUTES } from '@redflag/shared/review/cases';
import type { SQL } from 'drizzle-orm';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { isOneOf } from '#platform/database/lists/lists.ts';
import { caseClaims, cases, isReviewer, users } from '#platform/database/schema.ts';

const { targetId, userId, until } = caseClaims;

/** Nobody without a role in the review, or suspended, holds a claim. */
const holds = and(gt(until, sql`now()`), isReviewer, eq(users.status, 'active'));

export interface ClaimRow {
  targetId: string;
  userId: string;
  by: string;
  until: Date;
}

/** Returns who is at work on some cases. */
export function selectClaims(database: Queryable, targetIds: string[]): Promise<ClaimRow[]> {
  return database
    .select({ targetId, userId, by: users.username, until })
    .from(caseClaims)
    .innerJoin(users, eq(users.id, userId))
    .where(and(isOneOf(targetId, targetIds), holds))
    .prepare('claims')
    .execute();
}

/** Says of a case in a query of `cases` that somebody else is at work on it. */
export function isClaimedByOthers(viewerId: string): SQL {
  return sql`exists (
    select from ${caseClaims} join ${users} on ${users.id} = ${userId}
    where ${targetId} = cases.target_id and ${userId} <> ${viewerId} and ${holds})`;
}

interface Claimed {
  targetId: string;
  isNew: boolean;
  left: string[];
}

/**
 * Claims the first of some cases that still wait and that nobody else is at work on or is about to
 * claim, or renews the claim on it. One is at work on one case: other claims of theirs end. The case is locked
 * first, as by those who decide it.
 * @returns its target, whether it was somebody else's or nobody's before, and which were left; null if there is none
 */
export async function claimFirst(
  database: Queryable,
  viewerId: string,
  targetIds: string[],
): Promise<Claimed | null> {
  const ids = sql`${sql.param(targetIds)}::uuid[]`;
  const { rows } = await database.execute<Claimed & Record<string, unknown>>(sql`
    with own as (select target_id from ${caseClaims} where user_id = ${viewerId} and until > now()),
    free as (
      select target_id from ${cases}
      where target_id = any (${ids}) and not ${isClaimedByOthers(viewerId)}
      order by array_position(${ids}, target_id) limit 1 for update skip locked
    ),
    left_ones as (
      delete from ${caseClaims} where user_id = ${viewerId} and target_id not in (select target_id from free)
        and exists (select from free)
      returning target_id
    )
    insert into ${caseClaims} as claim (target_id, user_id, until)
    select target_id, ${viewerId}, now() + make_interval(mins => ${CLAIM_MINUTES}) from free
    on conflict (target_id) do update set user_id = excluded.user_id, until = excluded.until
    where claim.user_id = excluded.user_id or claim.until <= now()
      or not exists (select from ${users} where ${users.id} = claim.user_id and ${users.status} = 'active' and ${isReviewer})
    returning target_id as "targetId", target_id not in (select target_id from own) as "isNew",
      array(select target_id from left_ones) as "left"`);
  return rows[0] ?? null;
}

/** Ends somebody's claim. Returns whether there was one. */
export async function deleteClaim(
  database: Queryable,
  viewerId: string,
  ofTarget: string,
): Promise<boolean> {
  const ended = await database
    .delete(caseClaims)
    .where(and(eq(targetId, ofTarget), eq(userId, viewerId)))
    .returning({ targetId });
  return ended.length > 0;
}
