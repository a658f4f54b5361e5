import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { OperatorError } from '#platform/process/operator-error.ts';

const MIGRATIONS = join(import.meta.dirname, '../../../migrations');
const MIGRATION_LOCK = 4_715_201;

/** What a query runs on: the pool, or a transaction that has begun. */
export type Queryable = PgDatabase<NodePgQueryResultHKT>;

export interface Database extends Queryable {
  /** The pool beneath, for what speaks SQL by itself. */
  readonly $client: pg.Pool;
}

/** Opens a pool of connections. Nothing is sent until the first query. */
export function openDatabase(connectionString: string, onError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString,
    max: 20,
    connectionTimeoutMillis: 5_000,
    application_name: 'redflag',
  });
  pool.on('error', onError);
  // The pool hears of connections that nobody uses. Of the others their users do, at the next query:
  // but an error that nobody at all listens for would end the process.
  pool.on('connect', (client) => client.on('error', ignore));
  const database = drizzle({ client: pool });
  const transaction = database.transaction.bind(database);
  database.transaction = (work, config) => tryAgain(() => transaction(work, config));
  return database;
}

function ignore(): void {}

/**
 * Builds a statement with a name and placeholders once for each database, for queries that are asked
 * very often: Drizzle then writes its SQL once, and PostgreSQL plans it once on each connection.
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
 * PostgreSQL ends one of two transactions that wait for each other, so that the other goes on: the
 * one that was ended has done nothing, and is done again.
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

/** PostgreSQL's own words, which Drizzle wraps. */
function refusalIn(error: unknown): pg.DatabaseError | null {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return cause instanceof pg.DatabaseError ? cause : null;
}

/**
 * Brings the tables up to date, once however many servers start together: all of the way or, when a
 * migration fails, not at all.
 * @throws OperatorError when no connection can be made, a migration fails, or the tables are those of
 * a newer version, which this one would harm
 */
export async function migrateDatabase(
  connectionString: string,
  migrationsFolder = MIGRATIONS,
): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
  } catch (error) {
    throw new OperatorError(
      `The database at ${withoutPassword(connectionString)} cannot be reached: ${describe(error)}.`,
    );
  }
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseNewer(client, migrationsFolder);
    await migrate(drizzle({ client }), { migrationsFolder }).catch(explainFailure);
  } finally {
    await client.end();
  }
}

/** A migration that this version does not have is of a newer one: they are never taken back. */
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
    'The database is that of a newer version of Redflag. Start that version, or restore a backup that this one made.',
  );
}

function explainFailure(error: unknown): never {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  throw new OperatorError(
    `The database cannot be brought up to this version: ${describe(cause)}. It is as it was before.`,
    { cause: error },
  );
}

function withoutPassword(connectionString: string): string {
  const url = new URL(connectionString);
  url.password = '';
  return url.toString();
}

/** A refused connection to several addresses has its words in the inner errors alone. */
function describe(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(describe).join(', ');
  return error instanceof Error ? error.message : String(error);
}

/** Whether the error is PostgreSQL's refusal of a row that refers to this id, which is not there. */
export function lacksRow(error: unknown, id: string): boolean {
  const refusal = refusalIn(error);
  return refusal?.code === '23503' && Boolean(refusal.detail?.includes(`=(${id})`));
}

/** Whether the error is PostgreSQL's refusal of a second row, by the name of the constraint. */
export function violatesUnique(error: unknown, constraint: string): boolean {
  const refusal = refusalIn(error);
  return refusal?.code === '23505' && refusal.constraint === constraint;
}
