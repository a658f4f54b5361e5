import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createHttpServer } from '#platform/http/http-server.ts';
import { expectProblem } from '#testing/problem.ts';
import { openDatabaseProxy } from '#testing/services/database-proxy.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import { eventually } from '#testing/waiting.ts';
import { openDatabase } from './database.ts';

test('a connection lost during a transaction fails only that request, with a 503', async () => {
  const server = await sharedTestApp();
  const { config, database, log } = server.platform;
  const app = await createHttpServer(config, log, []);
  app.post('/lost', () =>
    database.transaction(async (transaction) => {
      const { rows } = await transaction.execute(sql`select pg_backend_pid() as pid`);
      await database.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
      await eventually(() => expect(transaction.execute(sql`select 1`)).rejects.toThrow());
      await transaction.execute(sql`select 1`);
    }),
  );
  expectProblem(await app.inject({ method: 'POST', url: '/lost' }), 503);
  expect((await database.execute(sql`select 1`)).rowCount).toBe(1);
});

test('a statement that PostgreSQL ends because of its time limit is answered 503', async () => {
  const { platform } = await sharedTestApp();
  const app = await createHttpServer(platform.config, platform.log, []);
  app.post('/slow', () =>
    platform.database.transaction(async (transaction) => {
      await transaction.execute(sql`set local statement_timeout = 1`);
      await transaction.execute(sql`select pg_sleep(60)`);
    }),
  );
  expectProblem(await app.inject({ method: 'POST', url: '/slow' }), 503);
});

test('a transaction on a connection that has fallen silent fails, and the pool drops the idle ones, too', async () => {
  const { databaseUrl } = await sharedTestApp();
  await using proxy = await openDatabaseProxy(databaseUrl);
  const connection = { url: proxy.url, poolSize: 2, prepared: true, keepsSettings: true };
  const database = openDatabase({ ...connection, timeoutMs: 100 }, () => undefined);
  const ask = () => database.execute(sql`select 1`);
  await eventually(() => Promise.all([ask(), ask()]));
  proxy.swallow();
  proxy.restore();
  await expect(database.transaction(async () => undefined)).rejects.toThrow();
  await eventually(() => expect(database.$client.totalCount).toBe(0));
  await eventually(ask);
  await database.$client.end();
});
