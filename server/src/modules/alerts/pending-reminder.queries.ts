import { and, count, eq, min } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { isAdmin, reports, users } from '#platform/database/schema.ts';

/** How many reports wait for an administrator, and since when the oldest does. */
export async function countPending(
  database: Queryable,
): Promise<{ pending: number; oldestAt: Date | null }> {
  const [row] = await database
    .select({ pending: count(), oldestAt: min(reports.createdAt) })
    .from(reports)
    .where(eq(reports.status, 'Pending'));
  return row ?? { pending: 0, oldestAt: null };
}

/** The ids of the administrators who can act. */
export async function selectActiveAdmins(database: Queryable): Promise<string[]> {
  const rows = await database
    .select({ id: users.id })
    .from(users)
    .where(and(isAdmin, eq(users.status, 'active')));
  return rows.map(({ id }) => id);
}
