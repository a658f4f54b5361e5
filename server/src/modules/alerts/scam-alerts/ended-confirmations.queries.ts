import { and, asc, eq, gt, inArray, lt, notExists, sql } from 'drizzle-orm';
import { UUID } from 'uuidv7';
import type { Queryable } from '#platform/database/database.ts';
import { notifications, reports, targetAlerts, targets } from '#platform/database/schema.ts';

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

/**
 * Notes whom the release before alerted since `since` about what is still confirmed, as it does not. To
 * be removed with `reports.target_key`.
 */
export async function noteAlertsOfReleaseBefore(database: Queryable, since: Date): Promise<void> {
  // Ids sort by time.
  const firstId = UUID.fromFieldsV7(since.getTime(), 0, 0, 0).toString();
  await database.execute(sql`
    insert into ${targetAlerts} (target_id, user_id, alerted_at)
    select r.target_id, n.user_id, max(n.created_at)
    from ${notifications} n join ${reports} r on r.id = n.report_id
    where n.id > ${firstId} and n.type = 'scam alert' and r.target_id is not null
      and r.status = 'Resolved' and r.resolved_at <= n.created_at
    group by r.target_id, n.user_id
    on conflict do nothing`);
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
