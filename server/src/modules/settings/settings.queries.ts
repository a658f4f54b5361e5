import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { settings } from '#platform/database/schema.ts';

/** Makes other changes wait until the transaction ends. Settings can still be read. */
export async function lockSettings(database: Queryable): Promise<void> {
  await database.execute(sql`lock table ${settings} in share row exclusive mode`);
}
