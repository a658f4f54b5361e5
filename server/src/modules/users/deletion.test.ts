import { expect, test } from 'vitest';
import { mailsTo } from '#testing/accounts/sign-up.ts';
import { openStream } from '#testing/event-stream.ts';
import { createClient, createReport, createUser, PASSWORD, visitor } from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { eventually } from '#testing/waiting.ts';

const server = await sharedTestApp();

const pathOf = (id: string) => `/v1/users/delete/${id}`;

test('a user deleted by an administrator is signed out immediately and cannot sign in again', async () => {
  const admin = await createClient(server, { role: 'admin' });
  const ada = await createClient(server);
  const response = await admin.request('DELETE', pathOf(ada.user.id), { reason: 'Spam' });
  expect([response.statusCode, response.json()]).toEqual([200, { id: ada.user.id }]);
  expectProblem(await ada.request('GET', '/v1/me'), 401);
  const { email } = ada.user;
  expectProblem(
    await visitor(server)('POST', '/v1/auth/sign-in', { email, password: PASSWORD }),
    401,
  );
  expectProblem(await admin.request('GET', `/v1/users/${ada.user.id}`), 404);
});

test("a deleted user's reports stay, without a name", async () => {
  const admin = await createClient(server, { role: 'admin' });
  const ada = await createClient(server);
  const { id } = await createReport(ada);
  await admin.request('DELETE', pathOf(ada.user.id), { reason: 'Spam' });
  const report = await admin.request('GET', `/v1/reports/${id}`);
  expect(report.json()).toMatchObject({ reportedBy: 'Deleted user' });
});

test('a deleted user is told by email that an administrator deleted the account', async () => {
  const admin = await createClient(server, { role: 'admin' });
  const ada = await createUser(server);
  await admin.request('DELETE', pathOf(ada.id), { reason: 'Spam' });
  const [mail] = await mailsTo(server, ada.email, 1);
  expect(mail?.text).toContain('An administrator of Redflag deleted your account');
});

test("deletion ends the user's live stream and notifies administrators", async () => {
  const origin = await server.listen();
  const admin = await createClient(server, { role: 'admin' });
  const ada = await createClient(server);
  await using stream = await openStream(`${origin}/v1/events`, ada.cookie);
  await using office = await openStream(`${origin}/v1/events`, admin.cookie);
  await admin.request('DELETE', pathOf(ada.user.id), { reason: 'Spam' });
  await stream.ended;
  const deletion = { name: 'user', data: { id: ada.user.id } };
  await eventually(() => expect(office.received).toContainEqual(deletion));
});

test("a deletion is recorded with the user's details, but not the email address", async () => {
  const admin = await createClient(server, { role: 'admin' });
  const ada = await createUser(server, { username: 'Recorded Ada' });
  await admin.request('DELETE', pathOf(ada.id), { reason: 'Spam' });
  const log = await admin.request('GET', '/v1/audit-log?action=user.delete&q=Recorded');
  expect(log.json().items).toMatchObject([
    {
      subject: 'Recorded Ada',
      subjectId: ada.id,
      before: { role: 'user', status: 'active', reportCount: 0 },
      after: { reason: 'Spam' },
    },
  ]);
  expect(log.body).not.toContain(ada.email);
});

test('nobody is deleted without a reason', async () => {
  const admin = await createClient(server, { role: 'admin' });
  const ada = await createClient(server);
  for (const body of [undefined, {}, { reason: ' ' }, { reason: 'a'.repeat(1_001) }]) {
    const problem = expectProblem(await admin.request('DELETE', pathOf(ada.user.id), body), 422);
    expect(problem.errors).toMatchObject([{ path: 'reason' }]);
  }
  expect((await ada.request('GET', '/v1/me')).statusCode).toBe(200);
});

test('administrators cannot delete themselves, and two cannot delete each other simultaneously', async () => {
  await using alone = await startTestApp();
  const one = await createClient(alone, { role: 'admin' });
  const two = await createClient(alone, { role: 'admin' });
  const problem = expectProblem(
    await one.request('DELETE', pathOf(one.user.id), { reason: 'Spam' }),
    409,
  );
  expect(problem.detail).toBe('You cannot delete yourself or the last administrator.');
  const answers = await Promise.all([
    one.request('DELETE', pathOf(two.user.id), { reason: 'Spam' }),
    two.request('DELETE', pathOf(one.user.id), { reason: 'Spam' }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).filter((code) => code === 200)).toHaveLength(
    1,
  );
});

test('a user who is already deleted is not found', async () => {
  const admin = await createClient(server, { role: 'admin' });
  const ada = await createUser(server);
  await admin.request('DELETE', pathOf(ada.id), { reason: 'Spam' });
  const problem = expectProblem(
    await admin.request('DELETE', pathOf(ada.id), { reason: 'Spam' }),
    404,
  );
  expect(problem.detail).toBe('User not found');
});
