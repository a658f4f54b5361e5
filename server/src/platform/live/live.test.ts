import { expect, test } from 'vitest';
import { openDatabaseProxy } from '#testing/database-proxy.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import { eventually } from '#testing/waiting.ts';
import type { LiveEvent } from './live.ts';
import { announce, openLive } from './live.ts';

const server = await sharedTestApp();

const ada = '019aa000-0000-7000-8000-000000000000';
const ofAda: LiveEvent = { name: 'notification', audience: { user: ada } };

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
  for (const message of ['', 'nonsense', '{"name": "of a newer server"}']) {
    await database.$client.query("select pg_notify('redflag_events', $1)", [message]);
  }
  await announce(database, ofAda);
  await eventually(() => expect(received).toEqual([ofAda]));
});

test('a lost connection is restored automatically, and listeners learn that they may have missed events', async () => {
  await using proxy = await openDatabaseProxy(server.databaseUrl);
  const live = await openLive(proxy.url, 5_000, () => undefined);
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
  const live = await openLive(proxy.url, 5_000, () => undefined);
  const started = performance.now();
  const fourth = new Promise<void>((resolve) => {
    let attempts = 0;
    proxy.onAttempt(() => {
      attempts += 1;
      if (attempts === 4) resolve();
    });
  });
  proxy.cut();
  await fourth;
  expect(performance.now() - started).toBeGreaterThan(1_900);
  await live.close();
});
