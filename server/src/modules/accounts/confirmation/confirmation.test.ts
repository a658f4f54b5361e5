import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { hashPassword } from '#modules/accounts/passwords/passwords.ts';
import { credentials } from '#platform/database/schema.ts';
import { addPasskey, withCookies } from '#testing/accounts/authenticator.ts';
import { addCodeApp, codeOf } from '#testing/accounts/code-app.ts';
import { letConfirmationAge } from '#testing/accounts/confirmation.ts';
import { mailsTo, messagesTo, wrongCode } from '#testing/accounts/sign-up.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, createUser, PASSWORD, signIn, startSession } from '#testing/factories.ts';
import { untilDone } from '#testing/jobs.ts';
import { expectProblem } from '#testing/problem.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import { startTestApp } from '#testing/test-app.ts';

const server = await sharedTestApp();

/** Deletes the account, which asks again. */
const leave = ({ request }: Client) => request('DELETE', '/v1/me');
const confirm = ({ request }: Client, proof: object) => request('POST', '/v1/auth/confirm', proof);
const sendCode = ({ request }: Client) => request('POST', '/v1/auth/confirm/send');

/** Somebody who signed in more than ten minutes ago. */
async function createSomeoneAway(): Promise<Client> {
  const client = await createClient(server);
  await letConfirmationAge(server, client);
  return client;
}

/** The same, without a password. */
async function createGoogleUser(): Promise<Client> {
  const client = await createSomeoneAway();
  const { database } = server.platform;
  await database.delete(credentials).where(eq(credentials.userId, client.user.id));
  return client;
}

async function readCode({ user }: Client, count = 1): Promise<string> {
  const [mail] = await mailsTo(server, user.email, count);
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
}

test('an account cannot be deleted at a screen that was left: the password is asked for again', async () => {
  const ada = await createSomeoneAway();
  expect(expectProblem(await leave(ada), 403)).toMatchObject({
    code: 'auth/password-needed',
    detail: 'Nothing has changed. To do this, enter your password again.',
  });
  expect((await ada.request('GET', '/v1/me')).statusCode).toBe(200);
  expect((await confirm(ada, { currentPassword: PASSWORD })).statusCode).toBe(204);
  expect((await leave(ada)).statusCode).toBe(204);
});

test('a sign-in counts for ten minutes, in its own session alone', async () => {
  const user = await createUser(server);
  const phone = await startSession(server, user);
  await letConfirmationAge(server, phone, 9);
  const laptop = await startSession(server, user);
  await letConfirmationAge(server, laptop, 11);
  await signIn(server, user);
  expectProblem(await leave(laptop), 403);
  expect((await leave(phone)).statusCode).toBe(204);
});

test('a changed password counts, because the current one was given', async () => {
  const ada = await createSomeoneAway();
  const change = { currentPassword: PASSWORD, password: 'Another-horse-2' };
  expect((await ada.request('POST', '/v1/auth/change-password', change)).statusCode).toBe(204);
  expect((await leave(ada)).statusCode).toBe(204);
});

test('the password cannot be guessed, and a wrong one confirms nothing', async () => {
  const ada = await createSomeoneAway();
  for (let tries = 1; tries <= 5; tries += 1) {
    const refused = await confirm(ada, { currentPassword: 'Wrong-horse-1' });
    expect(expectProblem(refused, 422).errors).toEqual([
      { path: 'currentPassword', message: 'The current password is incorrect.' },
    ]);
  }
  expectProblem(await confirm(ada, { currentPassword: PASSWORD }), 429);
  expectProblem(await leave(ada), 403);
});

test('a person without a password confirms with an emailed code, once', async () => {
  const ada = await createGoogleUser();
  expect(expectProblem(await leave(ada), 403)).toMatchObject({
    code: 'auth/code-needed',
    detail: 'Nothing has changed. To do this, sign in again or enter a code that we email you.',
  });
  expectProblem(await confirm(ada, { currentPassword: PASSWORD }), 422);
  expect((await sendCode(ada)).statusCode).toBe(202);
  const code = await readCode(ada);
  expect(expectProblem(await confirm(ada, { code: wrongCode(code) }), 422)).toMatchObject({
    code: 'auth/invalid-verification-code',
    errors: [{ path: 'code', message: 'The code is wrong or too old.' }],
  });
  const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
  expect((await confirm(ada, { code: spaced })).statusCode).toBe(204);
  await letConfirmationAge(server, ada);
  expectProblem(await confirm(ada, { code }), 422);
  expectProblem(await leave(ada), 403);
});

