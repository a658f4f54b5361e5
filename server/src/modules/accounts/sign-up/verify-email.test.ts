import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openSessions } from '#modules/accounts/sessions/sessions.service.ts';
import { users } from '#platform/database/schema.ts';
import {
  allMailsTo,
  freshEmail,
  mailsTo,
  readProofs,
  signUpByMail,
  signUpForm,
  wrongCode,
} from '#testing/accounts/sign-up.ts';
import { endRateLimits } from '#testing/database/rate-limits.ts';
import { createClient, createUser, visitor } from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import { statusesOf } from '#testing/two-instances.ts';

const server = await sharedTestApp();
const request = visitor(server);

const NEW_PASSWORD = 'Another-secret-9';

const answer = (proof: object, cookie = '') =>
  request('POST', '/v1/auth/verify-email', proof, { cookie });
const verify = (proof: object) => answer({ mine: true, password: NEW_PASSWORD, ...proof });

const check = (token: string, cookie = '') =>
  request('POST', '/v1/auth/verify-email/check', { token }, { cookie });
const sendAgain = (email: string) => request('POST', '/v1/auth/verify-email/send', { email });

async function canSignIn({ email, password }: { email: string; password: string }) {
  const response = await request('POST', '/v1/auth/sign-in', { email, password });
  return response.statusCode === 200;
}

/** The session that an answer began, for further requests; empty if it began none. */
const sessionIn = ({ cookies }: { cookies: { name: string; value: string }[] }) =>
  cookies.flatMap(({ name, value }) => (name === 'session' ? `${name}=${value}` : [])).join();

test.each(['token', 'code'] as const)(
  "the emailed %s verifies the address and signs in the sign-up's browser, once",
  async (by) => {
    const person = await signUpByMail(server);
    const { email, token, code, cookie } = person;
    const proof = by === 'token' ? { token } : { email, code };
    const response = await answer(proof, cookie);
    expect(response.json()).toMatchObject({ verified: true, user: { email, emailVerified: true } });
    expect(response.cookies).toContainEqual(
      expect.objectContaining({ name: 'sign-up', value: '' }),
    );
    const me = await request('GET', '/v1/me', undefined, { cookie: sessionIn(response) });
    expect(me.json()).toMatchObject({ email, emailVerified: true });
    const again = await answer(proof, cookie);
    expect(again.statusCode).toBe(422);
    expect(again.cookies).toEqual([]);
    expect(await canSignIn(person)).toBe(true);
  },
);

test('of two posts of one link, one signs in', async () => {
  const { token, cookie } = await signUpByMail(server);
  const answers = await Promise.all([answer({ token }, cookie), answer({ token }, cookie)]);
  expect(statusesOf(answers)).toEqual([200, 422]);
  expect(answers.map(sessionIn).filter(Boolean)).toHaveLength(1);
});

test('a session that the browser had ends when the link signs in', async () => {
  const { token, cookie } = await signUpByMail(server);
  const before = await createClient(server);
  const answered = await answer({ token }, `${cookie}; ${before.cookie}`);
  expect(sessionIn(answered)).not.toBe('');
  expect((await before.request('GET', '/v1/me')).statusCode).toBe(401);
});

test('no link signs in to a suspended account, or to one whose address was verified before', async () => {
  const { database } = server.platform;
  const suspended = await signUpByMail(server);
  await database.update(users).set({ status: 'suspended' }).where(eq(users.email, suspended.email));
  const verified = await signUpByMail(server);
  await database
    .update(users)
    .set({ emailVerifiedAt: new Date() })
    .where(eq(users.email, verified.email));
  for (const { token, cookie } of [suspended, verified]) {
    const response = await answer({ token }, cookie);
    expect(response.json()).toEqual({ verified: true, user: null });
    expect(sessionIn(response)).toBe('');
  }
});

test("the sign-up's browser is asked nothing", async () => {
  const { email, token, cookie } = await signUpByMail(server);
  expect((await check(token, cookie)).json()).toEqual({
    username: 'Ada Obi',
    email,
    signedUpHere: true,
  });
  expect((await answer({ token }, cookie)).json()).toMatchObject({ verified: true });
});

test("another browser than the sign-up's is asked, and the link and the code stay valid", async () => {
  const { email, password, token, code } = await signUpByMail(server);
  const other = await signUpByMail(server);
  expect((await check(token)).json()).toEqual({ username: 'Ada Obi', email, signedUpHere: false });
  for (const cookie of ['', other.cookie, 'sign-up=x']) {
    for (const proof of [{ token }, { email, code }]) {
      const response = await answer(proof, cookie);
      expect(response.statusCode).toBe(409);
      expect(response.json()).toMatchObject({
        code: 'auth/sign-up-unconfirmed',
        detail: "Someone signed up with this address as 'Ada Obi'. Was that you?",
      });
    }
  }
  expect(await canSignIn({ email, password })).toBe(false);
});

