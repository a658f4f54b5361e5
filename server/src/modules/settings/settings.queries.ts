import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { settings } from '#platform/database/schema.ts';

/** Returns the stored value of a setting, or null if none is stored. */
export async function selectSetting(database: Queryable, name: string): Promise<unknown> {
  const [row] = await database.select().from(settings).where(eq(settings.name, name));
  return row?.value ?? null;
}

/** Makes other changes wait until the transaction ends. Settings can still be read. */
export async function lockSettings(database: Queryable): Promise<void> {
  await database.execute(sql`lock table ${settings} in share row exclusive mode`);
}

/** Stores a setting, or deletes it if the value is null. */
export async function storeSetting(
  database: Queryable,
  name: string,
  value: string | number | null,
): Promise<void> {
  if (value === null) {
    await database.delete(settings).where(eq(settings.name, name));
    return;
  }
  await database
    .insert(settings)
    .values({ name, value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
}