test('a person with a password is emailed no code, and one does not replace it', async () => {
  const ada = await createGoogleUser();
  await sendCode(ada);
  const code = await readCode(ada);
  const { database } = server.platform;
  const passwordHash = await hashPassword(PASSWORD);
  await database.insert(credentials).values({ userId: ada.user.id, passwordHash });
  for (const refused of [await sendCode(ada), await confirm(ada, { code })]) {
    expect(expectProblem(refused, 403)).toMatchObject({ code: 'auth/password-needed' });
  }
  expectProblem(await leave(ada), 403);
  expect((await confirm(ada, { currentPassword: PASSWORD })).statusCode).toBe(204);
});

test('a code of an app counts as the password does, once', async () => {
  const ada = await createClient(server);
  const { secret } = await addCodeApp(server, ada);
  await letConfirmationAge(server, ada);
  expect(expectProblem(await leave(ada), 403).code).toBe('auth/password-needed');
  const appCode = codeOf(secret);
  expect((await confirm(ada, { appCode })).statusCode).toBe(204);
  expect(expectProblem(await confirm(ada, { appCode }), 422).code).toBe('auth/invalid-factor');
  expect((await leave(ada)).statusCode).toBe(204);
});

test('a person with a passkey alone confirms by it, and is emailed no code', async () => {
  const ada = await createClient(server);
  const { authenticator } = await addPasskey(server, ada);
  await server.platform.database.delete(credentials).where(eq(credentials.userId, ada.user.id));
  await letConfirmationAge(server, ada);
  for (const refused of [await leave(ada), await sendCode(ada)]) {
    expect(expectProblem(refused, 403)).toMatchObject({
      code: 'auth/proof-needed',
      detail: 'Nothing has changed. To do this, use your second factor again.',
    });
  }
  const options = await ada.request('POST', '/v1/auth/factor/passkey-options');
  const passkey = authenticator.get(options.json());
  const headers = { cookie: withCookies(ada.cookie, options) };
  const proven = await ada.request('POST', '/v1/auth/confirm', { passkey }, headers);
  expect(proven.statusCode).toBe(204);
  expect((await leave(ada)).statusCode).toBe(204);
});

test('the code of an app cannot be guessed', async () => {
  const ada = await createClient(server);
  const { secret } = await addCodeApp(server, ada);
  for (let tries = 1; tries <= 5; tries += 1) {
    expectProblem(await confirm(ada, { appCode: codeOf(secret, 5) }), 422);
  }
  expectProblem(await confirm(ada, { appCode: codeOf(secret) }), 429);
});

test.each([
  ['PATCH', '', '{"status":"suspended"}', 'application/json', 403],
  ['PATCH', '?confirmed=true', `{"status":"suspended","currentPassword":"${PASSWORD}"}`, '', 403],
  ['PATCH', '', '{"status":"suspended"}', 'text/plain', 403],
  ['PATCH', '', 'status=suspended', 'application/x-www-form-urlencoded', 403],
  ['PATCH', '', '', '', 403],
  ['PATCH', '/', '{"status":"suspended"}', 'application/json', 404],
  ['PUT', '', '{"status":"suspended"}', 'application/json', 405],
  ['POST', '', '{"status":"suspended"}', 'application/json', 405],
  ['HEAD', '', '', '', 200],
  ['DELETE', '', '', '', 405],
] as const)(
  'no spelling of a call spares an administrator the question: %s %s %s %s',
  async (method, suffix, payload, type, statusCode) => {
    const admin = await createClient(server, { role: 'admin' });
    const eve = await createClient(server);
    await letConfirmationAge(server, admin);
    const path = `/v1/users/${eve.user.id}`;
    const answer = await server.app.inject({
      method,
      url: path + suffix,
      payload,
      headers: {
        cookie: admin.cookie,
        'x-http-method-override': 'PATCH',
        ...(type && { 'content-type': type }),
      },
    });
    expect(answer.statusCode, answer.body).toBe(statusCode);
    expect((await admin.request('GET', path)).json()).toMatchObject({ status: 'active' });
  },
);

