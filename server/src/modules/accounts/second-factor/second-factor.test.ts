import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { passkeys } from '#platform/database/schema.ts';
import { addPasskey, createAuthenticator, withCookies } from '#testing/accounts/authenticator.ts';
import { addCodeApp, codeOf } from '#testing/accounts/code-app.ts';
import { forgetPassword, mailedResetToken } from '#testing/accounts/reset-link.ts';
import { allMailsTo } from '#testing/accounts/sign-up.ts';
import { openStream } from '#testing/event-stream.ts';
import type { Client } from '#testing/factories.ts';
import {
  createClient,
  createUser,
  PASSWORD,
  startSession,
  suspend,
  visitor,
} from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import { runRedflagHere } from '#testing/processes/redflag.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import { startTestApp } from '#testing/test-app.ts';

const server = await sharedTestApp();
/** A second instance with the same database. */
const other = await startTestApp({ DATABASE_URL: server.databaseUrl });
const otherAddress = await other.listen();
afterAll(() => other[Symbol.asyncDispose]());

const request = visitor(server);
const meOf = async (cookie: string, of = request) => of('GET', '/v1/me', undefined, { cookie });
const status = async (cookie: string, of = request) => (await meOf(cookie, of)).statusCode;

type Answer = Awaited<ReturnType<Client['request']>>;
const cookieOf = ({ cookies }: Answer) => {
  const [{ value } = { value: '' }] = cookies.filter(({ name }) => name === 'session');
  return `session=${value}`;
};

/** Signs in by the password alone. */
async function half({ email }: Pick<Client['user'], 'email'>) {
  const answer = await request('POST', '/v1/auth/sign-in', { email, password: PASSWORD });
  expect(expectProblem(answer, 401).code).toBe('auth/factor-needed');
  return cookieOf(answer);
}
const give = (cookie: string, proof: object, of = request) =>
  of('POST', '/v1/auth/factor', proof, { cookie });

async function withApp() {
  const client = await createClient(server);
  const { secret, answer } = await addCodeApp(server, client);
  const recoveryCodes: string[] = answer.json().recoveryCodes;
  return { ...client, secret, recoveryCodes };
}

/** Proves one's passkey to half a session, or to confirm. */
async function askPasskey(cookie: string) {
  const options = await request('POST', '/v1/auth/factor/passkey-options', undefined, { cookie });
  return { options: options.json(), cookie: withCookies(cookie, options) };
}

test('a password alone opens half a session, which tells nothing of the account', async () => {
  const { user } = await withApp();
  const answer = await request('POST', '/v1/auth/sign-in', {
    email: user.email,
    password: PASSWORD,
  });
  expect(answer.body).not.toContain(user.id);
  const cookie = cookieOf(answer);
  expect(expectProblem(await meOf(cookie), 401).code).toBe('auth/factor-needed');
  const { json } = await request('GET', '/v1/me/factors', undefined, { cookie });
  expect(json()).toEqual({
    lacks: 'proof',
    methods: ['app', 'recovery-code'],
    passkeys: [],
    appSince: null,
    recoveryCodesLeft: 0,
    requiredFrom: null,
  });
});

test('a code of the app completes the sign-in with another session, and the half one ends', async () => {
  const { user, secret } = await withApp();
  const before = await half(user);
  const answer = await give(before, { appCode: codeOf(secret) });
  expect([answer.statusCode, answer.json().user.id]).toEqual([200, user.id]);
  expect(await status(cookieOf(answer))).toBe(200);
  expect(expectProblem(await meOf(before), 401).code).toBe('auth/no-session');
});

test('a code counts once, also in another session, and none before it counts any more', async () => {
  const { user, secret } = await withApp();
  const appCode = codeOf(secret);
  expect((await give(await half(user), { appCode })).statusCode).toBe(200);
  for (const code of [appCode, codeOf(secret, -1)]) {
    const answer = await give(await half(user), { appCode: code });
    expect(expectProblem(answer, 422).code).toBe('auth/invalid-factor');
  }
  expect((await give(await half(user), { appCode: codeOf(secret, 1) })).statusCode).toBe(200);
});

