import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshEmail } from '#testing/accounts/sign-up.ts';
import { createClient, createUser, PASSWORD, suspend, visitor } from '#testing/factories.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';

let log = '';
let server: TestApp;
beforeAll(async () => {
  const stream = {
    write(line: string) {
      log += line;
    },
  };
  server = await startTestApp({ LOG_LEVEL: 'info', TRUSTED_PROXIES: 'loopback' }, stream);
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => {
  log = '';
});

const signIn = (email: string, password = PASSWORD) =>
  visitor(server)(
    'POST',
    '/v1/auth/sign-in',
    { email, password },
    { 'x-forwarded-for': '203.0.113.7' },
  );

/** What the log says of sign-ins. */
const logged = () =>
  log
    .split('\n')
    .filter((line) => line.includes('"msg":"sign-in"'))
    .map((line) => JSON.parse(line))
    .map(({ account, network, outcome, reason }) => ({ account, network, outcome, reason }));

test('the log says of each sign-in whose it is, from where, and why it was refused', async () => {
  const ada = await createUser(server);
  const unverified = await createUser(server, { emailVerifiedAt: null });
  const suspended = await createUser(server);
  await suspend(server, suspended.id);
  await signIn(ada.email);
  await signIn(ada.email, 'Wrong-horse-1');
  await signIn(unverified.email);
  await signIn(suspended.email);
  const unknown = freshEmail();
  await signIn(unknown);
  const network = '203.0.113.7';
  const refused = { network, outcome: 'refused' };
  expect(logged()).toEqual([
    { account: ada.id, network, outcome: 'signed in' },
    { ...refused, account: ada.id, reason: 'auth/invalid-credential' },
    { ...refused, account: unverified.id, reason: 'auth/email-not-verified' },
    { ...refused, account: suspended.id, reason: 'auth/user-disabled' },
    { ...refused, account: 'none', reason: 'auth/invalid-credential' },
  ]);
  for (const typed of [ada.email, unknown, PASSWORD, 'Wrong-horse-1']) {
    expect(log).not.toContain(typed);
  }
});

test('the log says when guessing is stopped', async () => {
  const { id, email } = await createUser(server);
  for (let tries = 1; tries <= 6; tries += 1) await signIn(email, 'Wrong-horse-1');
  expect(logged().at(-1)).toMatchObject({ account: id, reason: 'auth/too-many-requests' });
});

test("an administrator's sign-in is in the audit log, with the address; a user's is not", async () => {
  const boss = await createUser(server, { role: 'admin', username: 'The boss' });
  const ada = await createUser(server);
  expect((await signIn(boss.email)).statusCode).toBe(200);
  expect((await signIn(boss.email, 'Wrong-horse-1')).statusCode).toBe(401);
  expect((await signIn(ada.email)).statusCode).toBe(200);
  const { request } = await createClient(server, { role: 'admin' });
  const { items } = (await request('GET', '/v1/audit-log?action=user.sign-in')).json();
  expect(items).toMatchObject([
    {
      actor: 'The boss',
      actorId: boss.id,
      subject: 'The boss',
      after: { method: 'password' },
      address: '203.0.113.7',
    },
  ]);
});
