import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessions } from '#platform/database/schema.ts';
import { openStream } from '#testing/event-stream.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, visitor } from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';

const MINUTE = 60_000;
const INVALID_TIMEOUT = 'The session timeout must be a whole number of minutes from 1 to 1440.';

let server: TestApp;
let admin: Client;
beforeAll(async () => {
  server = await startTestApp();
  admin = await createClient(server, { role: 'admin' });
});
afterAll(() => server[Symbol.asyncDispose]());

const setTimeoutTo = (minutes: number) =>
  admin.request('PUT', '/v1/config/sessionTimeout', { timeout: minutes * MINUTE });
const setEmail = (email: unknown) =>
  admin.request('PUT', '/v1/config/notificationEmail', { email });

/** Makes the user look inactive for that long. */
async function idle({ user }: Client, interval: string) {
  await server.platform.database
    .update(sessions)
    .set({ lastSeenAt: sql`now() - ${interval}::interval` })
    .where(eq(sessions.userId, user.id));
}

async function auditOf(subject: string) {
  const response = await admin.request('GET', `/v1/audit-log?action=setting.change&q=${subject}`);
  return response.json<{ items: object[] }>().items;
}

test('by default, sessions last half an hour and no notification emails are sent', async () => {
  const { request } = await createClient(await sharedTestApp(), { role: 'admin' });
  expect((await request('GET', '/v1/config')).json()).toEqual({
    sessionTimeout: 30 * MINUTE,
    notificationEmail: null,
  });
});

test('a new timeout is returned, stored and sent to clients before sign-in', async () => {
  const changed = await setTimeoutTo(45);
  expect([changed.statusCode, changed.json().sessionTimeout]).toEqual([200, 45 * MINUTE]);
  const kept = await admin.request('GET', '/v1/config');
  expect(kept.json().sessionTimeout).toBe(45 * MINUTE);
  const appConfig = await visitor(server)('GET', '/v1/app-config');
  expect(appConfig.json().sessionTimeout).toBe(45 * MINUTE);
});

test.each([1, 1_440])('a timeout of %i minutes is accepted', async (minutes) => {
  expect((await setTimeoutTo(minutes)).statusCode).toBe(200);
});

test.each([0, -5, 1_441, 2.5, Number.NaN])(
  'a timeout of %d minutes is refused',
  async (minutes) => {
    const before = await admin.request('GET', '/v1/config');
    expect(expectProblem(await setTimeoutTo(minutes), 422).errors).toEqual([
      { path: 'timeout', message: INVALID_TIMEOUT },
    ]);
    expect((await admin.request('GET', '/v1/config')).json()).toEqual(before.json());
  },
);

test('a shorter timeout immediately signs out idle users, and no others, on every instance', async () => {
  await setTimeoutTo(30);
  await using other = await startTestApp({ DATABASE_URL: server.databaseUrl });
  const origin = await other.listen();
  const meThere = async ({ cookie }: Client) =>
    (await other.app.inject({ url: '/v1/me', headers: { cookie } })).statusCode;
  const idler = await createClient(server);
  const worker = await createClient(server);
  await using stream = await openStream(`${origin}/v1/events`, idler.cookie);
  expect([await meThere(idler), await meThere(worker)]).toEqual([200, 200]);
  await idle(idler, '20 minutes');
  await setTimeoutTo(10);
  await stream.ended;
  expect([await meThere(idler), await meThere(worker)]).toEqual([401, 200]);
  expectProblem(await idler.request('GET', '/v1/me'), 401);
});

test('a longer timeout keeps a session that the old one would have ended', async () => {
  await setTimeoutTo(30);
  const ada = await createClient(server);
  await setTimeoutTo(60);
  await idle(ada, '50 minutes');
  expect((await ada.request('GET', '/v1/me')).statusCode).toBe(200);
});

test('everyone who is signed in gets an event about a change, on every instance', async () => {
  await setTimeoutTo(30);
  await using other = await startTestApp({ DATABASE_URL: server.databaseUrl });
  const origin = await other.listen();
  const ada = await createClient(server);
  await using users = await openStream(`${origin}/v1/events`, ada.cookie);
  await using admins = await openStream(`${origin}/v1/events`, admin.cookie);
  await setTimeoutTo(31);
  expect(await users.next('config')).toEqual({});
  expect(await admins.next('config')).toEqual({});
});

test('the notification email can be set, changed and switched off', async () => {
  expect((await setEmail(' Desk@Redflag.example ')).json().notificationEmail).toBe(
    'desk@redflag.example',
  );
  expect((await setEmail('team@redflag.example')).json().notificationEmail).toBe(
    'team@redflag.example',
  );
  for (const off of ['', null]) {
    await setEmail('desk@redflag.example');
    expect((await setEmail(off)).json().notificationEmail).toBeNull();
    expect((await admin.request('GET', '/v1/config')).json().notificationEmail).toBeNull();
  }
});

test.each(['desk', 'desk@redflag', 'a b@redflag.example', 7])(
  'the notification email %j is refused',
  async (email) => {
    expect(expectProblem(await setEmail(email), 422).errors).toEqual([
      { path: 'email', message: 'Please enter a valid email address.' },
    ]);
  },
);

test("the audit log records a setting's old and new value, who changed it and from where", async () => {
  await setTimeoutTo(20);
  await setTimeoutTo(25);
  const [entry] = await auditOf('sessionTimeout');
  expect(entry).toMatchObject({
    actorId: admin.user.id,
    action: 'setting.change',
    subject: 'sessionTimeout',
    before: { sessionTimeout: 20 * MINUTE },
    after: { sessionTimeout: 25 * MINUTE },
    address: '127.0.0.1',
  });
});

test('setting the same value again is not recorded as a change', async () => {
  await setEmail('same@redflag.example');
  const before = await auditOf('notificationEmail');
  await setEmail('same@redflag.example');
  expect(await auditOf('notificationEmail')).toEqual(before);
});

test('simultaneous changes are each recorded with the value they replaced', async () => {
  await setTimeoutTo(100);
  await Promise.all([101, 102, 103].map(setTimeoutTo));
  const entries = (await auditOf('sessionTimeout')).slice(0, 3) as {
    before: { sessionTimeout: number };
    after: { sessionTimeout: number };
  }[];
  const config = await admin.request('GET', '/v1/config');
  const found = entries.map(({ before }) => before.sessionTimeout);
  const left = entries.map(({ after }) => after.sessionTimeout);
  expect([...found, config.json().sessionTimeout].toSorted()).toEqual(
    [...left, 100 * MINUTE].toSorted(),
  );
});
