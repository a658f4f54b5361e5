import type { UnchangedReport } from '@redflag/shared/review/bulk-changes';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import type { Cursor } from '#platform/database/lists/cursor.ts';
import {
  bulkChanges,
  isReviewer,
  reportStatusChanges,
  reports,
  users,
} from '#platform/database/schema.ts';

export type BulkChangeRow = typeof bulkChanges.$inferSelect;

/** Adds a change. Violates `bulk_changes_idempotency` if the administrator has used the key before. */
export async function insertBulkChange(
  database: Queryable,
  row: typeof bulkChanges.$inferInsert,
): Promise<void> {
  await database.insert(bulkChanges).values(row);
}

/** Returns a change, locked until the transaction ends if `forUpdate`, or null. */
export async function selectBulkChange(
  database: Queryable,
  id: string,
  { forUpdate = false } = {},
): Promise<BulkChangeRow | null> {
  const found = database.select().from(bulkChanges).where(eq(bulkChanges.id, id));
  const [row] = await (forUpdate ? found.for('update') : found);
  return row ?? null;
}

/** Returns the change that an administrator made with this idempotency key, or null. */
export async function selectBulkChangeByKey(
  database: Queryable,
  madeBy: string,
  key: string | null,
): Promise<BulkChangeRow | null> {
  if (key === null) return null;
  const [row] = await database
    .select()
    .from(bulkChanges)
    .where(and(eq(bulkChanges.madeBy, madeBy), eq(bulkChanges.idempotencyKey, key)));
  return row ?? null;
}

/** Adds what has been done to a change. */
export async function addOutcome(
  database: Queryable,
  id: string,
  done: { changed: number; unchanged: UnchangedReport[]; reached?: Cursor | undefined },
): Promise<void> {
  await database
    .update(bulkChanges)
    .set({
      changed: sql`${bulkChanges.changed} + ${done.changed}`,
      unchanged: sql`${bulkChanges.unchanged} || ${JSON.stringify(done.unchanged)}::jsonb`,
      ...(done.reached && { reachedAt: done.reached.createdAt, reachedId: done.reached.id }),
    })
    .where(eq(bulkChanges.id, id));
}

export async function finishBulkChange(database: Queryable, id: string): Promise<void> {
  await database.update(bulkChanges).set({ finishedAt: sql`now()` }).where(eq(bulkChanges.id, id));
}

/** Whether this is the account of somebody who may decide. */
export async function isActiveReviewer(database: Queryable, id: string): Promise<boolean> {
  const found = await database
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isReviewer, eq(users.status, 'active')));
  return found.length > 0;
}

/** Deletes the changes that were finished before a moment. */
export async function deleteBulkChanges(database: Queryable, before: Date): Promise<void> {
  await database.delete(bulkChanges).where(lt(bulkChanges.finishedAt, before));
}

/** Returns which of some reports are on a target. */
export async function selectThoseOn(
  database: Queryable,
  targetId: string,
  ids: string[],
): Promise<string[]> {
  const rows = await database
    .select({ id: reports.id })
    .from(reports)
    .where(and(inArray(reports.id, ids), eq(reports.targetId, targetId)));
  return rows.map(({ id }) => id);
}

/** Returns what a change did to each report. */
export function selectChanges(database: Queryable, bulkChangeId: string) {
  const { reportId, from, to, reason } = reportStatusChanges;
  return database
    .select({ reportId, from, to, reason })
    .from(reportStatusChanges)
    .where(eq(reportStatusChanges.bulkChangeId, bulkChangeId));
}
