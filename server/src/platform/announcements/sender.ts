import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import type { Placeholder, SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Connection } from '#platform/database/connections.ts';
import { createPool } from '#platform/database/connections.ts';
import type { Queryable } from '#platform/database/database.ts';
import { afterCommit, toJsonRows } from '#platform/database/database.ts';
import { announcements } from '#platform/database/schema.ts';

/** The channel of events. Earlier versions use it in the same way: one event in each payload. */
export const EVENTS = 'redflag_events';
/** The channel that wakes workers. A payload is the name of a queue. */
export const JOBS = 'redflag_jobs';

const SEND_EVERY_MS = 10;
const SWEEP_EVERY_MS = 1_000;

/**
 * Writes announcements, which reach every instance after the commit. Not by NOTIFY in the
 * transaction: PostgreSQL lets only one such transaction commit at a time, which takes as long as
 * the disk.
 */
export async function writeAnnouncements(
  database: Queryable,
  channel: typeof EVENTS | typeof JOBS,
  payloads: string[],
): Promise<void> {
  if (payloads.length === 0) return;
  const rows = announcementRows(payloads);
  await database.execute(announcementsInsert(channel, toJsonRows(rows)));
  sendAfterCommit(database, rows);
}

interface AnnouncementRow {
  id: string;
  payload: string;
}

export function announcementRows(payloads: string[]): AnnouncementRow[] {
  return payloads.map((payload) => ({ id: uuidv7(), payload }));
}

/** Writes announcements, alone or as a part of the statement that does what they announce. */
export function announcementsInsert(
  channel: typeof EVENTS | typeof JOBS,
  rows: string | Placeholder,
): SQL {
  return sql`
    insert into ${announcements} (id, channel, payload)
    select id, ${channel}, payload
    from json_to_recordset(${rows}::json) as made (id uuid, payload text)`;
}

/** Sends announcements that have been written, once they are committed. */
export function sendAfterCommit(database: Queryable, rows: AnnouncementRow[]): void {
  afterCommit(database, (committed) => senders.get(committed)?.(rows.map(({ id }) => id)));
}

/** What sends the announcements of each database. */
const senders = new WeakMap<Queryable, (ids: string[]) => void>();

/**
 * Sends rows and deletes them. The instance that locks a row sends it, equal ones once, in the
 * order in which one instance's events happened.
 */
const sendWhere = (condition: string) => `
  with sent as (
    delete from announcements
    where id in (select id from announcements where ${condition} for update skip locked)
    returning id, channel, payload
  )
  select pg_notify(channel, payload) from sent order by id`;
const SEND = sendWhere('id = any ($1)');
const SWEEP = sendWhere(`created_at < now() - interval '1 second'`);

/**
 * Sends what this instance has committed, immediately or together with what follows within 10 ms.
 * If an instance was killed before that, another one sends it within a second.
 * @param requests how requests reach the database; a pooler in between does not matter
 */
export function openSender(
  database: Queryable,
  requests: Connection,
  onError: (error: Error) => void,
): { close(): Promise<void> } {
  // Of its own: an announcement, such as the end of a session, does not wait for slow requests.
  const connection = createPool(requests, 1, requests.timeoutMs);
  connection.on('error', onError);
  const stop = new AbortController();
  let waiting: string[] = [];
  let sending: Promise<void> | null = null;

  async function sendWaiting(): Promise<void> {
    // So that the first announcement of a transaction does not leave without the others.
    await nextTurn();
    while (waiting.length > 0) {
      const ids = waiting;
      waiting = [];
      // If this fails, the rows stay and are swept.
      await connection
        .query({ name: 'announcements_send', text: SEND, values: [ids] })
        .catch(onError);
      await delay(SEND_EVERY_MS);
    }
    sending = null;
  }

  async function sweep(): Promise<void> {
    while (await delay(SWEEP_EVERY_MS, true, stop).catch(() => false)) {
      await connection.query(SWEEP).catch(onError);
    }
  }

  senders.set(database, (ids) => {
    waiting.push(...ids);
    sending ??= sendWaiting();
  });
  const sweeping = sweep();
  return {
    /** Sends what is waiting first. */
    async close() {
      stop.abort();
      await Promise.all([sending, sweeping]);
      await connection.end();
    },
  };
}