test.each(['app', 'recovery'] as const)(
  'of two uses of one %s code at once, on two instances, one succeeds',
  async (kind) => {
    const { user, secret, recoveryCodes } = await withApp();
    const proof = kind === 'app' ? { appCode: codeOf(secret) } : { recoveryCode: recoveryCodes[0] };
    const halves = [await half(user), await half(user)] as const;
    const answers = await Promise.all([
      give(halves[0], proof),
      give(halves[1], proof, visitor(other)),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
  },
);

test('half a session is completed once, by whichever of two proofs comes first', async () => {
  const { user, recoveryCodes } = await withApp();
  const cookie = await half(user);
  const answers = await Promise.all(
    recoveryCodes.slice(0, 2).map((recoveryCode) => give(cookie, { recoveryCode })),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401]);
});

test('a recovery code is typed in any spelling, counts once, and the person is told of it', async () => {
  const { user, recoveryCodes } = await withApp();
  expect(recoveryCodes).toHaveLength(10);
  const [code = ''] = recoveryCodes;
  expect(code).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/);
  const typed = code.replaceAll('-', ' ').toUpperCase();
  expect((await give(await half(user), { recoveryCode: typed })).statusCode).toBe(200);
  const used = await give(await half(user), { recoveryCode: code });
  expect(expectProblem(used, 422).code).toBe('auth/invalid-factor');
  const mails = await allMailsTo(server, user.email);
  expect(JSON.stringify(mails)).toContain('9 recovery codes are left');
});

test('a wrong, a used and an expired proof are answered alike', async () => {
  const { user, secret, recoveryCodes } = await withApp();
  const [recoveryCode] = recoveryCodes;
  expect((await give(await half(user), { recoveryCode })).statusCode).toBe(200);
  const answers = [
    await give(await half(user), { recoveryCode }),
    await give(await half(user), { recoveryCode: 'a'.repeat(16) }),
    await give(await half(user), { appCode: codeOf(secret, -3) }),
  ];
  const said = answers.map((answer) => {
    const { detail, code, status } = expectProblem(answer, 422);
    return { detail, code, status };
  });
  expect(new Set(said.map((it) => JSON.stringify(it))).size).toBe(1);
});

test('after five wrong codes, a session gets no more tries; after twenty, an app none', async () => {
  const { user, secret, recoveryCodes } = await withApp();
  const wrong = { appCode: codeOf(secret, 5) };
  for (let session = 0; session < 4; session += 1) {
    const cookie = await half(user);
    for (let time = 0; time < 5; time += 1) {
      expect((await give(cookie, wrong)).statusCode).toBe(422);
    }
    const refused = await give(cookie, { appCode: codeOf(secret) });
    expect(expectProblem(refused, 429).code).toBe('auth/too-many-requests');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  }
  const cookie = await half(user);
  expect((await give(cookie, { appCode: codeOf(secret) })).statusCode).toBe(429);
  // Who knows the password cannot lock the owner out.
  expect((await give(cookie, { recoveryCode: recoveryCodes[0] })).statusCode).toBe(200);
});

test('sessions from before the first second factor are asked for it, on other instances at once', async () => {
  const laptop = await createClient(server);
  const phone = await startSession(other, laptop.user);
  await using stream = await openStream(`${otherAddress}/v1/events`, phone.cookie);
  expect((await phone.request('GET', '/v1/me')).statusCode).toBe(200);
  const { secret } = await addCodeApp(server, laptop);
  await stream.next('signed-out');
  await stream.ended;
  const asked = await phone.request('GET', '/v1/me');
  expect(expectProblem(asked, 401).code).toBe('auth/factor-needed');
  expect((await laptop.request('GET', '/v1/me')).statusCode).toBe(200);
  const given = await phone.request('POST', '/v1/auth/factor', { appCode: codeOf(secret) });
  expect(await status(cookieOf(given))).toBe(200);
});

test('sessions in which it was given are not asked for another second factor', async () => {
  const { user, secret, request: own, cookie } = await withApp();
  const phone = cookieOf(await give(await half(user), { appCode: codeOf(secret) }));
  await addPasskey(server, { user, request: own, cookie });
  expect([await status(phone), await status(cookie)]).toEqual([200, 200]);
});

test('a session that is asked for the first second factor cannot add another', async () => {
  const laptop = await createClient(server);
  const phone = await startSession(server, laptop.user);
  const options = await phone.request('POST', '/v1/me/passkeys/options');
  await addCodeApp(server, laptop);
  const passkey = createAuthenticator(server).create(options.json());
  const headers = { cookie: withCookies(phone.cookie, options) };
  const answer = await phone.request('POST', '/v1/me/passkeys', { name: 'Eve', passkey }, headers);
  expect(expectProblem(answer, 401).code).toBe('auth/factor-needed');
});

