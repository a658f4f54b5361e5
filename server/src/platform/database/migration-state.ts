import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { OperatorError } from '#platform/process/operator-error.ts';
import { connectSession, describeDatabase } from './connections.ts';
import type { Database } from './database.ts';
import { FIND_CONTRACTIONS, MIGRATIONS } from './migrate.ts';

const FIND_BOOKS = `select to_regclass('drizzle.__drizzle_migrations') as found`;

/** Whether a database has what this version needs, no longer has it, or has no tables at all. */
export type MigrationState = 'current' | 'older' | 'newer' | 'none';

/**
 * Refuses a database that Redflag has never used: settings that name another one would otherwise
 * make tables there. Changes nothing.
 * @throws OperatorError also when it cannot be reached
 */
export async function requireTables(connectionString: string): Promise<void> {
  const client = await connectSession(connectionString);
  try {
    const { rows } = await client.query(FIND_BOOKS);
    if (rows[0]?.found) return;
    throw new OperatorError(
      `The database at ${describeDatabase(connectionString)} has no tables of Redflag. Is it the right one? A start of the server makes them.`,
    );
  } finally {
    await client.end();
  }
}

/** Compares the tables of a database with this version, and changes nothing. */
export async function readMigrationState(database: Database): Promise<MigrationState> {
  return (await readMigrations(database)).state;
}

/** Says the same, and how many migrations of this version are applied and are not. */
export async function readMigrations(
  database: Database,
): Promise<{ state: MigrationState; applied: number; pending: number }> {
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS }).map(
    (file) => file.folderMillis,
  );
  const table = await database.execute<{ found: string | null }>(sql.raw(FIND_BOOKS));
  if (!table.rows[0]?.found) return { state: 'none', applied: 0, pending: known.length };
  const { rows } = await database.execute<{ written: string }>(
    sql`select created_at as written from drizzle.__drizzle_migrations`,
  );
  const done = new Set(rows.map(({ written }) => Number(written)));
  const pending = known.filter((written) => !done.has(written)).length;
  const applied = known.length - pending;
  if (pending > 0) return { state: 'older', applied, pending };
  const contractions = await database.$client.query(FIND_CONTRACTIONS, [known]);
  return { state: contractions.rowCount === 0 ? 'current' : 'newer', applied, pending };
}
