import { eq, sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { prepared } from './database.ts';
import { settings } from './schema.ts';

/** Returns the stored value of a setting, or null if none is stored. */
export async function selectSetting(database: Queryable, name: string): Promise<unknown> {
  const [row] = await byName(database).execute({ name });
  return row?.value ?? null;
}

const byName = prepared((database) =>
  database
    .select()
    .from(settings)
    .where(eq(settings.name, sql.placeholder('name')))
    .prepare('setting'),
);

/** Stores a setting unless it has a value. */
export async function addSetting(database: Queryable, name: string, value: unknown): Promise<void> {
  await database.insert(settings).values({ name, value }).onConflictDoNothing();
}

/** Stores a setting, or deletes it if the value is null. */
export async function putSetting(database: Queryable, name: string, value: unknown): Promise<void> {
  if (value === null) {
    await database.delete(settings).where(eq(settings.name, name));
    return;
  }
  await database
    .insert(settings)
    .values({ name, value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
}