test('a passkey is the whole sign-in, without an address', async () => {
  const ada = await createClient(server);
  const { authenticator, answer: added } = await addPasskey(server, ada);
  expect([added.statusCode, added.json().recoveryCodes]).toEqual([201, expect.any(Array)]);
  const options = await request('POST', '/v1/auth/passkey/options');
  expect(options.json()).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
  expect(options.json().allowCredentials).toEqual([]);
  const headers = { cookie: withCookies('', options) };
  const passkey = authenticator.get(options.json());
  const answer = await request('POST', '/v1/auth/passkey', { passkey }, headers);
  expect([answer.statusCode, answer.json().user.id]).toEqual([200, ada.user.id]);
  expect(await status(cookieOf(answer))).toBe(200);
  // Its challenge is used up.
  const again = { passkey: authenticator.get(options.json()) };
  const replayed = await request('POST', '/v1/auth/passkey', again, headers);
  expect(expectProblem(replayed, 401).code).toBe('auth/invalid-passkey');
});

test('a passkey completes the sign-in with a password', async () => {
  const ada = await createClient(server);
  const { authenticator } = await addPasskey(server, ada);
  const { options, cookie } = await askPasskey(await half(ada.user));
  expect(options.allowCredentials).toHaveLength(1);
  const answer = await give(cookie, { passkey: authenticator.get(options) });
  expect([answer.statusCode, await status(cookieOf(answer))]).toEqual([200, 200]);
});

test.each([
  ['another site', { origin: 'https://evil.example.com' }],
  ['another relying party', { rpId: 'evil.example.com' }],
  ['another challenge', { challenge: 'c29tZXRoaW5nIGVsc2U' }],
  ['a person who was not verified', { isVerified: false }],
  ['a counter that has gone back', { counter: 1 }],
  ['another person', { userHandle: Buffer.from('somebody else').toString('base64url') }],
])('a passkey for %s is refused like an unknown one', async (_what, deviation) => {
  const ada = await createClient(server);
  const { authenticator } = await addPasskey(server, ada);
  await server.platform.database
    .update(passkeys)
    .set({ counter: 5 })
    .where(eq(passkeys.userId, ada.user.id));
  const enter = async (deviations: object, from = authenticator) => {
    const options = await request('POST', '/v1/auth/passkey/options');
    const passkey = from.get(options.json(), { counter: 6, ...deviations });
    const headers = { cookie: withCookies('', options) };
    return request('POST', '/v1/auth/passkey', { passkey }, headers);
  };
  const unknown = expectProblem(await enter({}, createAuthenticator(server)), 401);
  const refused = expectProblem(await enter(deviation), 401);
  expect({ ...refused, requestId: '' }).toEqual({ ...unknown, requestId: '' });
  expect((await enter({})).statusCode).toBe(200);
});

test('a challenge counts only in its browser, and only for what it was given', async () => {
  const ada = await createClient(server);
  const { authenticator } = await addPasskey(server, ada);
  const options = await request('POST', '/v1/auth/passkey/options');
  const passkey = authenticator.get(options.json());
  expect((await request('POST', '/v1/auth/passkey', { passkey })).statusCode).toBe(401);
  const asked = await askPasskey(await half(ada.user));
  const entering = { passkey: authenticator.get(asked.options) };
  const headers = { cookie: asked.cookie };
  expect((await request('POST', '/v1/auth/passkey', entering, headers)).statusCode).toBe(401);
});

test("another person's passkey completes nothing", async () => {
  const [ada, eve] = [await createClient(server), await createClient(server)];
  await addPasskey(server, ada);
  const { authenticator } = await addPasskey(server, eve);
  const { options, cookie } = await askPasskey(await half(ada.user));
  const answer = await give(cookie, { passkey: authenticator.get(options) });
  expect(expectProblem(answer, 422).code).toBe('auth/invalid-factor');
});

test('a suspended person is told so after a passkey, as after a password', async () => {
  const ada = await createClient(server);
  const { authenticator } = await addPasskey(server, ada);
  await suspend(server, ada.user.id);
  const options = await request('POST', '/v1/auth/passkey/options');
  const passkey = authenticator.get(options.json());
  const headers = { cookie: withCookies('', options) };
  const byPasskey = await request('POST', '/v1/auth/passkey', { passkey }, headers);
  const credentials = { email: ada.user.email, password: PASSWORD };
  const byPassword = await request('POST', '/v1/auth/sign-in', credentials);
  expect({ ...expectProblem(byPasskey, 403), requestId: '' }).toEqual({
    ...expectProblem(byPassword, 403),
    requestId: '',
  });
});

