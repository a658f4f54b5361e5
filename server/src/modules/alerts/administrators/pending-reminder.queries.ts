import { and, count, eq, min } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { isAdmin, reports, users } from '#platform/database/schema.ts';

/** Counts the pending reports, and returns when the oldest was filed. */
export async function countPending(
  database: Queryable,
): Promise<{ pending: number; oldestAt: Date | null }> {
  const [row] = await database
    .select({ pending: count(), oldestAt: min(reports.createdAt) })
    .from(reports)
    .where(eq(reports.status, 'Pending'));
  return row ?? { pending: 0, oldestAt: null };
}

/** Returns the ids of the administrators who are not suspended. */
export async function selectActiveAdmins(database: Queryable): Promise<string[]> {
  const rows = await database
    .select({ id: users.id })
    .from(users)
    .where(and(isAdmin, eq(users.status, 'active')));
  return rows.map(({ id }) => id);
}
