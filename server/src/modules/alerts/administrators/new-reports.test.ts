import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reports, settings } from '#platform/database/schema.ts';
import { allMailsTo, freshEmail, mailsTo } from '#testing/accounts/sign-up.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, createReport } from '#testing/factories.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { watchNewReports } from './new-reports.jobs.ts';

/** Starts a service whose notification email address has not been sent anything yet. */
async function start() {
  const server = await startTestApp();
  const email = freshEmail();
  await server.platform.database
    .insert(settings)
    .values({ name: 'notificationEmail', value: email });
  return { server, email, ada: await createClient(server) };
}

let server: TestApp;
let email: string;
let ada: Client;
beforeAll(async () => {
  ({ server, email, ada } = await start());
});
afterAll(() => server[Symbol.asyncDispose]());

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

test('the first email lists the new reports, with nothing that can be clicked', async () => {
  await createReport(ada, { target: 'https://evil.example.com/login' });
  await createReport(ada, { category: 'email', target: 'prize@evil.example.com' });
  await watchNewReports(server.platform, inMinutes(2));
  const [mail] = await mailsTo(server, email);
  expect(mail?.subject).toBe('2 new reports on Redflag');
  expect(mail?.text).toContain('Website: hxxps://evil[.]example[.]com/login');
  expect(mail?.text).toContain('Email: prize[at]evil[.]example[.]com');
  expect(mail?.text).toContain('/admin/report-lists');
  expect(mail?.html).not.toContain('evil.example.com');
});

test('only one email is sent in ten minutes, however many reports and instances; the next lists the rest', async () => {
  const fresh = await start();
  await using first = fresh.server;
  await using second = await startTestApp({ DATABASE_URL: first.databaseUrl });
  const watch = (at: Date) =>
    Promise.all([first, second].map(({ platform }) => watchNewReports(platform, at)));
  await createReport(fresh.ada, { target: 'one.example.com' });
  await watch(inMinutes(1));
  expect((await mailsTo(first, fresh.email))[0]?.subject).toBe('1 new report on Redflag');

  const date = (id: string, createdAt: Date) =>
    first.platform.database.update(reports).set({ createdAt }).where(eq(reports.id, id));
  const early = await createReport(fresh.ada, { target: 'two.example.com' });
  await date(early.id, inMinutes(3));
  await watch(inMinutes(10));
  const late = await createReport(fresh.ada, { target: 'three.example.com' });
  await date(late.id, inMinutes(11));
  await watch(inMinutes(12));
  await watch(inMinutes(13));
  const mails = await allMailsTo(first, fresh.email);
  expect(mails.map(({ subject }) => subject)).toEqual([
    '2 new reports on Redflag',
    '1 new report on Redflag',
  ]);
  expect(mails[0]?.text).not.toContain('one[.]example[.]com');
});

test('no email is sent when there are no new reports', async () => {
  const quiet = await start();
  await using app = quiet.server;
  await watchNewReports(app.platform, inMinutes(1));
  await createReport(quiet.ada, { target: 'four.example.com' });
  await watchNewReports(app.platform, inMinutes(2));
  expect(await allMailsTo(app, quiet.email)).toHaveLength(1);
});
