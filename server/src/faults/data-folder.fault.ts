import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient, createReport, submitReport, visitor } from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { until } from '#testing/waiting.ts';

let server: TestApp;
let files: string;
beforeAll(async () => {
  server = await startTestApp();
  files = join(server.platform.config.dataDirectory, 'files');
});
afterAll(() => server[Symbol.asyncDispose]());

const ready = () => visitor(server)('GET', '/v1/server/get-ready');

test('reports are clearly refused while the data folder is not writable, and accepted once it is again', async () => {
  const client = await createClient(server);
  const submit = () => submitReport(client, {}, undefined, { 'idempotency-key': 'once' });
  const { id } = await createReport(client);
  const folder = join(files, 'report_images');
  const away = join(server.platform.config.dataDirectory, 'away');
  await rename(folder, away);
  // Root can write anywhere, but not into a file as if it were a folder.
  await writeFile(folder, '');
  const refused = await submit();
  expect(expectProblem(refused, 503)).toMatchObject({ code: 'unavailable' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expectProblem(await client.request('GET', `/v1/reports/${id}/evidence`), 503);
  expect((await client.request('GET', '/v1/me/reports')).json().items).toHaveLength(1);

  await rm(folder);
  await rename(away, folder);
  expect((await submit()).statusCode).toBe(201);
  expect((await client.request('GET', `/v1/reports/${id}/evidence`)).statusCode).toBe(200);
  expect(await readdir(folder)).toHaveLength(4);
});

test('the server is not ready while the data folder is missing, and ready when it is back', async () => {
  await rename(files, `${files}.away`);
  expectProblem(await ready(), 503);
  await rename(`${files}.away`, files);
  await until(async () => (await ready()).statusCode === 200);
});

test('requests are answered 503 when the disk of the database is full, and leave nothing behind', async () => {
  const { database } = server.platform;
  const client = await createClient(server);
  await database.execute(sql`
    create function no_room() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
  await database.execute(
    sql`create trigger no_room before insert on notifications execute function no_room()`,
  );
  const refused = await submitReport(client);
  expect(expectProblem(refused, 503)).toMatchObject({ code: 'unavailable' });
  expect((await client.request('GET', '/v1/me/reports')).json().items).toEqual([]);

  await database.execute(sql`drop function no_room() cascade`);
  expect((await submitReport(client)).statusCode).toBe(201);
});
