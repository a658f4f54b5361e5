import type pg from 'pg';
import type { Config } from '#platform/config.ts';
import { databaseConnections as limits } from '#platform/limits.ts';
import { OperatorError } from '#platform/process/operator-error.ts';
import { connectSession } from './connections.ts';

const POOLED = 'goes through a pooler that gives each transaction another connection';
const DIRECT = 'the address of PostgreSQL itself';

/**
 * Checks that the settings suit the way to the database.
 * @throws OperatorError if a pooler would break listening, migrations or named statements, or the
 * database cannot be reached
 */
export async function checkPoolers(
  url: string,
  { listenUrl, prepared, timeoutMs }: Config['database'],
): Promise<void> {
  // The first question of a start, which must fail soon if the database is silent.
  const answerMs = Math.max(limits.connectMs, timeoutMs);
  if (listenUrl && (await poolsTransactions(listenUrl, answerMs))) {
    throw new OperatorError(`DATABASE_LISTEN_URL ${POOLED}: set it to ${DIRECT}.`);
  }
  // Nothing else would break.
  if (listenUrl && !prepared) return;
  if (await poolsTransactions(url, answerMs)) {
    const missing = [
      !listenUrl && `DATABASE_LISTEN_URL to ${DIRECT}`,
      prepared && 'DATABASE_PREPARED to off',
    ].filter(Boolean);
    throw new OperatorError(`DATABASE_URL ${POOLED}: set ${missing.join(', and ')}.`);
  }
}

const ATTEMPTS = 5;

/** Returns whether statements of one client may run on different connections of the database. */
async function poolsTransactions(url: string, answerMs: number): Promise<boolean> {
  const first = await connectSession(url, answerMs);
  try {
    const before = await processOf(first);
    // PostgreSQL itself answered: a pooler invents a number for its clients.
    if (before === (first as unknown as { processID: number }).processID) return false;
    const second = await connectSession(url, answerMs);
    try {
      // It gets the connection that has just become free, unless that belongs to the first client, or
      // another server was quicker.
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        await second.query('begin');
        if ((await processOf(first)) !== before) return true;
        await second.query('rollback');
      }
      return false;
    } finally {
      await second.end();
    }
  } finally {
    await first.end();
  }
}

/** Limited in time, because a pooler with one connection would wait for the other client. */
const ASK = { text: 'select pg_backend_pid() as process', query_timeout: limits.answerMs };

/** Returns the number of the process that answers, or null if none does. */
async function processOf(client: pg.Client): Promise<number | null> {
  const answer = await client.query<{ process: number }>(ASK).catch(() => null);
  return answer?.rows[0]?.process ?? null;
}
