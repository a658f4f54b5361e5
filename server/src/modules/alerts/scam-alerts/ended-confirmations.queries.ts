import { and, asc, eq, gt, inArray, lt, notExists, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { targetAlerts, targets } from '#platform/database/schema.ts';

/** Returns whether a target is confirmed, or null if it is gone. */
export async function selectConfirmation(database: Queryable, targetId: string) {
  const [row] = await database
    .select({ shown: targets.shown, isConfirmed: gt(targets.confirmed, 0).mapWith(Boolean) })
    .from(targets)
    .where(eq(targets.id, targetId));
  return row ?? null;
}

/** Returns the ids of some of the people who were alerted about a target. */
export function selectAlerted(database: Queryable, targetId: string, limit: number) {
  const { userId } = targetAlerts;
  return database
    .select({ userId })
    .from(targetAlerts)
    .where(eq(targetAlerts.targetId, targetId))
    .orderBy(asc(userId))
    .limit(limit);
}

export async function deleteAlerts(
  database: Queryable,
  targetId: string,
  userIds: string[],
): Promise<void> {
  await database
    .delete(targetAlerts)
    .where(and(eq(targetAlerts.targetId, targetId), inArray(targetAlerts.userId, userIds)));
}

export async function deleteAlertsBefore(database: Queryable, moment: Date): Promise<void> {
  await database.delete(targetAlerts).where(lt(targetAlerts.alertedAt, moment));
}

/** Returns some targets that people were alerted about and that are no longer confirmed, or gone. */
export async function selectEnded(database: Queryable, limit: number): Promise<string[]> {
  const { targetId } = targetAlerts;
  const confirmed = database
    .select({ one: sql`1` })
    .from(targets)
    .where(and(eq(targets.id, targetId), gt(targets.confirmed, 0)));
  const rows = await database
    .selectDistinct({ targetId })
    .from(targetAlerts)
    .where(notExists(confirmed))
    .limit(limit);
  return rows.map((row) => row.targetId);
}
