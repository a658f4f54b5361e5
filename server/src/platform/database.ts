import { join } from 'node:path';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { OperatorError } from './operator.ts';

const MIGRATIONS = join(import.meta.dirname, '../../migrations');
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
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return cause instanceof pg.DatabaseError && cause.code === '40P01';
}

/**
 * Brings the tables up to date, once however many servers start together.
 * @throws OperatorError when no connection can be made
 */
export async function migrateDatabase(connectionString: string): Promise<void> {
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
    await migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS });
  } finally {
    await client.end();
  }
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

/** Whether the error is PostgreSQL's refusal of a second row, by the name of the constraint. */
export function violatesUnique(error: unknown, constraint: string): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return (
    cause instanceof pg.DatabaseError && cause.code === '23505' && cause.constraint === constraint
  );
}
