import { Writable } from 'node:stream';
import type { Job } from '@redflag/shared/admin/jobs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { watchNewReports } from '#modules/alerts/administrators/new-reports.jobs.ts';
import { remindOfPending } from '#modules/alerts/administrators/pending-reminder.jobs.ts';
import { settings } from '#platform/database/schema.ts';
import { easyRobotCheck, freshEmail, signUpForm } from '#testing/accounts/sign-up.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, createReport, PASSWORD, visitor } from '#testing/factories.ts';
import { runNow } from '#testing/jobs.ts';
import type { MailFault, MailServer } from '#testing/services/mail-server.ts';
import { startMailServer } from '#testing/services/mail-server.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { eventually } from '#testing/waiting.ts';

let mails: MailServer;
let server: TestApp;
let admin: Client;
let log = '';
beforeAll(async () => {
  mails = await startMailServer();
  server = await startTestApp(
    { SMTP_URL: `smtp://127.0.0.1:${mails.port}?socketTimeout=2000`, LOG_LEVEL: 'error' },
    new Writable({
      write(chunk, _encoding, done) {
        log += chunk;
        done();
      },
    }),
  );
  admin = await createClient(server, { role: 'admin' });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await mails[Symbol.asyncDispose]();
});

async function signUp(fault?: MailFault): Promise<string> {
  const form = await signUpForm(server);
  if (fault) mails.faults.set(form.email, fault);
  expect((await visitor(server)('POST', '/v1/auth/sign-up', form)).statusCode).toBe(201);
  return form.email;
}

/** A status email. It holds no secret, so it is the same on each attempt. */
async function closeReport(fault?: MailFault): Promise<string> {
  const reporter = await createClient(server);
  if (fault) mails.faults.set(reporter.user.email, fault);
  const { id } = await createReport(reporter);
  const changed = await admin.request('PATCH', `/v1/reports/${id}`, { status: 'Closed' });
  expect(changed.statusCode).toBe(200);
  return reporter.user.email;
}

async function states(): Promise<Record<string, number>> {
  const { rows } = await server.platform.database.execute<{ state: string; count: number }>(
    sql`select state, count(*)::int as count from pgboss.job where name like '%mail' group by state`,
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

/** Runs waiting retries immediately, until none are left. */
async function recover(): Promise<void> {
  await eventually(async () => {
    await runNow(server);
    const { created = 0, retry = 0, active = 0 } = await states();
    expect({ created, retry, active }).toEqual({ created: 0, retry: 0, active: 0 });
  });
}

const received = (email: string) => mails.received.filter(({ to }) => to === email);

async function untilTried(email: string): Promise<void> {
  await eventually(async () => {
    expect(mails.tries.get(email)).toBeGreaterThan(0);
    expect((await states()).active ?? 0).toBe(0);
  });
}

test('while the mail server refuses connections everything else works, and afterwards each email is sent once', async () => {
  const { database } = server.platform;
  const known = await createClient(server);
  const notified = freshEmail();
  await database.insert(settings).values({ name: 'notificationEmail', value: notified });
  await mails.stop();

  const signedUp = await signUp();
  const forgotten = await visitor(server)('POST', '/v1/auth/forgot-password', {
    email: known.user.email,
    robotCheck: await easyRobotCheck(server),
  });
  expect(forgotten.statusCode).toBe(202);
  const reporter = await closeReport();
  await createReport(known);
  await watchNewReports(server.platform, new Date(Date.now() + 120_000));
  await remindOfPending(server.platform, new Date());
  await eventually(async () => {
    const { created = 0, retry = 0, ...others } = await states();
    expect([created + retry, others]).toEqual([5, {}]);
    expect(server.platform.mailer.awaySince()).not.toBeNull();
  });

  await mails.start();
  await recover();
  const told = mails.received.map(({ to }) => to).toSorted();
  expect(told).toEqual([signedUp, known.user.email, reporter, notified, notified].toSorted());
  expect(new Set(mails.received.map(({ messageId }) => messageId)).size).toBe(5);
  await database.delete(settings);
});

test.each<MailFault>(['put off', 'no relaying', 'cut', 'silent'])(
  'after the fault %j an email arrives once, and others are not delayed',
  async (fault) => {
    const [delayed, other] = [await closeReport(fault), await closeReport()];
    await untilTried(delayed);
    await eventually(() => expect(received(other)).toHaveLength(1));
    expect(received(delayed)).toEqual([]);
    mails.faults.clear();
    await recover();
    expect(received(delayed)).toHaveLength(1);
    expect(received(other)).toHaveLength(1);
  },
);

test('an email accepted without a reply is sent again with the same message ID', async () => {
  const email = await closeReport('lost answer');
  await eventually(() => expect(received(email)).toHaveLength(1));
  await untilTried(email);
  mails.faults.clear();
  await recover();
  expect(received(email)).toHaveLength(2);
  expect(new Set(received(email).map(({ messageId }) => messageId)).size).toBe(1);
});

test('of two emails with secrets only the later is valid, and it has its own message ID', async () => {
  const email = await signUp('lost answer');
  await eventually(() => expect(received(email)).toHaveLength(1));
  await untilTried(email);
  mails.faults.clear();
  await recover();
  const [first, second] = received(email);
  expect(second?.messageId).not.toBe(first?.messageId);
  const source = second?.source.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  const token = /verify-email\?token=([\w-]+)/.exec(source ?? '')?.[1];
  const verified = await visitor(server)('POST', '/v1/auth/verify-email', {
    token,
    mine: true,
    password: PASSWORD,
  });
  expect(verified.statusCode).toBeLessThan(300);
});

test('an email to a mailbox that does not exist is given up immediately, as the log and the list of jobs show', async () => {
  log = '';
  const [refused, other] = [await signUp('no mailbox'), await signUp()];
  await eventually(() => expect(received(other)).toHaveLength(1));
  await eventually(async () => expect(await states()).toMatchObject({ failed: 1 }));
  await recover();
  expect(mails.tries.get(refused)).toBe(1);
  expect(log).toContain('"queue":"accounts.verification-mail"');
  expect(log).toContain('job given up');
  expect(log).not.toContain(refused);
  const { items } = (await admin.request('GET', '/v1/jobs')).json<{ items: Job[] }>();
  expect(items.find(({ name }) => name === 'accounts.verification-mail')).toMatchObject({
    failed: 1,
    waiting: 0,
    lastError: { message: 'The mail server says that the mailbox does not exist or is closed.' },
  });
});

test('an email that cannot be sent within a day is given up, as the log and the list of jobs show', async () => {
  const { database } = server.platform;
  log = '';
  const email = await closeReport('put off');
  await untilTried(email);
  await eventually(async () => expect(await states()).toMatchObject({ retry: 1 }));
  // The last attempt.
  await database.execute(
    sql`update pgboss.job set retry_count = retry_limit - 1 where state = 'retry'`,
  );
  await recover();
  expect(log).toContain('job given up');
  const { items } = (await admin.request('GET', '/v1/jobs')).json<{ items: Job[] }>();
  expect(items.find(({ name }) => name === 'alerts.status-mail')).toMatchObject({
    failed: 1,
    lastError: { message: expect.stringContaining('Greylisted') },
  });
  expect(received(email)).toEqual([]);
});
