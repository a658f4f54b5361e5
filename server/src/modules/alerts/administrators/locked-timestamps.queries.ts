import { eq } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { settings } from '#platform/database/schema.ts';

/** Names the last time of something that must not happen again too soon, on any instance. */
export type TimestampName = 'turn.pendingReminder' | 'turn.newReportsMail';

const NEVER = new Date(0);

/**
 * Returns when it last happened, or 1970 if it never has. Others who call this wait until the
 * transaction ends.
 */
export async function lockTimestamp(database: Queryable, name: TimestampName): Promise<Date> {
  await database
    .insert(settings)
    .values({ name, value: NEVER.toISOString() })
    .onConflictDoNothing();
  const [row] = await database.select().from(settings).where(eq(settings.name, name)).for('update');
  return new Date(String(row?.value));
}

/** Sets the locked timestamp. */
export async function setTimestamp(
  database: Queryable,
  name: TimestampName,
  at: Date,
): Promise<void> {
  await database.update(settings).set({ value: at.toISOString() }).where(eq(settings.name, name));
}
