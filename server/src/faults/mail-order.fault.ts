import { randomUUID } from 'node:crypto';
import type { ReportStatus } from '@redflag/shared/reports';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Client } from '#testing/factories.ts';
import { createClient, createReport, startSession } from '#testing/factories.ts';
import { runNow } from '#testing/jobs.ts';
import { startProgram } from '#testing/processes/program.ts';
import { startMailServer } from '#testing/services/mail-server.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { eventually } from '#testing/waiting.ts';

/** Two servers on one database that send through one mail server. */
async function open() {
  const mails = await startMailServer();
  const settings = { SMTP_URL: `smtp://127.0.0.1:${mails.port}?socketTimeout=2000` };
  const server = await startTestApp(settings);
  const second = await startTestApp({
    ...settings,
    DATABASE_URL: server.databaseUrl,
    DATA_DIR: server.platform.config.dataDirectory,
  });
  const admin = await createClient(server, { role: 'admin' });
  const admins = [admin, await startSession(second, admin.user)] as const;
  return {
    mails,
    server,
    second,
    admins,
    async [Symbol.asyncDispose]() {
      await second[Symbol.asyncDispose]();
      await server[Symbol.asyncDispose]();
      await mails[Symbol.asyncDispose]();
    },
  };
}

async function createReporter(server: TestApp, count: number) {
  const reporter = await createClient(server);
  const reports: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const target = `https://${randomUUID()}.example.com/`;
    reports.push((await createReport(reporter, { target })).id);
  }
  return { email: reporter.user.email, reports };
}

async function decide(admin: Client, id: string, status: ReportStatus): Promise<void> {
  const changed = await admin.request('PATCH', `/v1/reports/${id}`, { status });
  expect([changed.statusCode, changed.body]).toEqual([200, expect.any(String)]);
}

/** The report and status that each email to an address tells of, in the order of arrival. */
function toldTo(mails: Awaited<ReturnType<typeof open>>['mails'], email: string) {
  return mails.received
    .filter(({ to }) => to === email)
    .map(({ source, messageId }) => {
      const words = source.replaceAll('=\r\n', '').replaceAll('=3D', '=');
      const [, id] = /user-report\/([\w-]+)/.exec(words) ?? [];
      const [, status] = /Subject: Status Update: your report is now ([\w ]+)/.exec(words) ?? [];
      return { id, status, messageId };
    });
}

/** The order in which the reports of a person were decided last. */
async function decided({ platform: { database } }: TestApp, reports: string[]) {
  const { rows } = await database.execute<{ id: string; status: string }>(sql`
    select id, status from (
      select distinct on (report_id) report_id as id, to_status as status, changed_at
      from report_status_changes where report_id in ${reports}
      order by report_id, changed_at desc
    ) last order by changed_at, id`);
  return rows;
}

/** Ends all pauses until nothing waits, neither an email nor a job that looks for one. */
async function untilSent(server: TestApp): Promise<void> {
  const { database } = server.platform;
  await eventually(async () => {
    await runNow(server);
    const { rows } = await database.execute(sql`select report_id from waiting_status_mails`);
    expect(rows).toEqual([]);
  });
  await eventually(async () => {
    await runNow(server);
    const { rows } = await database.execute(
      sql`select state from pgboss.job where name = 'alerts.status-mail' and state < 'completed'`,
    );
    expect(rows).toEqual([]);
  });
}

const ROUNDS: ReportStatus[] = ['Under Review', 'Resolved', 'Closed'];

test('after an outage each person gets one email for each report, with what it is now, in the order of the decisions', async () => {
  await using it = await open();
  const { mails, server, second, admins } = it;
  const people = await Promise.all(Array.from({ length: 6 }, () => createReporter(server, 8)));
  await mails.stop();

  for (const [round, status] of ROUNDS.entries()) {
    await Promise.all(
      people.map(async ({ reports }, person) => {
        for (const [number, id] of reports.entries()) {
          // Each decides on the other half in each round.
          await decide(admins[(person + number + round) % 2 === 0 ? 0 : 1], id, status);
        }
      }),
    );
  }
  await eventually(() => {
    expect(server.platform.mailer.awaySince()).not.toBeNull();
    expect(second.platform.mailer.awaySince()).not.toBeNull();
  });

  await mails.start();
  await untilSent(server);
  for (const { email, reports } of people) {
    const told = toldTo(mails, email).map(({ id, status }) => ({ id, status }));
    expect(told).toEqual(await decided(server, reports));
    expect(told).toHaveLength(reports.length);
  }
});

