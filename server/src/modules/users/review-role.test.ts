import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { outbox } from '#platform/database/schema.ts';
import { createClient, createReport, createUser, signIn, suspend } from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { eventually } from '#testing/waiting.ts';

const server = await sharedTestApp();

const roleOf = (id: string) => `/v1/review-roles/${id}`;

test('an administrator lets a user review, who signs in again and is told by email', async () => {
  await using other = await startTestApp({ DATABASE_URL: server.databaseUrl });
  const admin = await createClient(server, { role: 'admin' });
  const ngozi = await createClient(server);
  const elsewhere = () => other.app.inject({ url: '/v1/cases', headers: { cookie: ngozi.cookie } });
  expectProblem(await elsewhere(), 403);
  const response = await admin.request('PUT', roleOf(ngozi.user.id), { role: 'reviewer' });
  expect(response.json()).toMatchObject({ role: 'user', reviewRole: 'reviewer' });
  expectProblem(await ngozi.request('GET', '/v1/me'), 401);
  await eventually(async () => expectProblem(await elsewhere(), 401));
  const reviewer = await signIn(server, ngozi.user);
  expect((await reviewer.request('GET', '/v1/cases')).statusCode).toBe(200);
  expect((await reviewer.request('GET', '/v1/me')).json()).toMatchObject({
    role: 'user',
    reviewRole: 'reviewer',
  });
  await eventually(async () => {
    const mails = server.platform.database.select().from(outbox);
    const [mail] = await mails.where(eq(outbox.to, ngozi.user.email));
    expect(mail?.subject).toBe('You are a reviewer at Redflag');
  });
  await admin.request('PUT', roleOf(ngozi.user.id), { role: null });
  expectProblem(await reviewer.request('GET', '/v1/cases'), 401);
  const user = await signIn(server, ngozi.user);
  expectProblem(await user.request('GET', '/v1/cases'), 403);
  const log = await admin.request('GET', '/v1/audit-log?action=user.review-role');
  expect(log.json().items).toMatchObject([
    { subjectId: ngozi.user.id, before: { reviewRole: 'reviewer' }, after: { reviewRole: null } },
    { subjectId: ngozi.user.id, before: { reviewRole: null }, after: { reviewRole: 'reviewer' } },
  ]);
});

test('no administrator, program, suspended person or unconfirmed address gets a role in the review', async () => {
  const admin = await createClient(server, { role: 'admin' });
  const refused = [
    await createUser(server, { role: 'admin' }),
    await createUser(server, { email: 'robot@feeds.invalid' }),
    await createUser(server, { emailVerifiedAt: null }),
    await createUser(server, { status: 'suspended' }),
  ];
  for (const { id } of refused) {
    const response = await admin.request('PUT', roleOf(id), { role: 'reviewer' });
    expect(expectProblem(response, 409).code).toBe('user/no-review-role');
  }
  const response = await admin.request('PUT', roleOf(admin.user.id), { role: 'owner' });
  expectProblem(response, 422);
});

test('a reviewer decides what others reported, and reads nobody’s address', async () => {
  const reviewer = await createClient(server, { reviewRole: 'reviewer' });
  const ada = await createClient(server, { phone: '+2348030000001', username: 'Ada Obi' });
  const { id, targetId } = await createReport(ada);
  const decided = await reviewer.request('PATCH', `/v1/reports/${id}`, { status: 'Resolved' });
  expect(decided.json()).toMatchObject({ status: 'Resolved', reportedBy: 'Ada Obi' });
  const answer = { ground: 'mistaken', text: 'I run this shop and never heard of them.' };
  await ada.request('POST', `/v1/targets/${targetId}/replies`, answer);
  await ada.request('POST', `/v1/reports/${id}/flags`, { reason: 'personal-data' });
  const rejected = await createReport(ada, { target: 'https://rejected.example/' });
  const reason = 'No evidence';
  await reviewer.request('PATCH', `/v1/reports/${rejected.id}`, { status: 'Rejected', reason });
  const text = 'Please look again: I have the receipt.';
  expect(
    (await ada.request('POST', `/v1/reports/${rejected.id}/answers`, { text })).statusCode,
  ).toBe(201);
  for (const path of [
    `/v1/reports/${id}`,
    `/v1/reports/${id}/history`,
    `/v1/cases/${targetId}`,
    `/v1/replies?targetId=${targetId}`,
    `/v1/second-looks?targetId=${rejected.targetId}`,
    '/v1/flags',
    '/v1/reports',
    '/v1/cases',
  ]) {
    const { body, statusCode } = await reviewer.request('GET', path);
    expect([path, statusCode]).toEqual([path, 200]);
    for (const own of [ada.user.email, '2348030000001', ada.user.id])
      expect([path, body.includes(own)]).toEqual([path, false]);
  }
  expectProblem(await reviewer.request('DELETE', `/v1/reports/${id}`), 403);
  const ofAda = `/v1/second-looks?userId=${ada.user.id}`;
  expectProblem(await reviewer.request('GET', ofAda), 403);
});

test('a suspended reviewer does nothing, and an administrator by the command keeps no other role', async () => {
  const reviewer = await createClient(server, { reviewRole: 'reviewer' });
  await suspend(server, reviewer.user.id);
  expectProblem(await reviewer.request('GET', '/v1/cases'), 401);
});

test('nobody decides on the own report, or what others say of it, while another can', async () => {
  const reviewer = await createClient(server, { reviewRole: 'reviewer' });
  const other = await createClient(server, { reviewRole: 'reviewer' });
  const { id, targetId } = await createReport(reviewer, { target: 'of-a-reviewer.example' });
  const decide = (by: typeof reviewer) =>
    by.request('PATCH', `/v1/reports/${id}`, { status: 'Resolved' });
  expect(expectProblem(await decide(reviewer), 409)).toMatchObject({
    code: 'reply/another-decides',
    detail: 'You reported this. Another reviewer decides about it.',
  });
  const together = { reportIds: [id], status: 'Resolved' };
  const { unchanged } = (await reviewer.request('POST', '/v1/reports/status', together)).json();
  expect(unchanged).toMatchObject([{ id, code: 'reply/another-decides' }]);
  const cleared = { reason: 'A shop', reports: [id] };
  expectProblem(await reviewer.request('PUT', `/v1/targets/${targetId}/cleared`, cleared), 409);
  const user = await createClient(server);
  const flag = await user.request('POST', `/v1/reports/${id}/flags`, { reason: 'personal-data' });
  const settle = (by: typeof reviewer) =>
    by.request('PATCH', `/v1/flags/${flag.json().id}`, { outcome: 'dismissed', note: 'Fine' });
  expectProblem(await settle(reviewer), 409);
  const show = { hidden: false };
  expectProblem(await reviewer.request('PUT', `/v1/reports/${id}/hidden`, show), 409);
  expect((await settle(other)).statusCode).toBe(200);
  expect((await decide(other)).statusCode).toBe(200);
});
