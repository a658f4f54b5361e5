import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { makeAdmin } from '#modules/accounts/administrators.ts';
import { replacePassword } from '#modules/accounts/passwords/operator-reset.ts';
import { sessions } from '#platform/database/schema.ts';
import { openStream } from '#testing/event-stream.ts';
import type { Client } from '#testing/factories.ts';
import {
  createClient,
  createUser,
  PASSWORD,
  signIn,
  startSession,
  visitor,
} from '#testing/factories.ts';
import { openDatabaseProxy } from '#testing/services/database-proxy.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { eventually } from '#testing/waiting.ts';

const server = await sharedTestApp();
/** A second instance with the same database. */
const other = await startTestApp({ DATABASE_URL: server.databaseUrl });
const otherAddress = await other.listen();
afterAll(async () => {
  await other[Symbol.asyncDispose]();
});

async function cookieOf(app: TestApp) {
  const { email } = await createUser(app);
  const response = await visitor(app)('POST', '/v1/auth/sign-in', { email, password: PASSWORD });
  const [session] = [response.headers['set-cookie']].flat();
  return session;
}

/** Makes the user look inactive for that long. */
async function idle({ user }: Client, interval: string) {
  await server.platform.database
    .update(sessions)
    .set({ lastSeenAt: sql`now() - ${interval}::interval` })
    .where(eq(sessions.userId, user.id));
}

const status = async (client: Client) => (await client.request('GET', '/v1/me')).statusCode;

test('the cookie is hidden from scripts and other sites', async () => {
  expect(await cookieOf(server)).toMatch(
    /^session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
  );
});

test('over https the cookie is bound to the host and never sent unencrypted', async () => {
  await using secure = await startTestApp({ PUBLIC_URL: 'https://redflag.example' });
  expect(await cookieOf(secure)).toMatch(
    /^__Host-session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
});

test('every sign-in gives a new token', async () => {
  const user = await createUser(server);
  const cookies = [await signIn(server, user), await signIn(server, user)].map((it) => it.cookie);
  expect(new Set(cookies).size).toBe(2);
});

test("signing in again ends the browser's older session", async () => {
  const user = await createUser(server);
  const before = await signIn(server, user);
  await before.request('POST', '/v1/auth/sign-in', { email: user.email, password: PASSWORD });
  expect(await status(before)).toBe(401);
});

test('after sign-out the old cookie and its mark are cleared, and it is refused immediately', async () => {
  const ada = await createClient(server);
  expect(await status(ada)).toBe(200);
  const response = await ada.request('POST', '/v1/auth/sign-out');
  expect(response.statusCode).toBe(204);
  expect(response.headers['set-cookie']).toEqual([
    expect.stringMatching(/^session=; .*Expires=Thu, 01 Jan 1970/),
    expect.stringMatching(/^signed-in=; .*Expires=Thu, 01 Jan 1970/),
  ]);
  expect(await status(ada)).toBe(401);
});

test("a sign-out leaves the account's other sessions signed in", async () => {
  const user = await createUser(server);
  const phone = await startSession(server, user);
  const laptop = await startSession(server, user);
  await phone.request('POST', '/v1/auth/sign-out');
  expect(await status(laptop)).toBe(200);
});

const changeOfPassword = { currentPassword: PASSWORD, password: 'Another-horse-2' };

test.each<[string, (ada: Client) => Promise<unknown>]>([
  [
    'suspension',
    async ({ user }) => {
      const admin = await createClient(server, { role: 'admin' });
      return admin.request('PATCH', `/v1/users/${user.id}`, {
        status: 'suspended',
        reason: 'Spam',
      });
    },
  ],
  [
    'deletion by an administrator',
    async ({ user }) => {
      const admin = await createClient(server, { role: 'admin' });
      return admin.request('DELETE', `/v1/users/delete/${user.id}`, { reason: 'Spam' });
    },
  ],
  [
    'deletion by the user',
    async ({ user }) =>
      (await startSession(server, user)).request('DELETE', '/v1/me', { currentPassword: PASSWORD }),
  ],
  [
    'a new password',
    async ({ user }) =>
      (await startSession(server, user)).request(
        'POST',
        '/v1/auth/change-password',
        changeOfPassword,
      ),
  ],
  [
    'a sign-out from another device',
    async ({ user }) => {
      const laptop = await startSession(server, user);
      const { items } = (await laptop.request('GET', '/v1/me/sessions')).json();
      const { id } = items.find(({ current }: { current: boolean }) => !current);
      return laptop.request('DELETE', `/v1/me/sessions/${id}`);
    },
  ],
  ['a password from the operator', ({ user }) => replacePassword(server.platform, user.email)],
  ['a promotion', ({ user }) => makeAdmin(server.platform, user.email)],
])('%s ends a session and its live stream on another instance immediately', async (_act, act) => {
  const ada = await startSession(other, await createUser(server));
  await using stream = await openStream(`${otherAddress}/v1/events`, ada.cookie);
  expect(await status(ada)).toBe(200);
  await act(ada);
  await stream.next('signed-out');
  await stream.ended;
  expect(await status(ada)).toBe(401);
});

test('a live stream opened while its session ends is closed too', async () => {
  await using proxy = await openDatabaseProxy(server.databaseUrl);
  await using slow = await startTestApp({
    DATABASE_URL: proxy.url,
    DATABASE_LISTEN_URL: server.databaseUrl,
  });
  const ada = await createClient(server);
  await idle(ada, '1 minute');
  const told = new Promise<void>((resolve) => {
    slow.platform.live.subscribe(({ name }) => name === 'signed-out' && resolve());
  });
  const url = await slow.listen();
  const release = proxy.holdAnswers();
  const opening = openStream(`${url}/v1/events`, ada.cookie).then(
    (stream) => stream.ended,
    () => 'refused',
  );
  // The request has read the session, and its answer is on the way.
  await eventually(async () => {
    const [session] = await server.platform.database
      .select({ seen: sql<boolean>`${sessions.lastSeenAt} > now() - interval '30 seconds'` })
      .from(sessions)
      .where(eq(sessions.userId, ada.user.id));
    expect(session?.seen).toBe(true);
  });
  await ada.request('POST', '/v1/auth/sign-out');
  await told;
  release();
  await opening;
});

test('many people who ask at the same time are each told who they are', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => createClient(other)));
  people.push(await startSession(other, await createUser(other)));
  const stranger = visitor(other);
  const answers = await Promise.all(people.map((person) => person.request('GET', '/v1/me')));
  const refused = await stranger('GET', '/v1/me');
  expect(answers.map((answer) => answer.json().id)).toEqual(people.map(({ user }) => user.id));
  expect(refused.statusCode).toBe(401);
});

