import type { EventName } from '@redflag/shared/api/live-events';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { announcements } from '#platform/database/schema.ts';
import { queue } from '#platform/jobs/jobs.ts';
import { openDatabaseProxy } from '#testing/services/database-proxy.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import { eventually } from '#testing/waiting.ts';
import type { LiveEvent } from './announcements.ts';
import { announce, openLiveEvents } from './announcements.ts';

const server = await sharedTestApp();

const ada = '019aa000-0000-7000-8000-000000000000';
const ofAda: LiveEvent = { name: 'notification', audience: { user: ada } };
/** For tests that do not wait until it arrives here: the next test would count it. */
const ofBola: LiveEvent = { name: 'notification', audience: { user: ada.replace(/0$/, '1') } };

/** Collects the events announced to her from now on. */
function listen(): LiveEvent[] {
  const received: LiveEvent[] = [];
  server.platform.live.subscribe((event) => {
    if ('user' in event.audience && event.audience.user === ada) received.push(event);
  });
  return received;
}

test('an event announced in a failed transaction reaches no one', async () => {
  const { database } = server.platform;
  const received = listen();
  const failing = database.transaction(async (transaction) => {
    await announce(transaction, { ...ofAda, id: 'of the failure' });
    throw new Error('undone');
  });
  await expect(failing).rejects.toThrow('undone');
  await announce(database, ofAda);
  await eventually(() => expect(received).toEqual([ofAda]));
});

test('a message from another program is ignored', async () => {
  const { database } = server.platform;
  const received = listen();
  for (const message of ['', 'nonsense', '{"name": 1}', '{"name": "report"}']) {
    await database.$client.query("select pg_notify('redflag_events', $1)", [message]);
  }
  await announce(database, ofAda);
  await eventually(() => expect(received).toEqual([ofAda]));
});

test('an event that only newer servers know is skipped without an error', async () => {
  const errors: Error[] = [];
  const names: string[] = [];
  const live = await openLiveEvents(server.databaseUrl, 5_000, (error) => errors.push(error));
  live.subscribe(({ name }) => names.push(name));
  await announce(server.platform.database, { ...ofBola, name: 'new' as EventName }, ofBola);
  await eventually(() => expect(names).toContain('notification'));
  expect(names).not.toContain('new');
  expect(errors).toEqual([]);
  await live.close();
});

test('an event of the previous version, which notifies by itself, arrives', async () => {
  const { database } = server.platform;
  const received = listen();
  await database.$client.query("select pg_notify('redflag_events', $1)", [JSON.stringify(ofAda)]);
  await eventually(() => expect(received).toEqual([ofAda]));
});

test('what was announced in one transaction arrives in order, and equal events once', async () => {
  const { database } = server.platform;
  const received = listen();
  const numbered = Array.from({ length: 100 }, (_, number) => ({ ...ofAda, id: `${number}` }));
  await database.transaction(async (transaction) => {
    await announce(transaction, ...numbered);
    await announce(transaction, ofAda);
    await announce(transaction, ofAda);
    await announce(transaction);
  });
  await eventually(() => expect(received).toEqual([...numbered, ofAda]));
});

test('another instance sends what one that was killed after the commit could not', async () => {
  const received = listen();
  await server.platform.database.insert(announcements).values([
    { channel: 'redflag_jobs', payload: JSON.stringify({ ...ofAda, id: 'not for clients' }) },
    { channel: 'redflag_events', payload: JSON.stringify(ofAda) },
  ]);
  await eventually(() => expect(received).toEqual([ofAda]));
  await eventually(async () => {
    expect(await server.platform.database.$count(announcements)).toBe(0);
  });
});

test('a commit itself notifies nobody, because such commits would wait for each other', async () => {
  const { database, jobs } = server.platform;
  const received: pg.Notification[] = [];
  const listener = new pg.Client({ connectionString: server.databaseUrl });
  listener.on('notification', (message) => received.push(message));
  await listener.connect();
  const { rows } = await listener.query<{ channel: string }>(
    `select 'pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24) as channel`,
  );
  await listener.query(`listen redflag_events; listen redflag_jobs; listen ${rows[0]?.channel}`);
  const name = 'stats.merge-counts';
  const committing = await database.transaction(async (transaction) => {
    await jobs.enqueue(transaction, queue(name, 'A test', ''), {});
    await announce(transaction, ofBola);
    const result = await transaction.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    return result.rows[0]?.pid;
  });
  await eventually(() => expect(received.map(({ payload }) => payload)).toContain(name));
  await eventually(() => {
    expect(received.map(({ payload }) => payload)).toContain(JSON.stringify(ofBola));
  });
  expect(received.map(({ processId }) => processId)).not.toContain(committing);
  await listener.end();
});

test('a lost connection is restored automatically, and listeners learn that they may have missed events', async () => {
  await using proxy = await openDatabaseProxy(server.databaseUrl);
  const live = await openLiveEvents(proxy.url, 5_000, () => undefined);
  const gap = new Promise<void>((resolve) => {
    live.onGap(resolve);
  });
  proxy.cut();
  proxy.restore();
  await gap;
  await live.close();
});

test('while the database is down, reconnection is tried at a steady pace', async () => {
  await using proxy = await openDatabaseProxy(server.databaseUrl);
  const live = await openLiveEvents(proxy.url, 5_000, () => undefined);
  const waits = vi.spyOn(globalThis, 'setTimeout');
  const fourth = new Promise<void>((resolve) => {
    let attempts = 0;
    proxy.onAttempt(() => {
      attempts += 1;
      if (attempts === 4) resolve();
    });
  });
  proxy.cut();
  await fourth;
  const pauses = waits.mock.calls.filter(([, milliseconds]) => milliseconds === 500);
  waits.mockRestore();
  expect(pauses.length).toBeGreaterThanOrEqual(4);
  await live.close();
});