test("the code's email says what it is for", async () => {
  const ada = await createGoogleUser();
  await sendCode(ada);
  const [mail] = await mailsTo(server, ada.user.email);
  expect(mail?.subject).toBe('Your Redflag code');
  expect(mail?.text.replace(/\b\d{6}\b/, 'CODE')).toContain(
    'Someone signed in to your account is about to change something important on Redflag. If it is you, enter this code: CODE',
  );
  expect(mail?.text).toContain('http://localhost:3000/user/account');
});

test('a code has five tries, also in parallel, and only the newest works', async () => {
  const ada = await createGoogleUser();
  await sendCode(ada);
  const first = await readCode(ada);
  await sendCode(ada);
  const code = await readCode(ada, 2);
  if (first !== code) expectProblem(await confirm(ada, { code: first }), 422);
  const guesses = Array.from({ length: 10 }, (_, index) => wrongCode(code, index + 1));
  await Promise.all(guesses.map((guess) => confirm(ada, { code: guess })));
  expectProblem(await confirm(ada, { code }), 422);
});

test("a code works for its own account alone, and confirms nobody else's session", async () => {
  const ada = await createGoogleUser();
  const eve = await createGoogleUser();
  await sendCode(ada);
  expectProblem(await confirm(eve, { code: await readCode(ada) }), 422);
});

test('an account is emailed at most five codes an hour', async () => {
  const ada = await createGoogleUser();
  for (let times = 1; times <= 5; times += 1) {
    expect((await sendCode(ada)).statusCode).toBe(202);
  }
  expectProblem(await sendCode(ada), 429);
  await untilDone(server, '%mail');
  expect(await messagesTo(server, ada.user.email)).toHaveLength(5);
});

test('a confirmation on one server counts at once on another', async () => {
  await using other = await startTestApp({ DATABASE_URL: server.databaseUrl });
  const ada = await createSomeoneAway();
  const there: Client['request'] = (method, url, body) =>
    other.app.inject({
      method,
      url,
      headers: { cookie: ada.cookie },
      ...(body && { payload: body }),
    });
  expectProblem(await there('DELETE', '/v1/me'), 403);
  expect((await confirm(ada, { currentPassword: PASSWORD })).statusCode).toBe(204);
  expect((await there('DELETE', '/v1/me')).statusCode).toBe(204);
});

test('a session that has ended cannot be confirmed', async () => {
  const ada = await createSomeoneAway();
  const elsewhere = await signIn(server, ada.user);
  const { items } = (await elsewhere.request('GET', '/v1/me/sessions')).json();
  const { id } = items.find(({ current }: { current: boolean }) => !current);
  await elsewhere.request('DELETE', `/v1/me/sessions/${id}`);
  expectProblem(await confirm(ada, { currentPassword: PASSWORD }), 401);
  expectProblem(await leave(ada), 401);
});

test.each([
  [{}, 'Please enter your password, a code, or use your passkey.'],
  [{ code: '12345' }, 'Please enter the 6-digit code from the email.'],
  [{ currentPassword: '' }, 'Password is required.'],
])('%j is refused: %s', async (proof, detail) => {
  const ada = await createSomeoneAway();
  expect(expectProblem(await confirm(ada, proof), 422)).toMatchObject({ detail });
});

test('a reporter takes back a report without the password, an administrator deletes none without it', async () => {
  const reporter = await createSomeoneAway();
  const admin = await createClient(server, { role: 'admin' });
  await letConfirmationAge(server, admin);
  const nothing = '/v1/reports/01a1faea-1605-7878-901d-68770449dab5';
  expectProblem(await reporter.request('DELETE', nothing), 404);
  expectProblem(await admin.request('DELETE', nothing), 403);
});
