import { expect, test } from 'vitest';
import { createClient, createUser, PASSWORD, visitor } from '#testing/factories.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import { mailPasswordReset, replacePassword } from './operator-reset.ts';

const server = await sharedTestApp();

function signInWith(email: string, password: string | null) {
  return visitor(server)('POST', '/v1/auth/sign-in', { email, password });
}

async function newestAct() {
  const admin = await createClient(server, { role: 'admin' });
  const { items } = (await admin.request('GET', '/v1/audit-log')).json();
  return items[0];
}

test("an operator sets a new password, which ends the account's sessions", async () => {
  const client = await createClient(server, { emailVerifiedAt: new Date() });
  const password = await replacePassword(server.platform, client.user.email);

  expect((await client.request('GET', '/v1/me')).statusCode).toBe(401);
  expect((await signInWith(client.user.email, PASSWORD)).statusCode).toBe(401);
  expect((await signInWith(client.user.email, password)).statusCode).toBe(200);
});

test('a user who never verified their address can sign in with the new password', async () => {
  const user = await createUser(server, { emailVerifiedAt: null });
  const password = await replacePassword(server.platform, user.email);
  expect((await signInWith(user.email, password)).json()).toMatchObject({
    user: { emailVerified: true },
  });
});

test('the audit log shows whose password was reset from the command line', async () => {
  const user = await createUser(server, { username: 'Forgetful' });
  await replacePassword(server.platform, user.email);
  expect(await newestAct()).toMatchObject({
    actor: 'Command line',
    action: 'user.reset-password',
    subject: 'Forgetful',
    subjectId: user.id,
  });
});

test('a reset by email sends the owner a link, and the old password works until it is used', async () => {
  const user = await createUser(server);
  expect(await mailPasswordReset(server.platform, user.email)).toBe(true);
  const outbox = await visitor(server)('GET', '/dev/outbox');
  expect(outbox.body).toContain(user.email);
  expect((await signInWith(user.email, PASSWORD)).statusCode).toBe(200);
});

test('an address without an account is reported as such', async () => {
  expect(await replacePassword(server.platform, 'nobody@gmail.com')).toBeNull();
  expect(await mailPasswordReset(server.platform, 'nobody@gmail.com')).toBe(false);
});
