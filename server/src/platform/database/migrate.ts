import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { OperatorError } from '#platform/process/operator-error.ts';
import { connectSession, messageOf } from './connections.ts';
import { MIGRATION_LOCK, watchWaits } from './migration-waits.ts';

export const MIGRATIONS = join(import.meta.dirname, '../../../migrations');
const FUNCTIONS = join(import.meta.dirname, 'functions');
/** The number of the first migration, with which the tables are those of the commit. */
export const BASE = 1_795_416_450_476;
const COMMIT_OF_BASE = '126294e8';
const LOOK_AT_LOCK_EVERY_MS = 200;

/**
 * How long a migration waits for a table, with everyone else who wants it behind. Then it lets them
 * pass and tries again: for a minute and a half in all.
 */
const WAIT_FOR_TABLE_MS = 1_000;
const PAUSE_MS = 1_000;
const TRIES = 45;

/** A migration of this version. */
interface Migration {
  /** When it was written: its number in the database, as Drizzle keeps it. */
  createdAt: number;
  hash: string;
  statements: string[];
  /** Whether its statements cannot run in a transaction. They can be repeated instead. */
  isOutsideTransaction: boolean;
  /** If it contracts: the migration whose version stopped using what it removes. */
  unusedSince: number | null;
}

/** Drizzle's own table, which of the migrations in it contracted, and what functions there are. */
const BOOKS = `
  create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint);
  create table if not exists drizzle.contractions
    (created_at bigint primary key, unused_since bigint not null);
  create table if not exists drizzle.functions
    (file text primary key, hash text not null, newest_migration bigint not null)`;

/** Finds those that removed what a version may still use; $1 is when its migrations were written. */
export const FIND_CONTRACTIONS =
  'select from drizzle.contractions where unused_since > all ($1::bigint[])';

interface MigrationOptions {
  /** Hears every ten seconds what the migration waits for. */
  say?: (sentence: string) => void;
  /** Ends it. What is unfinished is undone, or begun again by the next start. */
  stop?: AbortSignal | undefined;
}

/**
 * Migrates the database, one transaction per migration, while servers of the previous version use
 * it; then makes this version's functions and triggers. One of several servers does it.
 * @param functionsFolder null for none
 * @throws OperatorError when the database cannot be reached, a migration fails, its tables are too
 * old, or a newer version has removed what this one uses; the signal's reason when stopped
 */
export async function migrateDatabase(
  connectionString: string,
  migrationsFolder = MIGRATIONS,
  functionsFolder: string | null = FUNCTIONS,
  { say = () => undefined, stop }: MigrationOptions = {},
): Promise<void> {
  const client = await connectSession(connectionString);
  try {
    await client.query(
      `set statement_timeout = 0; set lock_timeout = 0; set application_name = 'redflag upgrade'`,
    );
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const pid = rows[0]?.pid ?? 0;
    await using _waits = await watchWaits(connectionString, pid, say);
    using _stop = cancelWhen(stop, connectionString, pid);
    await migrate(client, migrationsFolder, functionsFolder, stop);
  } catch (error) {
    // A cancelled statement fails, too.
    stop?.throwIfAborted();
    throw error;
  } finally {
    await client.end();
  }
}

async function migrate(
  client: pg.Client,
  migrationsFolder: string,
  functionsFolder: string | null,
  stop: AbortSignal | undefined,
): Promise<void> {
  await waitForTurn(client, stop);
  await client.query(BOOKS);
  const migrations = readMigrations(migrationsFolder);
  await refuseContracted(client, migrations);
  let hasChanged = false;
  for (const migration of await findPending(client, migrations)) {
    hasChanged ||= migration.isOutsideTransaction;
    await run(client, migration, stop).catch((error) => explainFailure(error, hasChanged));
    hasChanged = true;
  }
  if (functionsFolder) {
    const newest = Math.max(...migrations.map(({ createdAt }) => createdAt));
    await makeFunctions(client, functionsFolder, newest, stop).catch((error) =>
      explainFailure(error, hasChanged),
    );
  }
}

const CANCEL_EVERY_MS = 200;

/** Cancels what a connection does when told to stop, again and again: the next statement may just begin. */
function cancelWhen(
  stop: AbortSignal | undefined,
  connectionString: string,
  pid: number,
): Disposable {
  let isOver = false;
  const cancel = async () => {
    const client = await connectSession(connectionString);
    while (!isOver) {
      await client.query('select pg_cancel_backend($1)', [pid]);
      await delay(CANCEL_EVERY_MS);
    }
    await client.end();
  };
  // Without a database there is nothing to cancel.
  const begin = () => void cancel().catch(() => undefined);
  stop?.addEventListener('abort', begin);
  return {
    [Symbol.dispose]() {
      isOver = true;
      stop?.removeEventListener('abort', begin);
    },
  };
}

/** Asks again and again: a waiting statement has a snapshot, which would stop a concurrent index. */
async function waitForTurn(client: pg.Client, stop: AbortSignal | undefined): Promise<void> {
  for (;;) {
    stop?.throwIfAborted();
    const { rows } = await client.query<{ isOurs: boolean }>(
      'select pg_try_advisory_lock($1) as "isOurs"',
      [MIGRATION_LOCK],
    );
    if (rows[0]?.isOurs) return;
    await delay(LOOK_AT_LOCK_EVERY_MS);
  }
}

