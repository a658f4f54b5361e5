import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Queryable } from './database.ts';
import { MIGRATIONS } from './database.ts';

/** Whether the tables are those of this version, and whether there are any. */
export type MigrationState = 'current' | 'older' | 'newer' | 'none';

/** Compares the tables of a database with this version, and changes nothing. */
export async function readMigrationState(database: Queryable): Promise<MigrationState> {
  const table = await database.execute<{ found: string | null }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') as found`,
  );
  if (!table.rows[0]?.found) return 'none';
  const { rows } = await database.execute<{ last: string | null }>(
    sql`select max(created_at) as last from drizzle.__drizzle_migrations`,
  );
  const last = Number(rows[0]?.last ?? 0);
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS });
  const newest = Math.max(...known.map(({ folderMillis }) => folderMillis));
  if (last === newest) return 'current';
  return last < newest ? 'older' : 'newer';
}