test('one person whose emails are put off gets them in order later, and delays nobody else', async () => {
  await using it = await open();
  const { mails, server, admins } = it;
  const [putOff, other] = [await createReporter(server, 5), await createReporter(server, 5)];
  mails.faults.set(putOff.email, 'put off');
  for (const status of ROUNDS) {
    for (const { reports } of [putOff, other]) {
      for (const [number, id] of reports.entries()) {
        await decide(admins[number % 2 === 0 ? 0 : 1], id, status);
      }
    }
  }
  await eventually(() => expect(toldTo(mails, other.email).at(-1)?.status).toBe('Closed'));
  await eventually(() => expect(mails.tries.get(putOff.email)).toBeGreaterThan(1));
  expect(server.platform.mailer.awaySince()).toBeNull();
  expect(toldTo(mails, putOff.email)).toEqual([]);
  mails.faults.clear();
  await untilSent(server);
  const told = toldTo(mails, putOff.email).map(({ id, status }) => ({ id, status }));
  expect(told).toEqual(await decided(server, putOff.reports));
  const lastOf = new Map(toldTo(mails, other.email).map(({ id, status }) => [id, status]));
  expect([...lastOf.values()]).toEqual(other.reports.map(() => 'Closed'));
});

test('one person whose emails get no answer is tried by one job at a time, and delays others only by that', async () => {
  await using it = await open();
  const { mails, server, admins } = it;
  const [silent, other] = [await createReporter(server, 6), await createReporter(server, 3)];
  mails.faults.set(silent.email, 'silent');
  for (const id of silent.reports) await decide(admins[0], id, 'Closed');
  await eventually(() => expect(mails.tries.get(silent.email)).toBe(1));
  for (const id of other.reports) await decide(admins[1], id, 'Closed');
  await eventually(() => expect(toldTo(mails, other.email)).toHaveLength(3));
  // The last one to the other person may have arrived before its server knows.
  const { rows } = await server.platform.database.execute(sql`
    select count(distinct sent_by)::int as jobs from waiting_status_mails
    where report_id in ${silent.reports}`);
  expect(rows).toEqual([{ jobs: 1 }]);
  mails.faults.clear();
  await untilSent(server);
  const told = toldTo(mails, silent.email).map(({ id, status }) => ({ id, status }));
  expect(told).toEqual(await decided(server, silent.reports));
});

test('the emails that a stopped server was about to send arrive in order from the other one', async () => {
  await using it = await open();
  const { mails, server, second, admins } = it;
  const person = await createReporter(server, 6);
  mails.faults.set(person.email, 'silent');
  for (const id of person.reports) await decide(admins[1], id, 'Closed');
  await eventually(() => expect(mails.tries.get(person.email)).toBeGreaterThan(0));
  await second[Symbol.asyncDispose]();
  mails.faults.clear();
  await untilSent(server);
  const told = toldTo(mails, person.email);
  expect(told.map(({ id, status }) => ({ id, status }))).toEqual(
    await decided(server, person.reports),
  );
  expect(new Set(told.map(({ messageId }) => messageId)).size).toBe(told.length);
});

test('the emails of a killed server arrive in order from the next one', async () => {
  await using mails = await startMailServer();
  await using server = await startTestApp();
  await server.platform.jobs.rest();
  const settings = {
    DATABASE_URL: server.databaseUrl,
    DATA_DIR: server.platform.config.dataDirectory,
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
  };
  const admin = await createClient(server, { role: 'admin' });
  const person = await createReporter(server, 5);
  mails.faults.set(person.email, 'silent');
  {
    await using killed = await startProgram(settings);
    await killed.ready();
    for (const id of person.reports) await decide(admin, id, 'Under Review');
    await eventually(() => expect(mails.tries.get(person.email)).toBe(1));
    await killed.kill();
  }
  for (const id of person.reports.toReversed()) await decide(admin, id, 'Closed');
  mails.faults.clear();
  await using next = await startProgram(settings);
  await next.ready();
  await untilSent(server);
  const told = toldTo(mails, person.email).map(({ id, status }) => ({ id, status }));
  expect(told).toEqual(await decided(server, person.reports));
});
