import { expect, test } from 'vitest';
import { createUser, signIn, startSession, visitor } from '#testing/factories.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import { makeAdmin } from './administrators.ts';

const server = await sharedTestApp();

test('a new administrator account is created for an unknown address, with a working password', async () => {
  const made = await makeAdmin(server.platform, 'office@redflag.example');
  const response = await visitor(server)('POST', '/v1/auth/sign-in', { ...made });
  expect(response.json().user).toMatchObject({ role: 'admin', email: 'office@redflag.example' });
});

test('an existing account becomes an administrator and keeps its password', async () => {
  const user = await createUser(server);
  expect(await makeAdmin(server.platform, user.email)).toBeNull();
  const client = await signIn(server, user);
  expect((await client.request('GET', '/v1/me')).json()).toMatchObject({ role: 'admin' });
});

test('promoting an account twice adds one entry to the audit log', async () => {
  const user = await createUser(server, { username: 'Risen' });
  await makeAdmin(server.platform, user.email);
  await makeAdmin(server.platform, user.email);
  const client = await startSession(server, user);
  const { items } = (await client.request('GET', '/v1/audit-log?q=Risen')).json();
  expect(items).toMatchObject([
    { actor: 'Command line', action: 'user.make-admin', before: { role: 'user' } },
  ]);
});

test('an account is made an administrator only once its address is verified', async () => {
  const user = await createUser(server, { emailVerifiedAt: null });
  await expect(makeAdmin(server.platform, user.email)).rejects.toThrow(
    `The address ${user.email} is not verified. Its owner must open the link in the email first.`,
  );
});