/** The first line of a file says if it is special: see "The database" in CONTRIBUTING.md. */
function readMigrations(migrationsFolder: string): Migration[] {
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'));
  const tags: string[] = journal.entries.map(({ tag }: { tag: string }) => tag);
  const files = readMigrationFiles({ migrationsFolder });
  return files.map(({ folderMillis, hash, sql }, number) => {
    const [, since] = /^-- contracts, unused since (\d{4}):/.exec(sql[0] ?? '') ?? [];
    const unusedSince = files[tags.findIndex((tag) => tag.startsWith(`${since}_`))];
    if (since && !unusedSince) throw new Error(`${tags[number]} names ${since}, which is unknown`);
    return {
      createdAt: folderMillis,
      hash,
      statements: sql,
      isOutsideTransaction: /^-- outside a transaction:/.test(sql[0] ?? ''),
      unusedSince: unusedSince?.folderMillis ?? null,
    };
  });
}

/** A newer version only adds to the database, until it removes what this one may still use. */
async function refuseContracted(client: pg.Client, migrations: Migration[]): Promise<void> {
  const { rowCount } = await client.query(FIND_CONTRACTIONS, [
    migrations.map(({ createdAt }) => createdAt),
  ]);
  if (rowCount === 0) return;
  throw new OperatorError(
    'The database belongs to a newer version of Redflag. Start that version, or restore a backup made by this one.',
  );
}

async function findPending(client: pg.Client, migrations: Migration[]): Promise<Migration[]> {
  const { rows } = await client.query<{ created_at: string }>(
    'select created_at from drizzle.__drizzle_migrations',
  );
  const done = new Set(rows.map(({ created_at }) => Number(created_at)));
  if (done.size > 0 && !done.has(BASE)) {
    throw new OperatorError(
      `The database is too old for this version of Redflag. Start commit ${COMMIT_OF_BASE} with it once, then this version.`,
    );
  }
  return migrations.filter(({ createdAt }) => !done.has(createdAt));
}

async function run(
  client: pg.Client,
  migration: Migration,
  stop: AbortSignal | undefined,
): Promise<void> {
  const { statements, isOutsideTransaction } = migration;
  const runAll = async () => {
    for (const statement of statements) {
      stop?.throwIfAborted();
      await client.query(statement);
    }
  };
  if (isOutsideTransaction) await runAll();
  const work = async () => {
    if (!isOutsideTransaction) await runAll();
    await noteDone(client, migration);
  };
  await inTransaction(client, work, stop);
}

async function noteDone(
  client: pg.ClientBase,
  { hash, createdAt, unusedSince }: Migration,
): Promise<void> {
  await client.query(
    'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
    [hash, createdAt],
  );
  if (unusedSince === null) return;
  await client.query('insert into drizzle.contractions values ($1, $2)', [createdAt, unusedSince]);
}

/**
 * Replaces all tables by empty ones as they were after some migrations, within a transaction; but not
 * unlogged ones, which are in use. `migrateDatabase` then brings the rest.
 * @param last the number of the last of these migrations
 */
export async function remakeTables(client: pg.ClientBase, last: number): Promise<void> {
  const { rows } = await client.query<{ names: string }>(
    `select string_agg(oid::regclass::text, ', ') as names from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  await client.query(
    `drop table ${rows[0]?.names} cascade;
     truncate drizzle.__drizzle_migrations, drizzle.contractions, drizzle.functions`,
  );
  for (const migration of readMigrations(MIGRATIONS)) {
    if (migration.createdAt > last) return;
    for (const statement of migration.statements) {
      await client.query(statement.replace(/\bconcurrently\b/i, ''));
    }
    await noteDone(client, migration);
  }
}

/** Runs each changed file of functions and triggers, unless later migrations are there. */
async function makeFunctions(
  client: pg.Client,
  folder: string,
  newest: number,
  stop: AbortSignal | undefined,
): Promise<void> {
  for (const file of readdirSync(folder).sort()) {
    const content = readFileSync(join(folder, file), 'utf8');
    const made = [file, hash('sha256', content), newest];
    const { rowCount } = await client.query(
      'select from drizzle.functions where file = $1 and (hash = $2 or newest_migration > $3)',
      made,
    );
    if (rowCount !== 0) continue;
    const make = async () => {
      // A function may call one of a later file.
      await client.query('set local check_function_bodies = off');
      await client.query(content);
      await client.query(
        `insert into drizzle.functions values ($1, $2, $3) on conflict (file)
         do update set hash = excluded.hash, newest_migration = excluded.newest_migration`,
        made,
      );
    };
    await inTransaction(client, make, stop);
  }
}

/** Does work in a transaction, and again while its tables are locked by something else. */
async function inTransaction(
  client: pg.Client,
  work: () => Promise<void>,
  stop: AbortSignal | undefined,
  tries = TRIES,
): Promise<void> {
  try {
    stop?.throwIfAborted();
    await client.query(`begin; set local lock_timeout = ${WAIT_FOR_TABLE_MS}`);
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    if (tries === 1 || !isBusy(error)) throw error;
    await delay(PAUSE_MS);
    await inTransaction(client, work, stop, tries - 1);
  }
}

/** Whether a table was locked for too long, or the migration met somebody else in a deadlock. */
function isBusy(error: unknown): boolean {
  return error instanceof pg.DatabaseError && ['55P03', '40P01'].includes(error.code ?? '');
}

function explainFailure(error: unknown, hasChanged: boolean): never {
  const state = hasChanged
    ? 'What was done until then stays: the previous version still works with it, and the next start continues there.'
    : 'Nothing in it has changed.';
  const busy = 'a table stays locked by something else, such as a backup';
  const reason = isBusy(error) ? busy : messageOf(error);
  throw new OperatorError(`The database cannot be upgraded to this version: ${reason}. ${state}`, {
    cause: error,
  });
}
