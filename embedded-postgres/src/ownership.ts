import { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { EmbeddedPostgresError, PassingFailure } from './error.ts';

/** Any number, as long as every Redflag server uses the same one. */
const lockKey = 7_233_427;

/** A killed owner's connection, and its lock with it, may take a moment to end. */
const lockMilliseconds = 900;

/** The codes of errors that mean PostgreSQL is shutting down or has crashed. */
const goneCodes = ['57P01', '57P02', '57P03', 'ECONNREFUSED', 'ECONNRESET'];

/** The right of this server alone to use the cluster, for as long as its connection lasts. */
export interface Ownership {
  /** Tells it that the connection is about to end, because PostgreSQL is being stopped. */
  expectEnd(): void;
}

/**
 * Makes this server the owner of the cluster at the port, and creates a missing database. The owner
 * holds an advisory lock on an open connection, so that the lock ends with the server in any case.
 * @returns undefined if another server is the owner
 * @throws PassingFailure when that PostgreSQL is shutting down or has crashed
 * @throws EmbeddedPostgresError when the port serves a different cluster
 */
export async function takeOwnership(
  connection: { host: string; port: number; user: string; password: string },
  cluster: string,
  database: string,
  log: (line: string) => void,
): Promise<Ownership | undefined> {
  const socket = new Socket();
  const client = new pg.Client({
    ...connection,
    // Advisory locks belong to a database, and this one always exists.
    database: 'postgres',
    application_name: 'redflag-owner',
    connectionTimeoutMillis: 10_000,
    stream: () => socket,
  });
  let isEndExpected = false;
  client.on('error', (error) => {
    if (!isEndExpected) log(`Lost the connection that owns the database: ${error.message}`);
  });
  try {
    await client.connect();
    const { rows } = await client.query('show data_directory');
    if (rows[0].data_directory !== cluster) {
      throw new EmbeddedPostgresError(
        `The PostgreSQL on port ${connection.port} does not serve ${cluster}.`,
      );
    }
    if (!(await takeLock(client))) {
      await client.end();
      return undefined;
    }
    await createDatabase(client, database);
  } catch (error) {
    isEndExpected = true;
    await client.end().catch(() => undefined);
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw goneCodes.includes(code) ? new PassingFailure(message) : error;
  }

  // Owning a database must not keep the process alive.
  socket.unref();
  return {
    expectEnd() {
      isEndExpected = true;
    },
  };
}

async function createDatabase(client: pg.Client, name: string): Promise<void> {
  const found = await client.query('select from pg_database where datname = $1', [name]);
  if (found.rowCount) return;
  await client.query(`create database ${client.escapeIdentifier(name)}`);
}

async function takeLock(client: pg.Client): Promise<boolean> {
  const giveUp = Date.now() + lockMilliseconds;
  do {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [lockKey]);
    if (rows[0].taken) return true;
    await setTimeout(20);
  } while (Date.now() < giveUp);
  return false;
}
