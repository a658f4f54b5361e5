import { and, asc, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { replies, secondLooks } from '#platform/database/schema.ts';

const isOpen = inArray(replies.state, ['waiting', 'appealed']);

/** Returns all open replies and second looks, the next due first, locked until the transaction ends. */
export async function lockWaiting(database: Queryable) {
  const { id, createdAt, appealedAt, dueAt, remindedAt } = replies;
  const open = await database
    .select({ id, createdAt, appealedAt, dueAt, remindedAt })
    .from(replies)
    .where(isOpen)
    .orderBy(asc(dueAt))
    .for('no key update');
  const looks = await database
    .select({
      id: secondLooks.id,
      createdAt: secondLooks.createdAt,
      dueAt: secondLooks.dueAt,
      remindedAt: secondLooks.remindedAt,
    })
    .from(secondLooks)
    .where(sql`${secondLooks.state} = 'waiting'`)
    .for('no key update');
  return [
    ...open.map(({ createdAt, appealedAt, ...it }) => ({ ...it, since: appealedAt ?? createdAt })),
    ...looks.map(({ createdAt, ...it }) => ({ ...it, since: createdAt })),
  ].toSorted((one, other) => one.dueAt.getTime() - other.dueAt.getTime());
}

/** Notes that reviewers were reminded of these replies and second looks. */
export async function noteReminded(
  database: Queryable,
  due: { id: string }[],
  remindedAt: Date,
): Promise<void> {
  const ids = due.map(({ id }) => id);
  for (const table of [replies, secondLooks])
    await database.update(table).set({ remindedAt }).where(inArray(table.id, ids));
}

/** Ends proofs that hold no more. */
export async function endExpiredProofs(database: Queryable, now: Date): Promise<void> {
  await database
    .update(replies)
    .set({ method: null, provenAt: null, provenUntil: null })
    .where(and(isOpen, lte(replies.provenUntil, now)));
}

/** Ends replies whose target went with its last report: nothing is left to decide. */
export async function endMoot(database: Queryable, decidedAt: Date): Promise<void> {
  await database
    .update(replies)
    .set({ state: 'withdrawn', decidedAt })
    .where(and(isOpen, isNull(replies.targetId)));
}
