import { execFile } from 'node:child_process';
import { connectSession } from '#platform/database/connections.ts';
import type { Database } from '#platform/database/database.ts';
import { databaseConnections, patience } from '#platform/limits.ts';

/**
 * Tells systemd, if that started the server, that it is ready (`Type=notify`), and then twice in the
 * time that the unit allows (`WatchdogSec`) that a restart would not help. If it hangs, it tells nothing.
 */
export function tellSystemd(database: Database): void {
  if (!process.env.NOTIFY_SOCKET) return;
  notify('--ready');
  const limitMs = Number(process.env.WATCHDOG_USEC) / 1_000;
  if (!limitMs) return;
  const works = watchPool(database);
  setInterval(async () => {
    if (await works()) notify('WATCHDOG=1');
  }, limitMs / 2).unref();
}

/** By a program, because Node cannot send to this kind of socket. */
function notify(message: string): void {
  execFile('systemd-notify', [message]).on('error', () => undefined);
}

/**
 * Returns a function that says whether the pool works as well as the database lets it: since the last
 * time something got a connection and gave it back, or the database answers nobody. That would
 * be no better after a restart.
 */
export function watchPool({ $client: pool }: Database): () => Promise<boolean> {
  let isUsed = false;
  pool.on('release', () => {
    isUsed = true;
  });
  return async () => {
    if (!isUsed) await pool.query('select 1').catch(() => undefined);
    const works = isUsed || !(await answersOthers(pool.options.connectionString ?? ''));
    isUsed = false;
    return works;
  };
}

/** Whether a database answers over a new connection. */
async function answersOthers(connectionString: string): Promise<boolean> {
  try {
    const client = await connectSession(connectionString, databaseConnections.connectMs);
    // A pooler accepts connections without its database.
    const query = { text: 'select 1', query_timeout: patience.probe * 1_000 };
    await client.query(query).finally(() => client.end());
    return true;
  } catch {
    return false;
  }
}