test('without the last second factor, the password signs in again, and recovery codes are gone', async () => {
  const { user, request: own, cookie } = await withApp();
  const { answer } = await addPasskey(server, { user, request: own, cookie });
  expect(answer.json().recoveryCodes).toBeNull();
  const { passkeys: listed } = (await own('GET', '/v1/me/factors')).json();
  expect(listed).toMatchObject([{ name: 'Phone', lastUsedAt: null }]);
  expect((await own('DELETE', '/v1/me/code-app')).statusCode).toBe(204);
  await half(user);
  expect((await own('DELETE', `/v1/me/passkeys/${listed[0].id}`)).statusCode).toBe(204);
  expect((await own('GET', '/v1/me/factors')).json()).toMatchObject({
    methods: [],
    recoveryCodesLeft: 0,
  });
  const answered = await request('POST', '/v1/auth/sign-in', {
    email: user.email,
    password: PASSWORD,
  });
  expect(answered.statusCode).toBe(200);
  // Also the session in which one was given is asked for the next one.
  const phone = await startSession(server, user);
  await addPasskey(server, phone, 'Another');
  expect(await status(cookie)).toBe(401);
});

test('new recovery codes replace the old ones', async () => {
  const { user, request: own, recoveryCodes } = await withApp();
  const renewed = (await own('POST', '/v1/me/recovery-codes')).json().recoveryCodes;
  const old = await give(await half(user), { recoveryCode: recoveryCodes[0] });
  expect(old.statusCode).toBe(422);
  expect((await give(await half(user), { recoveryCode: renewed[0] })).statusCode).toBe(200);
});

test('a password from an emailed link does not replace the second factor', async () => {
  const { user } = await withApp();
  await forgetPassword(server, user.email);
  const token = await mailedResetToken(server, user.email, 2);
  const reset = await request('POST', '/v1/auth/reset-password', { token, password: PASSWORD });
  expect([reset.statusCode, reset.cookies]).toEqual([204, []]);
  await half(user);
});

test('a password from the operator does not replace it either', async () => {
  const { user } = await withApp();
  const { stdout } = await runRedflagHere(server, ['reset-password', user.email]);
  const [, password] = /password: (\S+)/.exec(stdout) ?? [];
  const answer = await request('POST', '/v1/auth/sign-in', { email: user.email, password });
  expect(expectProblem(answer, 401).code).toBe('auth/factor-needed');
});

test('nothing is stored of an app that has not shown a right code', async () => {
  const ada = await createClient(server);
  const { setUp, secret } = (await ada.request('POST', '/v1/me/code-app')).json();
  const put = (by: Client, body: object) => by.request('PUT', '/v1/me/code-app', body);
  const wrong = await put(ada, { setUp, appCode: codeOf(secret, 5) });
  expect(expectProblem(wrong, 422).errors).toMatchObject([{ path: 'appCode' }]);
  const eve = await createClient(server);
  expect((await put(eve, { setUp, appCode: codeOf(secret) })).statusCode).toBe(422);
  const made = { setUp: `${Date.now() + 1e9}.${setUp.split('.')[1]}`, appCode: codeOf(secret) };
  expect((await put(ada, made)).statusCode).toBe(422);
  expect((await ada.request('GET', '/v1/me/factors')).json().methods).toEqual([]);
});

test('neither the secret of an app nor a recovery code is stored as it is', async () => {
  const { secret, recoveryCodes, user } = await withApp();
  const { rows } = await server.platform.database.$client.query(
    `select encode(secret, 'hex') as secret from code_apps where user_id = $1
     union all select encode(code_hash, 'escape') from recovery_codes where user_id = $1`,
    [user.id],
  );
  const stored = JSON.stringify(rows);
  for (const code of recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', ''));
  expect(stored.toLowerCase()).not.toContain(secret.toLowerCase());
});

test('the session of a suspended person gives no second factor', async () => {
  const { user, secret } = await withApp();
  const cookie = await half(user);
  await suspend(server, user.id);
  const proof = { appCode: codeOf(secret) };
  const answer = await visitor(other)('POST', '/v1/auth/factor', proof, { cookie });
  expect(expectProblem(answer, 401).code).toBe('auth/user-disabled');
});

test('a passkey that somebody has already is not added again', async () => {
  const [ada, eve] = [await createClient(server), await createClient(server)];
  const { authenticator } = await addPasskey(server, ada);
  const options = await eve.request('POST', '/v1/me/passkeys/options');
  const passkey = authenticator.create(options.json());
  const headers = { cookie: withCookies(eve.cookie, options) };
  const answer = await eve.request('POST', '/v1/me/passkeys', { name: 'Mine', passkey }, headers);
  expect(answer.statusCode).toBe(422);
});

test('a person without a second factor signs in with the password alone', async () => {
  const { email } = await createUser(server);
  const answer = await request('POST', '/v1/auth/sign-in', { email, password: PASSWORD });
  expect(answer.statusCode).toBe(200);
});
