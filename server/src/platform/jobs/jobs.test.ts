import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabaseProxy } from '#testing/services/database-proxy.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import { eventually } from '#testing/waiting.ts';
import type { Jobs } from './jobs.ts';
import { openJobs, queue } from './jobs.ts';

const sums = queue<{ number: number }>('test.sums', 'A test', 'Adds up.');
const requestLike = queue<object>('test.request-like', 'A test', 'Looks at its time limit.');
const scheduled = queue<object>('test.scheduled', 'A test', 'Looks at its time limit.');
const failures = queue<{ number: number }>('test.failures', 'A test', 'Fails at times.');

const server = await sharedTestApp();
let jobs: Jobs;
const done: number[] = [];
const limits: unknown[] = [];
const errors: string[] = [];
let isMended = false;
const open = () =>
  openJobs({ url: server.databaseUrl, timeoutMs: 60_000 }, ({ message }) => errors.push(message));
beforeAll(async () => {
  jobs = open();
  jobs.work(sums, async ({ number }) => {
    done.push(number);
  });
  const readLimit = async () => {
    const { rows } = await server.platform.database.execute(sql`show statement_timeout`);
    limits.push(rows[0]?.statement_timeout);
  };
  jobs.work(requestLike, readLimit);
  jobs.work(scheduled, readLimit, { cron: '0 0 29 2 *' });
  jobs.work(failures, async ({ number }) => {
    if (number === 13) throw new Error('unlucky');
    if (number === 14 && !isMended) throw new Error('not yet');
    done.push(number);
  });
  server.platform.live.onJob(jobs.wake);
  await jobs.start();
});
afterAll(async () => {
  await jobs.stop();
});

async function stateOf(number: number): Promise<string | undefined> {
  const { rows } = await server.platform.database.execute<{ state: string }>(
    sql`select state from pgboss.job
      where name = ${failures.name} and data->>'number' = ${String(number)}`,
  );
  return rows[0]?.state;
}

test('many jobs enqueued together all run immediately', async () => {
  const numbers = Array.from({ length: 50 }, (_, index) => index);
  await Promise.all(
    numbers.map((number) => jobs.enqueue(server.platform.database, sums, { number })),
  );
  await eventually(() => expect(done).toEqual(expect.arrayContaining(numbers)));
});

test('statements of a job on a schedule may take longer', async () => {
  await jobs.enqueue(server.platform.database, requestLike, {});
  await eventually(() => expect(limits).toEqual(['1min']));
  await jobs.enqueue(server.platform.database, scheduled, {});
  await eventually(() => expect(limits).toEqual(['1min', '10min']));
});

test('a schedule of an earlier version ends when this one starts', async () => {
  const names = async () => {
    const { rows } = await server.platform.database.execute(sql`select name from pgboss.schedule`);
    return rows.map(({ name }) => name);
  };
  const retired = queue<object>('targets.place-reports', 'A test', 'Places reports.');
  const earlier = open();
  earlier.work(retired, async () => {}, { cron: '0 0 29 2 *' });
  await earlier.start();
  await earlier.stop();
  expect(await names()).toContain(retired.name);
  const later = open();
  await later.start();
  await later.stop();
  expect(await names()).not.toContain(retired.name);
});

test('a job enqueued in a failed transaction never runs', async () => {
  const { database } = server.platform;
  const failing = database.transaction(async (transaction) => {
    await jobs.enqueue(transaction, sums, { number: 100 });
    throw new Error('undone');
  });
  await expect(failing).rejects.toThrow('undone');
  await jobs.enqueue(database, sums, { number: 101 });
  await eventually(() => expect(done).toContain(101));
  expect(done).not.toContain(100);
});

test('a failed job is reported, waits to be retried, and does not delay others', async () => {
  const { database } = server.platform;
  await database.transaction(async (transaction) => {
    await jobs.enqueue(transaction, failures, { number: 13 });
    await jobs.enqueue(transaction, failures, { number: 113 });
  });
  await eventually(() => expect(done).toContain(113));
  await eventually(async () => expect(await stateOf(13)).toBe('retry'));
  await eventually(async () => expect(await stateOf(113)).toBe('completed'));
  expect(errors).toContain('unlucky');
});

test('failures before a success are kept with the job for a day', async () => {
  const { database } = server.platform;
  const job = sql`name = ${failures.name} and data @> '{"number": 14}'`;
  await jobs.enqueue(database, failures, { number: 14 });
  await eventually(() => expect(errors).toContain('not yet'));
  isMended = true;
  await eventually(async () => {
    await database.execute(
      sql`update pgboss.job set start_after = now() where ${job} and state = 'retry'`,
    );
    // A new job wakes the worker, which then also finds the old one.
    await jobs.enqueue(database, failures, { number: 15 });
    expect(done).toContain(14);
  });
  await eventually(async () => {
    const { rows } = await database.execute(
      sql`select output->>'error' as error, deletion_seconds from pgboss.job
        where ${job} and state = 'completed'`,
    );
    expect(rows).toEqual([{ error: 'not yet', deletion_seconds: 86_400 }]);
  });
});

test('a worker that cannot reach the database says why', async () => {
  await using proxy = await openDatabaseProxy(server.databaseUrl);
  const failed: Error[] = [];
  const own = queue<object>('test.cut-off', 'A test', 'Cannot reach the database.');
  const cutOff = openJobs({ url: proxy.url, timeoutMs: 60_000 }, (error) => failed.push(error));
  cutOff.work(own, async () => undefined);
  await cutOff.start();
  proxy.cut();
  cutOff.wake(own.name);
  const byWorker = expect.objectContaining({ queue: own.name, message: expect.any(String) });
  await eventually(() => expect(failed).toContainEqual(byWorker));
  expect(failed).toEqual(failed.map(() => expect.any(Error)));
  proxy.restore();
  await cutOff.stop();
});
