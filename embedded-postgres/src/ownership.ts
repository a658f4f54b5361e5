import { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { EmbeddedPostgresError, PassingFailure } from './error.ts';

/** Any number will do, as long as every Redflag server takes the same. */
const lockKey = 7_233_427;

/** A killed owner's connection may take a moment to go, and its lock with it. */
const lockMilliseconds = 900;

/** PostgreSQL went away while it was being asked: it is shutting down, or has crashed. */
const goneCodes = ['57P01', '57P02', '57P03', 'ECONNREFUSED', 'ECONNRESET'];

/** The one server that may use the cluster, for as long as its connection lives. */
export interface Ownership {
  /** Says that the connection is going to end, as it does when PostgreSQL is stopped. */
  expectEnd(): void;
}

/**
 * Makes this server the owner of the cluster that listens on the port, and the database in it
 * where there is none yet. By an advisory lock, on a
 * connection that is kept, so that the lock ends with the server however that ends.
 * Undefined when another server is the owner.
 * @throws PassingFailure when that PostgreSQL is going away
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
    // Locks count per database: this one is always there.
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

  // Owning keeps no process alive.
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
