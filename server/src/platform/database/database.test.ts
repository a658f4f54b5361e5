import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createHttpServer } from '#platform/http/http-server.ts';
import { expectProblem } from '#testing/problem.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import { eventually } from '#testing/waiting.ts';

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