test.each(['token', 'code'] as const)(
  "'Yes' with the %s in another browser needs a new password, after which a stranger's opens nothing",
  async (by) => {
    const stranger = await signUpByMail(server);
    const { email, password } = stranger;
    const proof = by === 'token' ? { token: stranger.token } : { email, code: stranger.code };
    const withoutPassword = await answer({ ...proof, mine: true });
    expect(expectProblem(withoutPassword, 422)).toMatchObject({
      errors: [{ path: 'password', message: 'Password is required.' }],
    });
    const weak = await answer({ ...proof, mine: true, password: 'P@ssw0rd' });
    expect(expectProblem(weak, 422)).toMatchObject({ code: 'auth/weak-password' });
    const short = await answer({ ...proof, mine: true, password: 'Ab-1' });
    expect(expectProblem(short, 422)).toMatchObject({
      errors: [{ path: 'password', message: 'Password must be at least 6 characters long.' }],
    });
    expect(await canSignIn(stranger)).toBe(false);
    expect((await verify(proof)).json()).toEqual({ verified: true, user: null });
    expect(await canSignIn({ email, password })).toBe(false);
    expect(await canSignIn({ email, password: NEW_PASSWORD })).toBe(true);
  },
);

test("'Yes' in another browser ends the sessions that the account has", async () => {
  const { email, token } = await signUpByMail(server);
  const { database } = server.platform;
  const [user] = await database.select().from(users).where(eq(users.email, email));
  const { token: session } = await openSessions(server.platform).start(database, user?.id ?? '', {
    userAgent: '',
    deviceId: randomUUID(),
  });
  const cookie = `session=${session}`;
  expect((await request('GET', '/v1/me', undefined, { cookie })).statusCode).toBe(200);
  expect((await verify({ token })).statusCode).toBe(200);
  expect((await request('GET', '/v1/me', undefined, { cookie })).statusCode).toBe(401);
});

test.each(['token', 'code'] as const)("'No' with the %s removes the account", async (by) => {
  const { email, password, token, code } = await signUpByMail(server);
  const proof = by === 'token' ? { token } : { email, code };
  expect((await answer({ ...proof, mine: false })).json()).toEqual({ verified: false, user: null });
  expect((await check(token)).statusCode).toBe(422);
  expect(await canSignIn({ email, password })).toBe(false);
  const again = await signUpForm(server, { email });
  expect((await request('POST', '/v1/auth/sign-up', again)).statusCode).toBe(201);
});

test("'No' does not remove an account whose address was verified since", async () => {
  const { email, password, token } = await signUpByMail(server);
  const verified = { emailVerifiedAt: new Date() };
  await server.platform.database.update(users).set(verified).where(eq(users.email, email));
  expect((await answer({ token, mine: false })).statusCode).toBe(422);
  expect(await canSignIn({ email, password })).toBe(true);
});

test('the link works once', async () => {
  const { token } = await signUpByMail(server);
  expect((await verify({ token })).statusCode).toBe(200);
  const response = await verify({ token });
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({
    code: 'auth/invalid-verification-code',
    detail: 'This link is no longer valid. Please request a new email.',
    errors: [{ path: 'token' }],
  });
});

test.each(['', 'x'.repeat(300)])(
  'a link that is cut off or too long does not work',
  async (token) => {
    for (const response of [await check(token), await verify({ token })]) {
      expect(response.statusCode).toBe(422);
      expect(response.json().detail).toBe(
        'This link is no longer valid. Please request a new email.',
      );
    }
  },
);

