import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';

export async function pingDatabase(database: Queryable): Promise<void> {
  await database.execute(sql`select 1`);
}
