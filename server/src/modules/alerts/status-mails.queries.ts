import { eq } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { reportStatusChanges, reports, users } from '#platform/database/schema.ts';

/** A change of status and the reporter to be told of it; null when either is gone. */
export async function selectChange(database: Queryable, changeId: string) {
  const [row] = await database
    .select({
      reportId: reports.id,
      target: reports.target,
      from: reportStatusChanges.from,
      to: reportStatusChanges.to,
      reason: reportStatusChanges.reason,
      changedAt: reportStatusChanges.changedAt,
      reporter: users,
    })
    .from(reportStatusChanges)
    .innerJoin(reports, eq(reports.id, reportStatusChanges.reportId))
    .innerJoin(users, eq(users.id, reports.reporterId))
    .where(eq(reportStatusChanges.id, changeId));
  return row ?? null;
}

/** Whether there is such an account, and now with this wish. */
export async function updateStatusMails(
  database: Queryable,
  userId: string,
  statusMails: boolean,
): Promise<boolean> {
  const updated = await database
    .update(users)
    .set({ statusMails })
    .where(eq(users.id, userId))
    .returning({ id: users.id });
  return updated.length > 0;
}
