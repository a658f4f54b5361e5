import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockTarget, selectScam } from '#modules/alerts/scam-alerts/scam-alerts.queries.ts';
import { createClient, createReport } from '#testing/factories.ts';
import { send } from '#testing/processes/http-client.ts';
import { startProgram } from '#testing/processes/program.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { eventually, until } from '#testing/waiting.ts';

const TARGET = 'https://evil.example.com/';

/** The accepted emails. While it hesitates, it receives all of an email and does not reply. */
const taken: string[] = [];
let begun = 0;
let hesitates = true;
const smtp = new SMTPServer({
  authOptional: true,
  hideSTARTTLS: true,
  async onData(stream, { envelope }, callback) {
    await text(stream);
    begun += 1;
    if (hesitates) return;
    taken.push(...envelope.rcptTo.map(({ address }) => address));
    callback();
  },
});
smtp.on('error', () => undefined);

/** A second instance on the same database and files, which runs no jobs. */
let other: TestApp;
let environment: NodeJS.ProcessEnv;
beforeAll(async () => {
  other = await startTestApp();
  await other.platform.jobs.rest();
  const listening = smtp.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  environment = {
    DATABASE_URL: other.databaseUrl,
    DATA_DIR: other.platform.config.dataDirectory,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
  };
});
afterAll(async () => {
  await other[Symbol.asyncDispose]();
  smtp.close();
});

async function select(statement: ReturnType<typeof sql>) {
  return (await other.platform.database.execute(statement)).rows;
}

const waitingAtLock = sql`select from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;
const openJobs = sql`select name, state from pgboss.job
  where state in ('created', 'retry', 'active') and name ~ '^(alerts|reports)'`;

async function filesOf(report: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of other.platform.files.list('report_images')) {
    if (key.includes(report)) keys.push(key);
  }
  return keys;
}

test('jobs interrupted by killing a server are done by the next one, and take effect once', async () => {
  const { database } = other.platform;
  const admin = await createClient(other, { role: 'admin' });
  const [ada, eve] = [await createClient(other), await createClient(other)];
  const { id } = await createReport(ada, { target: TARGET });
  await createReport(eve, { target: TARGET });
  const gone = await createReport(eve, { target: 'https://other.example.com/' });
  // An email to Ada, and an alert to Eve.
  const resolved = await admin.request('PATCH', `/v1/reports/${id}`, { status: 'Resolved' });
  expect(resolved.statusCode).toBe(200);

  await database.transaction(async (transaction) => {
    const scam = await selectScam(transaction, id);
    if (!scam) throw new Error('The report is no scam');
    await lockTarget(transaction, scam.targetId);
    await using killed = await startProgram(environment);
    await killed.ready();
    await until(async () => begun > 0 && (await select(waitingAtLock)).length > 0);
    const options = { method: 'DELETE', headers: { cookie: eve.cookie } } as const;
    const deleted = await send(`${killed.url}/v1/reports/${gone.id}`, options);
    expect(deleted.status).toBe(204);
    await killed.kill();
  });
  expect(taken).toEqual([]);
  hesitates = false;

  await using next = await startProgram(environment);
  await next.ready();
  // Half a minute passes.
  await select(sql`update pgboss.job set heartbeat_on = now() - interval '31 seconds'
    where state = 'active' and name ~ '^(alerts|reports)' returning name`);
  await eventually(async () => expect(await select(openJobs)).toEqual([]));
  expect(taken).toEqual([ada.user.email]);
  expect(
    await select(sql`select user_id from notifications where kind = 'scam-confirmed'`),
  ).toEqual([{ user_id: eve.user.id }]);
  expect(await filesOf(gone.id)).toEqual([]);
});