test('twenty simultaneous visits to the link verify once', async () => {
  const { token } = await signUpByMail(server);
  const responses = await Promise.all(Array.from({ length: 20 }, () => verify({ token })));
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test('the code verifies the address, with or without spaces and dashes', async () => {
  const { email, code } = await signUpByMail(server);
  const spaced = ` ${code.slice(0, 3)} ${code.slice(3)} `;
  const response = await verify({ email: email.toUpperCase(), code: spaced });
  expect(response.statusCode).toBe(200);
  expect(await canSignIn({ email, password: NEW_PASSWORD })).toBe(true);
});

test('a wrong code is refused in the specified words', async () => {
  const { email, code } = await signUpByMail(server);
  const response = await verify({ email, code: wrongCode(code) });
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({
    detail: 'The verification code you entered is invalid. Please check and try again.',
    errors: [{ path: 'code' }],
  });
});

test('after five wrong codes the right one is refused', async () => {
  const { email, code } = await signUpByMail(server);
  for (let tries = 1; tries <= 5; tries += 1) await verify({ email, code: wrongCode(code, tries) });
  expect((await verify({ email, code })).statusCode).toBe(422);
});

test('at most five of the codes tried in parallel are checked', async () => {
  const { email, code } = await signUpByMail(server);
  const wrong = Array.from({ length: 20 }, (_, index) => wrongCode(code, index + 1));
  await Promise.all(wrong.map((guess) => verify({ email, code: guess })));
  expect((await verify({ email, code })).statusCode).toBe(422);
});

test('the question costs no try of the code', async () => {
  const { email, code } = await signUpByMail(server);
  for (let tries = 1; tries <= 4; tries += 1) await verify({ email, code: wrongCode(code) });
  expect((await answer({ email, code })).statusCode).toBe(409);
  expect((await answer({ email, code, mine: true })).statusCode).toBe(422);
  expect((await verify({ email, code })).statusCode).toBe(200);
});

test('the code works for ten minutes, the link for longer', async () => {
  const { email, token, code } = await signUpByMail(server);
  const pass = (time: string) =>
    server.platform.database.execute(
      sql`update tokens set code_expires_at = code_expires_at - ${time}::interval,
          expires_at = expires_at - ${time}::interval
          where user_id = (select id from users where email = ${email})`,
    );
  await pass('10 minutes');
  expect((await verify({ email, code })).statusCode).toBe(422);
  await pass('23 hours 49 minutes');
  expect((await verify({ token })).statusCode).toBe(200);
});

test('a code works only for its own account', async () => {
  const ada = await signUpByMail(server);
  const eve = await signUpByMail(server);
  expect((await verify({ email: eve.email, code: ada.code })).statusCode).toBe(422);
});

test('a new email makes the old link and code void', async () => {
  const { email, token, code } = await signUpByMail(server);
  await sendAgain(email);
  await mailsTo(server, email, 2);
  expect((await verify({ token })).statusCode).toBe(422);
  expect((await verify({ email, code })).statusCode).toBe(422);
});

test('the link and code of a new email verify the address', async () => {
  const { email } = await signUpByMail(server);
  await sendAgain(email);
  const [newest] = await mailsTo(server, email, 2);
  expect((await verify({ token: readProofs(newest).token })).statusCode).toBe(200);
});

test('a mailbox gets at most five new emails an hour, and the answer does not reveal the limit', async () => {
  const { email } = await createUser(server, { emailVerifiedAt: null });
  for (let times = 1; times <= 7; times += 1) {
    expect((await sendAgain(email)).statusCode).toBe(202);
  }
  const { rows } = await server.platform.database.execute(
    sql`select 1 from pgboss.job where data->>'email' = ${email}`,
  );
  expect(rows).toHaveLength(5);
});

test('a mailbox gets emails again after an hour', async () => {
  const { email } = await createUser(server, { emailVerifiedAt: null });
  for (let times = 1; times <= 6; times += 1) await sendAgain(email);
  await endRateLimits(server, email);
  await sendAgain(email);
  await mailsTo(server, email, 6);
});

test('the link leads to this site, whatever the Host header says', async () => {
  const { email } = await createUser(server, { emailVerifiedAt: null });
  await request('POST', '/v1/auth/verify-email/send', { email }, { host: 'evil.example' });
  const [mail] = await mailsTo(server, email);
  expect(mail?.text).toContain('http://localhost:3000/verify-email?token=');
  expect(JSON.stringify(mail)).not.toContain('evil.example');
});

test('unknown, unverified and verified addresses get the same answer', async () => {
  const waiting = await createUser(server, { emailVerifiedAt: null });
  const verified = await createUser(server);
  for (const email of [freshEmail(), waiting.email, verified.email]) {
    const response = await sendAgain(email);
    expect([response.statusCode, response.body]).toEqual([202, '']);
  }
  expect(await allMailsTo(server, waiting.email)).toHaveLength(1);
  expect(await allMailsTo(server, verified.email)).toEqual([]);
});

test.each([
  [{ email: 'ada@gmail.com', code: '12345' }, 'Please enter the 6-digit code from the email.'],
  [{ email: 'ada@gmail.com', code: '12345a' }, 'Please enter the 6-digit code from the email.'],
  [{}, 'Please open the link from the email, or enter your address and the code.'],
  [{ token: 7 }, 'Please open the link from the email, or enter your address and the code.'],
])('%j is refused: %s', async (proof, detail) => {
  const response = await verify(proof);
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({ code: 'validation', detail });
});
