import { expect, test } from 'vitest';
import { openDatabase } from '#platform/database/database.ts';
import { openDatabaseProxy } from '#testing/services/database-proxy.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import { eventually } from '#testing/waiting.ts';
import { watchPool } from './systemd.ts';

async function openSmall(url: string) {
  const settings = { url, poolSize: 1, prepared: true, keepsSettings: true, timeoutMs: 1_000 };
  const database = openDatabase(settings, () => undefined);
  return { database, [Symbol.asyncDispose]: () => database.$client.end() };
}

test('a server whose connections never come back needs a restart, but not one that is idle or busy', async () => {
  await using small = await openSmall((await sharedTestApp()).databaseUrl);
  const works = watchPool(small.database);
  // A busy machine may take longer than it may.
  const expectWorks = (expected: boolean) =>
    eventually(async () => expect(await works()).toBe(expected));
  await expectWorks(true);
  const stuck = await small.database.$client.connect();
  await expectWorks(false);
  stuck.release();
  const busy = await small.database.$client.connect();
  expect(await works()).toBe(true);
  busy.release();
});

test('no restart is needed while the database answers nobody', async () => {
  await using proxy = await openDatabaseProxy((await sharedTestApp()).databaseUrl);
  await using small = await openSmall(proxy.url);
  const works = watchPool(small.database);
  await eventually(() => small.database.$client.query('select 1'));
  expect(await works()).toBe(true);
  proxy.cut();
  expect(await works()).toBe(true);
  proxy.restore();
  proxy.swallow();
  expect(await works()).toBe(true);
  proxy.cut();
});
