import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { System } from '@redflag/shared/admin/system';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { putLastBackup } from '#platform/last-backup.ts';
import { readCommit, version } from '#platform/version.ts';
import type { Client } from '#testing/factories.ts';
import { createClient } from '#testing/factories.ts';
import { startMailServer } from '#testing/services/mail-server.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { eventually } from '#testing/waiting.ts';

let server: TestApp;
let admin: Client;
beforeAll(async () => {
  server = await startTestApp();
  await server.listen();
  admin = await createClient(server, { role: 'admin' });
});
afterAll(() => server[Symbol.asyncDispose]());

async function read({ request } = admin): Promise<System> {
  const response = await request('GET', '/v1/system');
  expect(response.statusCode).toBe(200);
  return response.json();
}

const partOf = (system: System, name: string) => system.parts.find((part) => part.name === name);

const HOUR_MS = 3_600_000;
const backUp = (ageMs: number, lacks = { missing: 0, lackingSince: null, fuller: null }) =>
  putLastBackup(server.platform.database, {
    ...lacks,
    at: new Date(Date.now() - ageMs).toISOString(),
    bytes: 12_300_000,
    verified: true,
  });

test('an administrator sees that everything works, in numbers and in words', async () => {
  await backUp(7 * HOUR_MS);
  const system = await read();
  expect(system).toMatchObject({
    ok: true,
    problems: [],
    version,
    commit: readCommit(),
    database: { version: expect.stringMatching(/^PostgreSQL \d/), bytes: expect.any(Number) },
    migrations: { pending: 0 },
    backup: { bytes: 12_300_000 },
    release: null,
  });
  const texts = Object.fromEntries(system.parts.map(({ name, text }) => [name, text]));
  expect(texts).toMatchObject({
    database: expect.stringMatching(
      /^PostgreSQL \S+, \d+\.\d MB, \d+ of \d+ connections, answered/,
    ),
    pooler: 'None that needs settings.',
    migrations: expect.stringMatching(/^All \d+ are applied\.$/),
    servers: `One runs, with version ${version}.`,
    clocks: 'All clocks agree with that of the database.',
    backup: 'Made 7 hours ago, 12.3 MB, restored elsewhere and counted.',
    files: expect.stringMatching(/^The folder \S+\/files can be written and read\.$/),
    mail: 'No mail server is set: emails go to /dev/outbox.',
    sms: 'No provider is set: text messages go to /dev/outbox.',
  });
  expect(system.parts.map(({ name }) => name)).not.toContain('release');
});

test('a backup of more than a day and a half ago is wrong', async () => {
  await backUp(50 * HOUR_MS);
  const system = await read();
  expect(system).toMatchObject({ ok: false, problems: [expect.stringContaining('2 days ago')] });
  expect(partOf(system, 'backup')).toMatchObject({
    title: 'Last backup',
    condition: 'wrong',
    manual: 'docs/operations.md#back-up',
  });
});

describe('the servers that run', () => {
  test('this one says its machine, port, version, start and memory', async () => {
    const { port } = new URL(await server.listen());
    expect((await read()).servers).toEqual([
      {
        id: expect.any(String),
        version,
        commit: readCommit(),
        address: `${hostname()}:${port}`,
        startedAt: expect.any(String),
        seenAt: expect.any(String),
        memoryBytes: expect.any(Number),
        clockMs: expect.any(Number),
      },
    ]);
  });

  test('one that stops is gone, one that was killed after a minute', async () => {
    const other = await startTestApp({ DATABASE_URL: server.databaseUrl });
    await other.listen();
    expect((await read()).servers).toHaveLength(2);
    await other[Symbol.asyncDispose]();
    expect((await read()).servers).toHaveLength(1);

    await addServer("now() - interval '59 seconds'");
    expect((await read()).servers).toHaveLength(2);
    await server.platform.database.execute(
      sql`update servers set seen_at = now() - interval '61 seconds' where version = '0.9.9'`,
    );
    expect((await read()).servers).toHaveLength(1);
  });

  test('two versions side by side, and a wrong clock, are what somebody should look at', async () => {
    await addServer('now()', 12_345);
    const system = await read();
    expect(partOf(system, 'servers')).toMatchObject({
      condition: 'look',
      text: `2 run, with 2 versions (0.9.9, ${version}): has an upgrade stopped halfway?`,
    });
    expect(partOf(system, 'clocks')).toMatchObject({
      condition: 'look',
      text: 'The clock of old:3000 is 12 seconds ahead of that of the database. Set both by the network (NTP).',
    });
    await server.platform.database.execute(sql`delete from servers where version = '0.9.9'`);
  });

  /** A server of another version. */
  const addServer = (seenAt: string, clockMs = 0) =>
    server.platform.database.execute(sql`
      insert into servers (id, version, commit, address, started_at, seen_at, memory_bytes, clock_ms)
      values (gen_random_uuid(), '0.9.9', 'unknown', 'old:3000', now() - interval '1 day',
        ${sql.raw(seenAt)}, 200000000, ${clockMs})`);
});

