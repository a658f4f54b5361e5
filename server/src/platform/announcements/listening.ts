import pg from 'pg';
import { endWhenSilent, keepAlive } from '#platform/database/connections.ts';
import { databaseConnections } from '#platform/limits.ts';
import { EVENTS, JOBS } from './sender.ts';

const RECONNECT_DELAY_MS = 500;

/** What listens to the announcements of all instances. */
interface Receiver {
  onEvent(payload: string): void;
  onJob(queue: string): void;
  /** Announcements may have been missed. */
  onReconnected(): void;
  onError(error: Error): void;
}

/** Listens over a separate connection, and reconnects after it is lost or has fallen silent. */
export async function listen(
  connectionString: string,
  timeoutMs: number,
  receiver: Receiver,
): Promise<{ close(): Promise<void> }> {
  const { onError } = receiver;
  let client: pg.Client | null = null;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;
  let heartbeat: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const next = createClient(connectionString, timeoutMs);
    next.on('error', onError);
    next.on('notification', ({ channel, payload = '' }) => {
      if (channel === EVENTS) receiver.onEvent(payload);
      else receiver.onJob(payload);
    });
    await next.connect();
    endWhenSilent(next, timeoutMs);
    await next.query(`listen ${EVENTS}; listen ${JOBS}`);
    // Only now: if the connection cannot be opened, the caller retries.
    next.on('end', reconnectSoon);
    client = next;
    beat();
  }

  /** Asks for an answer, because silence may mean that nothing happens or that nobody is there. */
  function beat(): void {
    heartbeat = setTimeout(() => {
      // A failure also ends the connection.
      client?.query('select 1').then(beat, () => undefined);
    }, databaseConnections.heartbeatMs);
  }

  function reconnectSoon(): void {
    client = null;
    clearTimeout(heartbeat);
    if (!closed) retry = setTimeout(reconnect, RECONNECT_DELAY_MS);
  }

  function reconnect(): void {
    connect().then(receiver.onReconnected, (error: Error) => {
      onError(error);
      reconnectSoon();
    });
  }

  await connect();
  return {
    async close() {
      closed = true;
      clearTimeout(retry);
      clearTimeout(heartbeat);
      // Not awaited: a dead connection would never end.
      void client?.end();
    },
  };
}

function createClient(connectionString: string, timeoutMs: number): pg.Client {
  return new pg.Client({
    ...keepAlive,
    connectionString,
    application_name: 'redflag live',
    connectionTimeoutMillis: timeoutMs,
  });
}
