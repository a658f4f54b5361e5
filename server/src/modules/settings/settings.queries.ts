import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { settings } from '../../platform/schema.ts';

/** The stored value of a setting; null where the default holds. */
export async function selectSetting(database: Queryable, name: string): Promise<unknown> {
  const [row] = await database.select().from(settings).where(eq(settings.name, name));
  return row?.value ?? null;
}
