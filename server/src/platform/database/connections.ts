import { AsyncLocalStorage } from 'node:async_hooks';
import type { Socket } from 'node:net';
import { isIPv6 } from 'node:net';
import pg from 'pg';
import { databaseConnections as limits } from '#platform/limits.ts';
import { OperatorError } from '#platform/process/operator-error.ts';

/** Where the database is, and how to talk to it. */
export interface Connection {
  url: string;
  /** How many connections requests may use at the same time. */
  poolSize: number;
  /** How long to wait for a connection, and for the answer to a query; null for no limit. */
  timeoutMs: number | null;
  /** Whether statements may have names: PostgreSQL then keeps their plan in the session. */
  prepared: boolean;
  /** Whether a session keeps its settings: not if a pooler gives each transaction another one. */
  keepsSettings: boolean;
}

/** Makes the operating system notice that the other end of an idle connection is gone. */
export const keepAlive = {
  keepAlive: true,
  keepAliveInitialDelayMillis: limits.keepAliveMs,
};

/** What pg has, but does not describe in its types. */
interface Wire {
  connection: { stream: Socket };
  readyForQuery: boolean;
}

/**
 * Opens one connection that keeps its session and waits `answerMs` for a database that is there.
 * @throws OperatorError when the database cannot be reached
 */
export async function connectSession(
  connectionString: string,
  answerMs = limits.answerMs,
): Promise<pg.Client> {
  const client = new pg.Client({
    ...keepAlive,
    connectionString,
    connectionTimeoutMillis: answerMs,
  });
  // The query that runs fails, too.
  client.on('error', ignore);
  const { stream } = (client as unknown as Wire).connection;
  const giveUp = setTimeout(() => {
    // Even the most busy machine accepts a connection soon: its system does.
    if (stream.connecting) stream.destroy(new Error('timeout expired'));
  }, limits.connectMs);
  try {
    return await client.connect();
  } catch (error) {
    throw new OperatorError(
      `The database at ${describeDatabase(connectionString)} cannot be reached: ${messageOf(error)}.`,
    );
  } finally {
    clearTimeout(giveUp);
  }
}

/** When connections to several addresses fail, only the inner errors have a message. */
export function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}

/**
 * Messages of lost connections without a code from the driver. The last is a failed transaction's
 * rollback, which hides the original error.
 */
const LOST_CONNECTION =
  /timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|connection error and is not queryable/;

const UNAVAILABLE =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08...|53...|57P..|57014|55P03|25P03)$/;

/**
 * Whether the database cannot be used or did not answer in time: Node's codes for a lost
 * connection, PostgreSQL's classes 08, 53 (such as a full disk) and 57P, and its time-outs for a
 * statement, a lock and an idle transaction.
 */
export function isUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : '';
    if (UNAVAILABLE.test(code)) return true;
    if (LOST_CONNECTION.test(cause.message)) {
      return true;
    }
  }
  return false;
}

/** Says where a database is, without secrets: a parameter of the address can be one, too. */
export function describeDatabase(connectionString: string): string {
  const { user, host, port, database } = new pg.Client({ connectionString });
  return `postgres://${user}@${isIPv6(host) ? `[${host}]` : host}:${port}/${database}`;
}

/**
 * Destroys a connected client that owes an answer and has been silent for too long, so that its
 * query fails: nobody may be there to say so. Then calls `onSilence`.
 */
export function endWhenSilent(client: pg.ClientBase, milliseconds: number, onSilence = ignore) {
  const wire = client as unknown as Wire;
  const { stream } = wire.connection;
  stream.setTimeout(milliseconds);
  stream.on('timeout', () => {
    if (wire.readyForQuery) return;
    const error = new Error('The database did not answer in time');
    stream.destroy(Object.assign(error, { code: 'ETIMEDOUT' }));
    onSilence();
  });
}

function ignore(): void {}

const patience = new AsyncLocalStorage<true>();

/**
 * Does work with statements longer than a request may wait, such as a clean-up, on connections of
 * its own, so that it takes none from requests.
 */
export function patiently<Result>(work: () => Promise<Result>): Promise<Result> {
  return patience.run(true, work);
}

/** Opens a pool for requests, with one for patient work inside. It connects at the first query. */
export function openPool(connection: Connection, onError: (error: Error) => void): pg.Pool {
  const { poolSize, timeoutMs } = connection;
  const requests = createPool(connection, poolSize, timeoutMs);
  const jobs = createPool(connection, limits.jobPoolSize, timeoutMs && limits.jobStatementMs);
  for (const pool of [requests, jobs]) pool.on('error', onError);
  const connect = requests.connect.bind(requests);
  requests.connect = ((callback: never) =>
    patience.getStore() ? jobs.connect(callback) : connect(callback)) as typeof connect;
  const end = requests.end.bind(requests);
  requests.end = async () => {
    await Promise.all([end(), jobs.end()]);
  };
  return requests;
}

/**
 * Opens a pool of one size, without patient work. The caller hears its errors. A null `answerMs`
 * means statements without a time limit.
 */
export function createPool(connection: Connection, size: number, answerMs: number | null): pg.Pool {
  const pool: pg.Pool = new pg.Pool({
    ...keepAlive,
    connectionString: connection.url,
    max: size,
    connectionTimeoutMillis: connection.timeoutMs ?? limits.answerMs,
    application_name: 'redflag',
    async onConnect(client) {
      // The pool reports errors of idle connections only. On a connection in use the next query fails,
      // but an error event without a listener would end the process.
      client.on('error', ignore);
      if (!connection.prepared) forgetNames(client);
      if (answerMs !== null) {
        endWhenSilent(client, answerMs + limits.graceMs, () => dropIdle(pool));
      }
      // Statements, because poolers refuse start-up parameters. 0 is no limit, whatever the role has.
      if (connection.keepsSettings) {
        const waitMs = connection.timeoutMs ?? 0;
        await client.query(
          `set statement_timeout = ${answerMs ?? 0}; set lock_timeout = ${waitMs};
           set idle_in_transaction_session_timeout = ${2 * waitMs}`,
        );
      }
    },
  });
  return pool;
}

/** When one connection is dead, the idle ones most likely are, too: the next query opens a new one. */
function dropIdle(pool: pg.Pool): void {
  for (let idle = pool.idleCount; idle > 0; idle -= 1) {
    // The pool's own, not the one that chooses a pool.
    pg.Pool.prototype.connect.call(pool, (_error, client, release) => {
      (client as unknown as Wire | undefined)?.connection.stream.destroy();
      release(true);
    });
  }
}

/** Sends statements without their names. */
function forgetNames(client: pg.ClientBase): void {
  const query: (...given: unknown[]) => unknown = client.query.bind(client);
  client.query = ((statement: unknown, ...rest: unknown[]) =>
    query(isNamed(statement) ? { ...statement, name: undefined } : statement, ...rest)) as never;
}

function isNamed(statement: unknown): statement is { name: string } {
  return typeof statement === 'object' && statement !== null && 'name' in statement;
}
