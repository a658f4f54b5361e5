import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { OperatorError } from '#platform/process/operator-error.ts';
import type { Connection } from './connections.ts';
import { connectSession, messageOf, openPool } from './connections.ts';

export const MIGRATIONS = join(import.meta.dirname, '../../../migrations');
const MIGRATION_LOCK = 4_715_201;

/** What a query runs on: the pool or a transaction. */
export type Queryable = PgDatabase<NodePgQueryResultHKT>;

export interface Database extends Queryable {
  /** The underlying pool, for code that sends its own SQL. */
  readonly $client: pg.Pool;
}

/** Opens a pool of connections. It connects at the first query. */
export function openDatabase(connection: Connection, onError: (error: Error) => void): Database {
  const pool = openPool(connection, onError);
  const database = drizzle({ client: pool });
  database.transaction = async (work, config) => {
    let acts: Act[] = [];
    const result = await tryAgain(async () => {
      acts = [];
      // Drizzle's own would never give back a connection that breaks at its first statement.
      const client = await pool.connect();
      try {
        return await drizzle({ client }).transaction((transaction) => {
          waitingForCommit.set(transaction, acts);
          return work(transaction);
        }, config);
      } finally {
        client.release();
      }
    });
    for (const act of acts) act(database);
    return result;
  };
  return database;
}

type Act = (database: Queryable) => void;
const waitingForCommit = new WeakMap<Queryable, Act[]>();

/**
 * Does something once the transaction has committed, and never if it fails. Outside of a transaction,
 * does it immediately.
 * @param act gets the database that the transaction was on
 */
export function afterCommit(database: Queryable, act: Act): void {
  const acts = waitingForCommit.get(database);
  if (acts) acts.push(act);
  else act(database);
}

/**
 * Builds a named statement with placeholders once for each database, for very frequent queries:
 * Drizzle writes its SQL once, and PostgreSQL plans it once on each connection.
 */
export function prepared<Statement>(
  build: (database: Queryable) => Statement,
): (database: Queryable) => Statement {
  const built = new WeakMap<Queryable, Statement>();
  return (database) => {
    const statement = built.get(database) ?? build(database);
    built.set(database, statement);
    return statement;
  };
}

const TRIES = 5;

/**
 * Runs a transaction, and repeats it if PostgreSQL ends it to resolve a deadlock: it was rolled back,
 * so nothing happens twice.
 */
async function tryAgain<Result>(
  transaction: () => Promise<Result>,
  tries = TRIES,
): Promise<Result> {
  try {
    return await transaction();
  } catch (error) {
    if (tries > 1 && isDeadlock(error)) return tryAgain(transaction, tries - 1);
    throw error;
  }
}

function isDeadlock(error: unknown): boolean {
  return refusalIn(error)?.code === '40P01';
}

/** Returns PostgreSQL's own error, which Drizzle wraps. */
function refusalIn(error: unknown): pg.DatabaseError | null {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return cause instanceof pg.DatabaseError ? cause : null;
}

/**
 * Migrates the database: all of the way or, if a migration fails, not at all. If several servers
 * start together, one of them does it.
 * @throws OperatorError when the database cannot be reached, a migration fails, or the tables belong
 * to a newer version, which this one could damage
 */
export async function migrateDatabase(
  connectionString: string,
  migrationsFolder = MIGRATIONS,
): Promise<void> {
  const client = await connectSession(connectionString);
  try {
    // Whatever the role has: a migration may take long.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseNewer(client, migrationsFolder);
    await migrate(drizzle({ client }), { migrationsFolder }).catch(explainFailure);
  } finally {
    await client.end();
  }
}

/** Migrations are never removed, so one that this version does not have belongs to a newer version. */
async function refuseNewer(client: pg.Client, migrationsFolder: string): Promise<void> {
  const { rows } = await client.query<{ found: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations') as found`,
  );
  if (!rows[0]?.found) return;
  const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
  const newer = await client.query(
    'select from drizzle.__drizzle_migrations where created_at > $1',
    [Math.max(...known)],
  );
  if (newer.rowCount === 0) return;
  throw new OperatorError(
    'The database belongs to a newer version of Redflag. Start that version, or restore a backup made by this one.',
  );
}

function explainFailure(error: unknown): never {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  throw new OperatorError(
    `The database cannot be upgraded to this version: ${messageOf(cause)}. Nothing in it has changed.`,
    { cause: error },
  );
}

/** Whether PostgreSQL refused a row because it refers to this id, which does not exist. */
export function lacksRow(error: unknown, id: string): boolean {
  const refusal = refusalIn(error);
  return refusal?.code === '23503' && Boolean(refusal.detail?.includes(`=(${id})`));
}

/** Whether PostgreSQL refused a duplicate row because of the unique constraint with this name. */
export function violatesUnique(error: unknown, constraint: string): boolean {
  const refusal = refusalIn(error);
  return refusal?.code === '23505' && refusal.constraint === constraint;
}
