import type { OffReason } from '@redflag/shared/webhooks/values';
import type { SQL } from 'drizzle-orm';
import { and, eq, sql } from 'drizzle-orm';
import type { ReadChange } from '#modules/changes/index.ts';
import { changeAsJson, logEnds } from '#modules/changes/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import { apiKeys, changes, users, webhooks } from '#platform/database/schema.ts';
import { keyWorks, SLOW_MS } from './webhooks.queries.ts';

/** Longer than a sender needs for one message, after which it asks for the lease again. */
const LEASE = sql`interval '30 seconds'`;
const isFree = sql`coalesce(${webhooks.leasedUntil} < now(), true)`;
const isOn = sql`${webhooks.offSince} is null`;
const withKeys = sql`
  join ${apiKeys} on ${apiKeys.id} = ${webhooks.keyId} join ${users} on ${users.id} = ${apiKeys.userId}`;

/**
 * The next change of each category after a position. A comparison of rows, because PostgreSQL would
 * look for the first of a rare category in all that comes after.
 */
const nextOf = (categories: SQL, position: SQL) => sql`
  unnest(${categories}) wanted cross join lateral (
    select * from ${changes} c where (c.category, c.position) > (wanted, ${position})
    order by c.category, c.position limit 1
  ) next where next.category = wanted`;

/** Moves webhooks on whose categories have nothing new, all at once. */
export async function moveOn(database: Queryable): Promise<void> {
  await database.execute(sql`
    with idle as materialized (
      select ${webhooks.id}, ends."upTo" from ${webhooks},
        (select ${logEnds.upTo} as "upTo", ${logEnds.foldedTo} as "foldedTo") ends
      where ${isOn} and ${isFree} and ${webhooks.position} < ends."upTo"
        and ${webhooks.position} >= ends."foldedTo" and not exists (
          select from ${nextOf(sql`${webhooks.categories}`, sql`${webhooks.position}`)}
            and next.position <= ends."upTo")
      -- Other servers do the same at the same time.
      for update of ${webhooks} skip locked
    )
    update ${webhooks} set position = idle."upTo" from idle where ${webhooks.id} = idle.id`);
}

/** A webhook that is ours until the lease ends. */
export interface Claim extends Record<string, unknown> {
  id: string;
  lease: string;
}

/**
 * Takes webhooks that something is to be sent to, of quick or of slow receivers, those first that have
 * waited for longest. Two servers never have the same one.
 */
export async function claimDue(
  database: Queryable,
  { isSlow, limit }: { isSlow: boolean; limit: number },
): Promise<Claim[]> {
  const { rows } = await database.execute<Claim>(sql`
    with due as materialized (
      select ${webhooks.id} from ${webhooks} ${withKeys}
      where ${isOn} and ${isFree} and ${webhooks.dueAt} <= now() and ${keyWorks}
        and ${webhooks.position} < ${logEnds.upTo} and (${webhooks.pace} >= ${SLOW_MS}) = ${isSlow}
      order by ${webhooks.dueAt} limit ${limit}
      for update of ${webhooks} skip locked
    )
    update ${webhooks} set lease = gen_random_uuid(), leased_until = now() + ${LEASE}
    from due where ${webhooks.id} = due.id
    returning ${webhooks.id}, ${webhooks.lease}`);
  return rows;
}

/** What to send next, and where, as of now. */
export interface NextMessage extends Record<string, unknown> {
  url: string;
  secretSalt: string;
  /** Null if it does not sign any more. */
  formerSalt: string | null;
  failures: number;
  /** Whether the log still has all that was not sent. */
  isComplete: boolean;
  /** Null if there is nothing new. */
  change: ReadChange | null;
}

/**
 * Extends a lease, and returns what to send next; null if the webhook is not ours any more, gone or
 * off, or its key does not work. Nothing else allows to send.
 */
export async function takeNext(database: Queryable, claim: Claim): Promise<NextMessage | null> {
  const { rows } = await database.execute<NextMessage>(sql`
    with ours as (
      update ${webhooks} set leased_until = now() + ${LEASE}
      from ${apiKeys} join ${users} on ${users.id} = ${apiKeys.userId}
      where ${webhooks.id} = ${claim.id} and ${webhooks.lease} = ${claim.lease} and ${isOn}
        and ${apiKeys.id} = ${webhooks.keyId} and ${keyWorks}
      returning ${webhooks}.*
    )
    select url, secret_salt as "secretSalt", failures,
      case when former_until > now() then former_salt end as "formerSalt",
      position >= ${logEnds.foldedTo} as "isComplete",
      (select ${changeAsJson} from ${nextOf(sql`ours.categories`, sql`ours.position`)}
        order by next.position limit 1) as change
    from ours`);
  return rows[0] ?? null;
}

/** Returns the row of a webhook, locked until the transaction ends, with its organisation. */
export async function lockForResult(transaction: Queryable, id: string) {
  const [row] = await transaction
    .select({ webhook: webhooks, organisation: users.username, organisationId: users.id })
    .from(webhooks)
    .innerJoin(apiKeys, eq(apiKeys.id, webhooks.keyId))
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(eq(webhooks.id, id))
    .for('update', { of: webhooks });
  return row ?? null;
}

const noLease = { lease: null, leasedUntil: null };
/** Not forgotten at once: who is slow now and then is slow. */
const paceAfter = (milliseconds: number) =>
  sql`greatest(${Math.round(milliseconds)}, ${webhooks.pace} * 3 / 4)`;

/** Notes that a message was delivered. */
export async function noteDelivered(
  transaction: Queryable,
  id: string,
  { position, milliseconds }: { position: number; milliseconds: number },
): Promise<void> {
  await transaction
    .update(webhooks)
    .set({
      // It may have gone on from elsewhere in the meantime.
      position: sql`greatest(${webhooks.position}, ${position})`,
      ...{ failures: 0, failingSince: null, pace: paceAfter(milliseconds) },
    })
    .where(eq(webhooks.id, id));
}

/** Notes that a message was not delivered, and gives the webhook back for a while. */
export async function noteFailed(
  transaction: Queryable,
  id: string,
  { failures, pauseMs, milliseconds }: { failures: number; pauseMs: number; milliseconds: number },
): Promise<void> {
  await transaction
    .update(webhooks)
    .set({
      ...{ ...noLease, failures, pace: paceAfter(milliseconds) },
      failingSince: sql`coalesce(${webhooks.failingSince}, now())`,
      dueAt: sql`now() + ${Math.round(pauseMs)} * interval '1 millisecond'`,
    })
    .where(eq(webhooks.id, id));
}

/** Switches a webhook off, and gives it back. */
export async function switchOff(
  transaction: Queryable,
  id: string,
  offReason: OffReason,
): Promise<void> {
  await transaction
    .update(webhooks)
    .set({ ...noLease, offSince: sql`now()`, offReason })
    .where(eq(webhooks.id, id));
}

/** Gives a webhook back, behind those that wait. */
export async function release(database: Queryable, { id, lease }: Claim): Promise<void> {
  await database
    .update(webhooks)
    .set({ ...noLease, dueAt: sql`greatest(${webhooks.dueAt}, now())` })
    .where(and(eq(webhooks.id, id), eq(webhooks.lease, lease)));
}
