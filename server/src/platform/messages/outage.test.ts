import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchOutage } from './outage.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A server that is away or not, and what was noticed of it. */
function open() {
  const server = { isAway: true, checks: 0, changes: [] as (string | null)[] };
  const outage = watchOutage(
    async () => {
      server.checks += 1;
      if (server.isAway) throw new Error('connect ECONNREFUSED');
    },
    (error) => server.changes.push(error?.message ?? null),
  );
  return { server, outage };
}

test('a server is away from the first suspicion that proves true until it answers', async () => {
  const { server, outage } = open();
  await Promise.all([outage.suspect(), outage.suspect()]);
  expect(server).toMatchObject({ checks: 1, changes: ['connect ECONNREFUSED'] });
  expect(outage.since()).toBeInstanceOf(Date);
  server.isAway = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(server.changes).toEqual(['connect ECONNREFUSED', null]);
  expect(outage.since()).toBeNull();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(server.checks).toBe(2);
});

test('an email that failed for another reason does not make the server away', async () => {
  const { server, outage } = open();
  server.isAway = false;
  await outage.suspect();
  expect([server.changes, outage.since()]).toEqual([[], null]);
});

test('the pauses grow to five minutes and no further', async () => {
  const { server, outage } = open();
  await outage.suspect();
  await vi.advanceTimersByTimeAsync(3_600_000);
  const { checks } = server;
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(server.checks - checks).toBe(12);
  expect(server.changes).toHaveLength(1);
});

test('somebody who waits makes it look at once, but not again and again', async () => {
  const { server, outage } = open();
  await outage.suspect();
  await vi.advanceTimersByTimeAsync(630_000);
  const { checks } = server;
  for (let times = 0; times < 10; times += 1) outage.look();
  await vi.advanceTimersByTimeAsync(0);
  for (let times = 0; times < 10; times += 1) outage.look();
  expect(server.checks).toBe(checks + 1);
  outage.close();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(server.checks).toBe(checks + 1);
});