test('a session ends after half an hour of inactivity', async () => {
  const ada = await createClient(server);
  await idle(ada, '30 minutes 1 second');
  const response = await ada.request('GET', '/v1/me');
  expect(response.statusCode).toBe(401);
  expect(response.json()).toMatchObject({
    code: 'auth/no-session',
    detail: 'No authenticated user found.',
  });
});

test('a session ends after thirty days, however active', async () => {
  const ada = await createClient(server);
  const began = (ago: string) =>
    server.platform.database
      .update(sessions)
      .set({ createdAt: sql`now() - ${ago}::interval` })
      .where(eq(sessions.userId, ada.user.id));
  await began('29 days 23 hours');
  expect(await status(ada)).toBe(200);
  await began('30 days 1 second');
  expect(
    (await other.app.inject({ url: '/v1/me', headers: { cookie: ada.cookie } })).statusCode,
  ).toBe(401);
});

test('activity keeps a session alive', async () => {
  const ada = await createClient(server);
  await idle(ada, '29 minutes');
  expect(await status(ada)).toBe(200);
  const [session] = await server.platform.database
    .select({ recent: sql<boolean>`last_seen_at > now() - interval '1 minute'` })
    .from(sessions)
    .where(eq(sessions.userId, ada.user.id));
  expect(session?.recent).toBe(true);
});

test('the wake-up request of an open window does not count as activity', async () => {
  const ada = await createClient(server);
  await idle(ada, '29 minutes');
  await ada.request('GET', '/v1/server/get-ready');
  const [session] = await server.platform.database
    .select({ recent: sql<boolean>`last_seen_at > now() - interval '1 minute'` })
    .from(sessions)
    .where(eq(sessions.userId, ada.user.id));
  expect(session?.recent).toBe(false);
});

test('a client with an invalid cookie is treated as a visitor', async () => {
  for (const value of ['', 'x', '%zz', 'a'.repeat(3_000)]) {
    const response = await visitor(server)('GET', '/v1/me', undefined, {
      cookie: `session=${value}`,
    });
    expect(response.statusCode).toBe(401);
  }
});

test('tokens and passwords are not stored in plain text', async () => {
  const ada = await createClient(server);
  const token = ada.cookie.slice('session='.length);
  const { rows } = await server.platform.database.execute<{ found: boolean }>(sql`
    select exists (select 1 from sessions where encode(token_hash, 'escape') = ${token})
      or exists (select 1 from credentials where password_hash like ${`%${PASSWORD}%`}) as found`);
  expect(rows).toEqual([{ found: false }]);
});
