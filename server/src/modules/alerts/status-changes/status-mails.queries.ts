import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { reportStatusChanges, reports, users } from '#platform/database/schema.ts';

/** Returns status changes and the reporters to notify; those of which either is gone are left out. */
export function selectChanges(database: Queryable, changeIds: string[]) {
  return database
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
    .where(inArray(reportStatusChanges.id, changeIds))
    .orderBy(reportStatusChanges.id);
}

/** Turns status emails on or off. Returns false if the account is gone. */
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
