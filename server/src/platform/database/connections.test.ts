import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sharedTestApp } from '#testing/shared-app.ts';
import { connectSession, describeDatabase } from './connections.ts';

test.each([
  ['postgres://ada:secret@db.example/x?password=secret', 'postgres://ada@db.example:5432/x'],
  ['postgres://ada:secret@[::1]:6432/x', 'postgres://ada@[::1]:6432/x'],
  ['postgres://ada@/x?host=/run/postgresql', 'postgres://ada@/run/postgresql:5432/x'],
])('%s is described without secrets', (address, description) => {
  expect(describeDatabase(address)).toBe(description);
});

test('a start waits for a database that is too busy to answer soon', async () => {
  const url = new URL((await sharedTestApp()).databaseUrl);
  const { hostname, port } = url;
  const busy = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void busy.close());
  await once(busy, 'listening');
  url.host = `127.0.0.1:${(busy.address() as AddressInfo).port}`;
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const connecting = connectSession(url.href);
  const [near] = (await once(busy, 'connection')) as [Socket];
  await once(near, 'readable');
  vi.advanceTimersByTime(8_000);
  near.pipe(connect(Number(port), hostname)).pipe(near);
  const client = await connecting;
  expect((await client.query('select 1')).rowCount).toBe(1);
  await client.end();
});
