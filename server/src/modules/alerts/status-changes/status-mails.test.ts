import { INCOMPLETE_STOP_LINK } from '@redflag/shared/notifications/alerts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '#platform/database/schema.ts';
import { allMailsTo, mailsTo } from '#testing/accounts/sign-up.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, createReport, PASSWORD, visitor } from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import { sharedTestApp } from '#testing/shared-app.ts';

const server = await sharedTestApp();
const admin = await createClient(server, { role: 'admin' });

async function setStatus(reporter: Client, change: object): Promise<string> {
  const { id } = await createReport(reporter, { target: 'https://evil.example.net' });
  await admin.request('PATCH', `/v1/reports/${id}`, change);
  return id;
}

/** Returns the signed token in the unsubscribe link of the reporter's email. */
async function tokenOf(reporter: Client): Promise<string> {
  await setStatus(reporter, { status: 'Closed' });
  const [mail] = await mailsTo(server, reporter.user.email);
  const link = /http\S+\/stop-mails\?\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  return new URL(link).searchParams.get('token') ?? '';
}

async function wants({ user }: Client): Promise<boolean | undefined> {
  const [row] = await server.platform.database.select().from(users).where(eq(users.id, user.id));
  return row?.statusMails;
}

const stopUrl = (token: string) => `/v1/status-mails/stop?${new URLSearchParams({ token })}`;

test('an email tells the reporter what changed and why, with a link to the report', async () => {
  const reporter = await createClient(server);
  const id = await setStatus(reporter, { status: 'Rejected', reason: 'It is another address.' });
  const [mail] = await mailsTo(server, reporter.user.email);
  expect(mail?.subject).toBe('Status Update: your report is now Rejected');
  expect(mail?.text).toContain('hxxps://evil[.]example[.]net changed from Pending to Rejected');
  expect(mail?.text).toContain('Reason: It is another address.');
  expect(mail?.text).toContain(`/user/user-report/${id}`);
});

test('the email about a Resolved report says what that means, and what it does not', async () => {
  const reporter = await createClient(server);
  await setStatus(reporter, { status: 'Resolved' });
  const [mail] = await mailsTo(server, reporter.user.email);
  expect(mail?.text?.replace(/\s+/g, ' ')).toContain(
    'Resolved means that our reviewers confirmed the scam. Your own case with your bank or the police goes on.',
  );
});

test('one click in the email program stops status emails, without signing in', async () => {
  const reporter = await createClient(server);
  const token = await tokenOf(reporter);
  // One-click request as in RFC 8058, section 3.1.
  const response = await server.app.inject({
    method: 'POST',
    url: stopUrl(token),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ statusMails: false });
  await setStatus(reporter, { status: 'Resolved' });
  const other = await createClient(server);
  await setStatus(other, { status: 'Resolved' });
  expect(await allMailsTo(server, other.user.email)).toHaveLength(1);
  expect(await allMailsTo(server, reporter.user.email)).toHaveLength(1);
});

test('people who stopped status emails still get notifications', async () => {
  const reporter = await createClient(server, { statusMails: false });
  await setStatus(reporter, { status: 'Closed' });
  const { items } = (await reporter.request('GET', '/v1/me/notifications')).json();
  expect(items[0]).toMatchObject({ title: 'Status Update' });
});

test('a program that follows the links in an email changes nothing and is redirected to the page', async () => {
  const reporter = await createClient(server);
  const token = await tokenOf(reporter);
  const response = await visitor(server)('GET', stopUrl(token));
  expect(response.statusCode).toBe(303);
  expect(response.headers.location).toBe(`/stop-mails?${new URLSearchParams({ token })}`);
  expect(await wants(reporter)).toBe(true);
});

test('the page stops and resumes status emails', async () => {
  const reporter = await createClient(server);
  const token = await tokenOf(reporter);
  for (const statusMails of [false, true]) {
    const response = await visitor(server)('PUT', '/v1/status-mails', { token, statusMails });
    expect(response.json()).toEqual({ statusMails });
    expect(await wants(reporter)).toBe(statusMails);
  }
});

test('a forged link is refused', async () => {
  const reporter = await createClient(server);
  const token = await tokenOf(reporter);
  const other = await createClient(server);
  const forged = token.replace(reporter.user.id, other.user.id);
  for (const wrong of [forged, other.user.id, `${token}x`, 'status-mails:.x']) {
    expectProblem(await visitor(server)('POST', stopUrl(wrong)), 422);
  }
  expect(await wants(other)).toBe(true);
});

test.each([{}, { token: '' }, { token: 'x'.repeat(201) }])(
  'a link with %j says that it is incomplete, and what to do',
  async (link) => {
    const body = { ...link, statusMails: false };
    const response = await visitor(server)('PUT', '/v1/status-mails', body);
    expect(expectProblem(response, 422).detail).toBe(INCOMPLETE_STOP_LINK);
  },
);

test('the link of a deleted account has nothing left to stop', async () => {
  const reporter = await createClient(server);
  const token = await tokenOf(reporter);
  await reporter.request('DELETE', '/v1/me', { currentPassword: PASSWORD });
  expect((await visitor(server)('POST', stopUrl(token))).statusCode).toBe(200);
});
