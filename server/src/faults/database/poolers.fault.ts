import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OperatorError } from '#platform/process/operator-error.ts';
import { openStream } from '#testing/event-stream.ts';
import { createClient, submitReport, visitor } from '#testing/factories.ts';
import { runRedflag } from '#testing/processes/redflag.ts';
import { startOwnPostgres } from '#testing/services/own-postgres.ts';
import type { PgBouncer } from '#testing/services/pgbouncer.ts';
import { startPgBouncer } from '#testing/services/pgbouncer.ts';
import { cloneDatabase, startTestApp } from '#testing/test-app.ts';
import { eventually, until } from '#testing/waiting.ts';

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let pooler: PgBouncer;
beforeAll(async () => {
  database = await cloneDatabase();
  // Few connections, so that clients share them.
  pooler = await startPgBouncer(database.url, 'ours', 3);
});
afterAll(async () => {
  await pooler?.[Symbol.asyncDispose]();
  await database?.drop();
});

const MIXED = ['/v1/me', '/v1/reports', '/v1/me/notifications', '/v1/stats', '/v1/app-config'];

test('everything works through a PgBouncer that gives each transaction another connection', async () => {
  const settings = { DATABASE_LISTEN_URL: database.url, DATABASE_PREPARED: 'off' };
  await using server = await startTestApp({ DATABASE_URL: pooler.url, ...settings });
  const admin = await createClient(server, { role: 'admin' });
  const client = await createClient(server);
  const paths = Array.from({ length: 60 }, (_, number) => MIXED[number % MIXED.length] ?? '');
  const answers = await Promise.all(paths.map((path) => admin.request('GET', path)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(paths.map(() => 200));

  await using stream = await openStream(`${await server.listen()}/v1/events`, admin.cookie);
  const { id } = (await submitReport(client)).json();
  expect(await stream.next('report')).toEqual({ id });
  const folder = server.platform.config.dataDirectory;
  const picture = join(folder, `files/report_images/${id}.jpg`);
  await access(picture);
  await client.request('DELETE', `/v1/reports/${id}`);
  await eventually(() => expect(access(picture)).rejects.toThrow('ENOENT'));

  const run = await runRedflag(server, ['export', join(folder, 'export')], settings);
  const stderr = expect.stringMatching(/^Database: \S+, \d+ reports?\n$/);
  expect(run).toMatchObject({ code: 0, stderr });
});

const POOLED = 'goes through a pooler that gives each transaction another connection';
const DIRECT = 'the address of PostgreSQL itself';
test.each([
  [
    null,
    'on',
    `DATABASE_URL ${POOLED}: set DATABASE_LISTEN_URL to ${DIRECT}, and DATABASE_PREPARED to off.`,
  ],
  [null, 'off', `DATABASE_URL ${POOLED}: set DATABASE_LISTEN_URL to ${DIRECT}.`],
  ['direct', 'on', `DATABASE_URL ${POOLED}: set DATABASE_PREPARED to off.`],
  ['pooled', 'off', `DATABASE_LISTEN_URL ${POOLED}: set it to ${DIRECT}.`],
])(
  'a start with a %s connection to listen and named statements %s says what to set',
  async (listen, prepared, message) => {
    const starting = startTestApp({
      DATABASE_URL: pooler.url,
      DATABASE_LISTEN_URL: { direct: database.url, pooled: pooler.url }[listen ?? ''],
      DATABASE_PREPARED: prepared,
    });
    await expect(starting).rejects.toThrow(new OperatorError(message));
  },
);

test('a PgBouncer with its defaults, which keeps sessions, needs no settings', async () => {
  await using sessions = await startPgBouncer(database.url, 'defaults', 40);
  await using server = await startTestApp({ DATABASE_URL: sessions.url });
  const { statusCode } = await (await createClient(server)).request('GET', '/v1/me');
  expect(statusCode).toBe(200);
});

/** What the manual promises with our settings; with PgBouncer's own it only comes back. */
const BACK_WITHIN_MS = 10_000;

test.each(['ours', 'defaults'] as const)(
  'after a restart of the database, everything works again through a PgBouncer with settings: %s',
  async (settings) => {
    await using postgres = await startOwnPostgres();
    await using between = await startPgBouncer(postgres.url, settings, 40);
    await using server = await startTestApp({
      DATABASE_URL: between.url,
      DATABASE_TIMEOUT_SECONDS: '',
      ...(settings === 'ours' && {
        DATABASE_LISTEN_URL: postgres.url,
        DATABASE_PREPARED: 'off',
      }),
    });
    const ready = async () => (await visitor(server)('GET', '/readyz')).statusCode === 200;
    await until(ready);
    await postgres.stop();
    await until(async () => !(await ready()));
    await postgres.start();
    const back = performance.now();
    await until(ready);
    const seconds = (performance.now() - back) / 1_000;
    if (settings === 'ours') expect(seconds).toBeLessThan(BACK_WITHIN_MS / 1_000);
    const client = await eventually(() => createClient(server));
    const answers = await Promise.all(MIXED.map((path) => client.request('GET', path)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 403]));
  },
);
