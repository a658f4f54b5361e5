import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { namelessDecisions, targets } from '#platform/database/schema.ts';

/** Locks a target until the transaction ends. Returns its counts of reports that forbid a clearing; null if it is gone. */
export async function lockForClearing(database: Queryable, targetId: string) {
  const { shown, pending, underReview, confirmed, clearedAt } = targets;
  const [row] = await database
    .select({ shown, pending, underReview, confirmed, clearedAt })
    .from(targets)
    .where(eq(targets.id, targetId))
    .for('no key update');
  return row ?? null;
}

export async function putClearing(
  database: Queryable,
  targetId: string,
  clearedAt: Date | null,
): Promise<void> {
  await database.update(targets).set({ clearedAt }).where(eq(targets.id, targetId));
}

/** Ends confirmations whose reports were taken back: they count as rejected from now on. */
export async function rejectNameless(database: Queryable, targetId: string): Promise<void> {
  await database
    .update(namelessDecisions)
    .set({ status: 'Rejected', resolvedAt: null })
    .where(and(eq(namelessDecisions.targetId, targetId), eq(namelessDecisions.status, 'Resolved')));
}
