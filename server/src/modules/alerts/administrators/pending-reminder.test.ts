import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { notifications, reports, settings } from '#platform/database/schema.ts';
import { allMailsTo, freshEmail } from '#testing/accounts/sign-up.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, createReport } from '#testing/factories.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { remindOfPending } from './pending-reminder.jobs.ts';

const HOUR_MS = 3_600_000;

let server: TestApp;
let ada: Client;
let admin: Client;
/** An hour in the future that no other test uses. */
let hour = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS;
const minute = (minutes: number) => new Date(hour + minutes * 60_000);

beforeAll(async () => {
  server = await startTestApp();
  ada = await createClient(server);
  admin = await createClient(server, { role: 'admin' });
});
beforeEach(async () => {
  hour += 10 * HOUR_MS;
  await server.platform.database.delete(reports);
  await server.platform.database.delete(notifications);
});
afterAll(() => server[Symbol.asyncDispose]());

async function remindersOf(client: Client): Promise<string[]> {
  const { items } = (await client.request('GET', '/v1/me/notifications')).json<{
    items: { type: string; title: string; content: string }[];
  }>();
  return items
    .filter(({ type, title }) => type === 'report' && title === 'Pending Reports Notification')
    .map(({ content }) => content);
}

const remind = (at: Date) => remindOfPending(server.platform, at);

test('only active administrators are told how many reports are pending', async () => {
  await createReport(ada);
  const { id } = await createReport(ada);
  await createReport(ada);
  await admin.request('PATCH', `/v1/reports/${id}`, { status: 'Closed' });
  const other = await createClient(server, { role: 'admin' });
  const suspended = await createClient(server, { role: 'admin', status: 'active' });
  await admin.request('PATCH', `/v1/users/${suspended.user.id}`, {
    status: 'suspended',
    reason: 'Spam',
  });
  await remind(minute(0));
  expect(await remindersOf(admin)).toEqual(['There are 2 pending reports.']);
  expect(await remindersOf(other)).toEqual(['There are 2 pending reports.']);
  expect(await remindersOf(ada)).toEqual([]);
  const rows = await server.platform.database
    .select()
    .from(notifications)
    .where(eq(notifications.userId, suspended.user.id));
  expect(rows.filter(({ kind }) => kind === 'reports-pending')).toEqual([]);
});

test('no reminder is sent when nothing is pending', async () => {
  await remind(minute(0));
  expect(await remindersOf(admin)).toEqual([]);
});

test('the next hour brings another reminder with the new count', async () => {
  await createReport(ada);
  await remind(minute(0));
  await createReport(ada);
  await remind(minute(60));
  expect(await remindersOf(admin)).toEqual([
    'There are 2 pending reports.',
    'There is 1 pending report.',
  ]);
});

test('a second run within the hour sends no reminder', async () => {
  await createReport(ada);
  await remind(minute(1));
  await remind(minute(59));
  expect(await remindersOf(admin)).toHaveLength(1);
});

test("a late run for a past hour sends no reminder after the next hour's run", async () => {
  await createReport(ada);
  await remind(minute(60));
  await remind(minute(59));
  expect(await remindersOf(admin)).toHaveLength(1);
});

test('two instances that run simultaneously send one reminder', async () => {
  await using other = await startTestApp({ DATABASE_URL: server.databaseUrl });
  await createReport(ada);
  await Promise.all(
    [server, other, server, other].map(({ platform }) => remindOfPending(platform, minute(0))),
  );
  expect(await remindersOf(admin)).toEqual(['There is 1 pending report.']);
});

test('an instance that starts within the hour sends no reminder', async () => {
  await createReport(ada);
  await remind(minute(0));
  await using restarted = await startTestApp({ DATABASE_URL: server.databaseUrl });
  await remindOfPending(restarted.platform, minute(5));
  expect(await remindersOf(admin)).toHaveLength(1);
});

test('the notification email address gets the hourly summary', async () => {
  const value = freshEmail();
  await server.platform.database.insert(settings).values({ name: 'notificationEmail', value });
  await createReport(ada);
  await remind(minute(0));
  await remind(minute(10));
  const [mail, ...more] = await allMailsTo(server, value);
  expect([mail?.subject, more]).toEqual(['1 report is pending on Redflag', []]);
  expect(mail?.text).toContain('/admin/report-lists?status=Pending');
});
