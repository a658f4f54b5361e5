import { eq } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { settings } from '#platform/database/schema.ts';

/** When something last happened that must not happen again too soon, however many instances run it. */
export type TimestampName = 'turn.pendingReminder' | 'turn.newReportsMail';

const NEVER = new Date(0);

/**
 * When it last happened, or the beginning of time. Until the transaction ends, everyone else who asks
 * waits.
 */
export async function lockTimestamp(database: Queryable, name: TimestampName): Promise<Date> {
  await database
    .insert(settings)
    .values({ name, value: NEVER.toISOString() })
    .onConflictDoNothing();
  const [row] = await database.select().from(settings).where(eq(settings.name, name)).for('update');
  return new Date(String(row?.value));
}

/** Moves the locked timestamp on. */
export async function setTimestamp(
  database: Queryable,
  name: TimestampName,
  at: Date,
): Promise<void> {
  await database.update(settings).set({ value: at.toISOString() }).where(eq(settings.name, name));
}
