import { expect, test } from 'vitest';
import { signUpForm } from '#testing/accounts/sign-up.ts';
import { openStream } from '#testing/event-stream.ts';
import {
  createClient,
  createReport,
  PASSWORD,
  signIn,
  startSession,
  visitor,
} from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { eventually } from '#testing/waiting.ts';

const server = await sharedTestApp();

const suspended = { status: 'suspended', reason: 'Floods the queue' };

test('a suspended user is signed out everywhere immediately, and told why with the old session or the right password', async () => {
  const admin = await createClient(server, { role: 'admin' });
  const phone = await createClient(server);
  const laptop = await startSession(server, phone.user);
  const url = `/v1/users/${phone.user.id}`;
  expect((await admin.request('PATCH', url, suspended)).json()).toMatchObject({
    status: 'suspended',
  });
  for (const { request } of [phone, laptop]) {
    for (const path of ['/v1/me', '/v1/events', '/v1/reports']) {
      expect(expectProblem(await request('GET', path), 401)).toMatchObject({
        code: 'auth/user-disabled',
        detail: 'Your account has been suspended',
      });
    }
  }
  const signInAs = (password: string) =>
    visitor(server)('POST', '/v1/auth/sign-in', { email: phone.user.email, password });
  expect(expectProblem(await signInAs(PASSWORD), 403).code).toBe('auth/user-disabled');
  expect(expectProblem(await signInAs('wrong'), 401).code).toBe('auth/invalid-credential');
});

test('nobody is suspended without a reason', async () => {
  const admin = await createClient(server, { role: 'admin' });
  const ada = await createClient(server);
  for (const reason of [undefined, ' ', 'a'.repeat(1_001)]) {
    const change = { status: 'suspended', reason };
    const response = await admin.request('PATCH', `/v1/users/${ada.user.id}`, change);
    expect(expectProblem(response, 422).errors).toMatchObject([{ path: 'reason' }]);
  }
  expect((await ada.request('GET', '/v1/me')).statusCode).toBe(200);
});

test('a reactivated user can sign in again, but the old session stays ended', async () => {
  const admin = await createClient(server, { role: 'admin' });
  const ada = await createClient(server);
  const url = `/v1/users/${ada.user.id}`;
  await admin.request('PATCH', url, suspended);
  await admin.request('PATCH', url, { status: 'active' });
  expect(expectProblem(await ada.request('GET', '/v1/me'), 401).code).toBe('auth/no-session');
  expect((await (await signIn(server, ada.user)).request('GET', '/v1/me')).statusCode).toBe(200);
});

test("suspension ends the user's live stream and session on another instance", async () => {
  await using other = await startTestApp({ DATABASE_URL: server.databaseUrl });
  const origin = await other.listen();
  const admin = await createClient(server, { role: 'admin' });
  const ada = await createClient(server);
  const stream = await openStream(`${origin}/v1/events`, ada.cookie);
  await admin.request('PATCH', `/v1/users/${ada.user.id}`, suspended);
  await stream.ended;
  const response = await other.app.inject({ url: '/v1/me', headers: { cookie: ada.cookie } });
  expectProblem(response, 401);
});

test('administrators cannot suspend themselves, and two cannot suspend each other simultaneously', async () => {
  await using alone = await startTestApp();
  const one = await createClient(alone, { role: 'admin' });
  const two = await createClient(alone, { role: 'admin' });
  expectProblem(await one.request('PATCH', `/v1/users/${one.user.id}`, suspended), 409);
  const answers = await Promise.all([
    one.request('PATCH', `/v1/users/${two.user.id}`, suspended),
    two.request('PATCH', `/v1/users/${one.user.id}`, suspended),
  ]);
  const [done, refused] = answers.map(({ statusCode }) => statusCode).toSorted();
  expect(done).toBe(200);
  // The last administrator, or suspended by now.
  expect([401, 409]).toContain(refused);
});

test.each([{}, { status: 'deleted' }, { status: 'suspended', role: 'admin' }])(
  "the change %j does not change the user's role",
  async (change) => {
    const admin = await createClient(server, { role: 'admin' });
    const ada = await createClient(server);
    await admin.request('PATCH', `/v1/users/${ada.user.id}`, change);
    const user = await admin.request('GET', `/v1/users/${ada.user.id}`);
    expect(user.json().role).toBe('user');
  },
);

test('a user who does not exist is not found', async () => {
  const admin = await createClient(server, { role: 'admin' });
  const nobody = '/v1/users/01a1faea-1605-7878-901d-68770449dab5';
  expect(expectProblem(await admin.request('GET', nobody), 404).detail).toBe('User not found');
  expectProblem(await admin.request('PATCH', nobody, suspended), 404);
});

test('administrators are notified immediately of new and changed accounts', async () => {
  const origin = await server.listen();
  const admin = await createClient(server, { role: 'admin' });
  await using stream = await openStream(`${origin}/v1/events`, admin.cookie);
  const form = await signUpForm(server);
  const { id } = (await visitor(server)('POST', '/v1/auth/sign-up', form)).json().user;
  const ada = await createClient(server);
  await ada.request('PATCH', '/v1/me', { username: 'Ada Obi' });
  for (const who of [id, ada.user.id]) {
    const event = { name: 'user', data: { id: who } };
    await eventually(() => expect(stream.received).toContainEqual(event));
  }
});

test('simultaneous actions on an account and its report wait for each other', async () => {
  const admin = await createClient(server, { role: 'admin' });
  const ada = await createClient(server);
  const { id } = await createReport(ada);
  const answers = await Promise.all([
    admin.request('DELETE', `/v1/users/delete/${ada.user.id}`, { reason: 'Spam' }),
    admin.request('PATCH', `/v1/reports/${id}`, { status: 'Resolved' }),
    admin.request('PATCH', `/v1/users/${ada.user.id}`, suspended),
  ]);
  const [deletion, review, suspension] = answers.map(({ statusCode }) => statusCode);
  expect([deletion, review]).toEqual([200, 200]);
  expect([200, 404]).toContain(suspension);
});
