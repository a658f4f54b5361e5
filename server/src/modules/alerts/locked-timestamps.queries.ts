import { eq } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { settings } from '#platform/database/schema.ts';

/** What must not happen again too soon, however many instances run it at once. */
export type Turn = 'turn.pendingReminder' | 'turn.newReportsMail';

const NEVER = new Date(0);

/**
 * When it was last somebody's turn, or the beginning of time. Until the transaction ends, everyone
 * else who asks waits.
 */
export async function lockTurn(database: Queryable, name: Turn): Promise<Date> {
  await database
    .insert(settings)
    .values({ name, value: NEVER.toISOString() })
    .onConflictDoNothing();
  const [row] = await database.select().from(settings).where(eq(settings.name, name)).for('update');
  return new Date(String(row?.value));
}

/** Takes the turn that was locked. */
export async function takeTurn(database: Queryable, name: Turn, at: Date): Promise<void> {
  await database.update(settings).set({ value: at.toISOString() }).where(eq(settings.name, name));
}