test('unusual settings are listed with what they mean, and no secret', async () => {
  await using odd = await startTestApp({
    PUBLIC_CHECK: 'on',
    LOG_LEVEL: 'silent',
    ADMIN_EMAIL: 'ada@gmail.com',
    ADMIN_PASSWORD: 'A-hidden-passw0rd-of-Ada',
    SMTP_URL: 'smtp://ada:hidden@127.0.0.1:1',
  });
  const system = await read(await createClient(odd, { role: 'admin' }));
  expect(system.settings.map(({ name, value, condition }) => [name, value, condition])).toEqual([
    ['NODE_ENV', 'test', 'look'],
    ['PUBLIC_URL', 'http://localhost:3000', 'look'],
    ['RATE_LIMITS', 'off', 'look'],
    ['ADMIN_PASSWORD', null, 'look'],
    ['SUPPORT_EMAIL', 'support@redflag.example', 'look'],
    ['LOG_LEVEL', 'silent', 'look'],
    ['PUBLIC_CHECK', 'on', 'ok'],
  ]);
  expect(JSON.stringify(system)).not.toContain('hidden');
  expect(JSON.stringify(system)).not.toContain(new URL(odd.databaseUrl).password);
});

describe('a test email', () => {
  test('goes to the administrator who asks, and shows what the mail server said', async () => {
    await using mails = await startMailServer();
    await using mailing = await startTestApp({ SMTP_URL: `smtp://127.0.0.1:${mails.port}` });
    const client = await createClient(mailing, { role: 'admin' });
    const { email } = client.user;
    const answer = (await client.request('POST', '/v1/system/test-mail')).json();
    expect(answer).toEqual({
      to: email,
      accepted: true,
      answer: expect.stringMatching(/^250 /),
    });
    expect(mails.received).toMatchObject([{ to: email }]);
    expect(partOf(await read(client), 'mail')).toMatchObject({ condition: 'ok' });

    mails.faults.set(email, 'no relaying');
    const refused = (await client.request('POST', '/v1/system/test-mail')).json();
    expect(refused).toMatchObject({
      accepted: false,
      answer: expect.stringContaining('554 5.7.1 Relay access denied'),
    });
  });

  test('says that there is no mail server', async () => {
    expect((await admin.request('POST', '/v1/system/test-mail')).json()).toMatchObject({
      accepted: false,
      answer: 'SMTP_URL is not set, so no email leaves this machine.',
    });
  });

  test('a mail server that is away is wrong, and right as soon as it is back', async () => {
    await using mails = await startMailServer();
    await mails.stop();
    await using mailing = await startTestApp({ SMTP_URL: `smtp://127.0.0.1:${mails.port}` });
    const client = await createClient(mailing, { role: 'admin' });
    expect(partOf(await read(client), 'mail')).toMatchObject({
      condition: 'wrong',
      text: expect.stringMatching(/^The mail server cannot be used: emails wait\. .*ECONNREFUSED/),
    });
    await mails.start();
    await eventually(async () =>
      expect(partOf(await read(client), 'mail')).toMatchObject({ condition: 'ok' }),
    );
  });
});

test('a job that waits for long is wrong', async () => {
  const { database } = server.platform;
  await database.execute(sql`
    insert into pgboss.job (name, data, state, created_on, start_after)
    values ('reports.delete-evidence', '{}', 'created', now() - interval '3 hours',
      now() + interval '1 hour')`);
  expect(partOf(await read(), 'jobs')).toMatchObject({
    condition: 'wrong',
    text: expect.stringMatching(
      /^A job of reports\.delete-evidence has been waiting for 3 hours\./,
    ),
  });
});

test('the alert for missed schedules leaves out exactly those that run less often than every hour', async () => {
  const rarer = server.platform.jobs
    .queues()
    .filter(({ cron }) => cron && !/^(\*|\*\/\d+|\d+) \* \* \* \*$/.test(cron))
    .map(({ name }) => name);
  const alerts = await readFile(
    join(import.meta.dirname, '../../../../deploy/alerts.yaml'),
    'utf8',
  );
  expect(alerts).toContain(`{queue!~"${rarer.toSorted().join('|')}"}`);
});
