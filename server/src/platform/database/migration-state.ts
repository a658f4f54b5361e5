import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from './database.ts';
import { FIND_CONTRACTIONS, MIGRATIONS } from './migrate.ts';

/** Whether a database has what this version needs, no longer has it, or has no tables at all. */
export type MigrationState = 'current' | 'older' | 'newer' | 'none';

/** Compares the tables of a database with this version, and changes nothing. */
export async function readMigrationState(database: Database): Promise<MigrationState> {
  const table = await database.execute<{ found: string | null }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') as found`,
  );
  if (!table.rows[0]?.found) return 'none';
  const { rows } = await database.execute<{ written: string }>(
    sql`select created_at as written from drizzle.__drizzle_migrations`,
  );
  const done = new Set(rows.map(({ written }) => Number(written)));
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS }).map(
    (file) => file.folderMillis,
  );
  if (known.some((written) => !done.has(written))) return 'older';
  const contractions = await database.$client.query(FIND_CONTRACTIONS, [known]);
  return contractions.rowCount === 0 ? 'current' : 'newer';
}
