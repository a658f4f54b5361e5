import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { knownDevices, sessions, users } from '#platform/database/schema.ts';

/** Records that a device signed in to an account. */
export async function rememberDevice(
  database: Queryable,
  device: { userId: string; deviceId: string },
): Promise<void> {
  await database
    .insert(knownDevices)
    .values(device)
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.deviceId],
      set: { signedInAt: sql`now()` },
    });
}

/** Returns whether a device has signed in to the account of an address. */
export async function isKnownDevice(
  database: Queryable,
  { email, deviceId }: { email: string; deviceId: string },
): Promise<boolean> {
  const rows = await database
    .select({ deviceId: knownDevices.deviceId })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(users.email, email), eq(knownDevices.deviceId, deviceId)));
  return rows.length > 0;
}

/** Forgets a device of an account. */
export async function forgetDevice(
  database: Queryable,
  { userId, deviceId }: { userId: string; deviceId: string },
): Promise<void> {
  await database
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.deviceId, deviceId)));
}

/** Forgets every device of an account, except that of the named session if any. */
export async function forgetDevices(
  database: Queryable,
  userId: string,
  exceptSession?: string,
): Promise<void> {
  const others = exceptSession
    ? sql`${knownDevices.deviceId} is distinct from (
        select ${sessions.deviceId} from ${sessions} where ${sessions.id} = ${exceptSession})`
    : undefined;
  await database.delete(knownDevices).where(and(eq(knownDevices.userId, userId), others));
}

/** Forgets devices that have not signed in for this long. */
export async function forgetUnusedDevices(database: Queryable, days: number): Promise<void> {
  await database
    .delete(knownDevices)
    .where(sql`${knownDevices.signedInAt} < now() - make_interval(days => ${days})`);
}
