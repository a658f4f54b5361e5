import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FalseIssuer, Lie } from '#testing/services/false-issuer.ts';
import { startFalseIssuer } from '#testing/services/false-issuer.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { eventually } from '#testing/waiting.ts';

const FAILED = '/login?error=staff-failed';

let issuer: FalseIssuer;
let server: TestApp;
beforeAll(async () => {
  issuer = await startFalseIssuer();
  server = await startTestApp(issuer.staffSettings);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await issuer[Symbol.asyncDispose]();
});

/** Signs in as the issuer's administrator, with a lie if any. */
async function enter(lie: Lie = {}) {
  const start = await server.app.inject('/v1/auth/staff');
  const [attempt] = start.cookies;
  const { searchParams } = new URL(String(start.headers.location));
  const query = new URLSearchParams({
    state: searchParams.get('state') ?? '',
    code: issuer.code(searchParams.get('nonce'), lie),
  });
  const back = await server.app.inject({
    url: `/v1/auth/staff/callback?${query}`,
    cookies: { [attempt?.name ?? '']: attempt?.value ?? '' },
  });
  const session = back.cookies.find(({ name }) => name === 'session');
  return {
    location: String(back.headers.location),
    status: async (app = server.app) =>
      (await app.inject({ url: '/v1/me', cookies: { session: session?.value ?? '' } })).statusCode,
  };
}

const logOut = (payload: string, app = server.app) =>
  app.inject({
    method: 'POST',
    url: '/v1/auth/staff/logout',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  });
const tell = (lie: Lie = {}, app = server.app) =>
  logOut(`${new URLSearchParams({ logout_token: issuer.logoutToken(lie) })}`, app);

test('a correct answer from the issuer signs staff in', async () => {
  expect((await enter()).location).toBe('/admin/dashboard');
});

const now = Math.floor(Date.now() / 1_000);
const past = now - 3_600;
test.each<[string, Lie]>([
  ['with the nonce of a different sign-in', { claims: { nonce: 'another' } }],
  ['without a nonce', { claims: { nonce: null } }],
  ['for a different site', { claims: { aud: 'another' } }],
  ['from a different issuer', { claims: { iss: 'https://accounts.google.com' } }],
  ['that has expired', { claims: { iat: past - 60, exp: past } }],
  ['without a subject', { claims: { sub: null } }],
  ['signed with an unknown key', { otherKey: true }],
  ['without a signature', { unsigned: true }],
  ['changed after it was signed', { tampered: true }],
])('an id token %s is refused', async (_what, lie) => {
  expect((await enter(lie)).location).toBe(FAILED);
});

test('a logout token ends the session it names on every server, once', async () => {
  await using other = await startTestApp({
    ...issuer.staffSettings,
    DATABASE_URL: server.databaseUrl,
  });
  const desk = await enter();
  const phone = await enter({ claims: { sid: 'phone' } });
  expect(await desk.status(other.app)).toBe(200);
  const claims = { jti: 'once' };
  const response = await tell({ claims });
  expect([response.statusCode, response.body]).toEqual([200, '']);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(await desk.status()).toBe(401);
  await eventually(async () => expect(await desk.status(other.app)).toBe(401));
  expect(await phone.status()).toBe(200);
  const later = await enter();
  expect((await tell({ claims })).statusCode).toBe(400);
  expect((await tell({ claims }, other.app)).statusCode).toBe(400);
  expect(await later.status()).toBe(200);
});

test('a logout token for a person ends all that began with the provider, and no other', async () => {
  const [desk, phone] = [await enter(), await enter({ claims: { sid: 'phone' } })];
  const grace = { sub: 'grace', email: 'grace@gmail.com' };
  const other = await enter({ claims: grace });
  expect((await tell({ claims: { sid: undefined } })).statusCode).toBe(200);
  expect([await desk.status(), await phone.status(), await other.status()]).toEqual([
    401, 401, 200,
  ]);
});

test('where the provider tells no id of its session, any logout of the person ends it', async () => {
  const nameless = await enter({ claims: { sid: null } });
  expect((await tell({ claims: { sid: 'any' } })).statusCode).toBe(200);
  expect(await nameless.status()).toBe(401);
});

test('a logout token for nobody who is signed in is accepted', async () => {
  expect((await tell({ claims: { sub: 'nobody', sid: 'none' } })).statusCode).toBe(200);
});

const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
test.each<[string, Lie]>([
  ['from a different issuer', { claims: { iss: 'https://accounts.google.com' } }],
  ['for a different site', { claims: { aud: 'another' } }],
  ['that has expired', { claims: { iat: past - 60, exp: past } }],
  ['without an expiry', { claims: { exp: undefined } }],
  ['without a moment', { claims: { iat: undefined } }],
  ['of long ago', { claims: { iat: past } }],
  ['of the future', { claims: { iat: now + 3_600, exp: now + 3_660 } }],
  ['without events', { claims: { events: undefined } }],
  ['with another event', { claims: { events: { 'http://schemas.openid.net/event/other': {} } } }],
  ['with an event that is no object', { claims: { events: { [`${Object.keys(events)[0]}`]: 1 } } }],
  ['with a nonce', { claims: { nonce: 'any' } }],
  ['for nobody', { claims: { sub: undefined, sid: undefined } }],
  ['without an id', { claims: { jti: undefined } }],
  ['with a very long id', { claims: { jti: 'x'.repeat(256) } }],
  ['signed with an unknown key', { otherKey: true }],
  ['without a signature', { unsigned: true }],
  ['changed after it was signed', { tampered: true }],
])('a logout token %s ends nothing', async (_what, lie) => {
  const desk = await enter();
  const response = await tell(lie);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ error: 'invalid_request' });
  expect(response.headers['cache-control']).toBe('no-store');
  expect(await desk.status()).toBe(200);
});

test.each(['', 'logout_token=', 'logout_token=a.b.c', 'other=1'])(
  'the form %j ends nothing',
  async (form) => {
    expect((await logOut(form)).statusCode).toBe(400);
  },
);

test('strangers do not make the server fetch keys again and again', async () => {
  await tell();
  const before = issuer.keysFetched();
  const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => tell({ kid: `${i}` })));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([400]));
  expect(issuer.keysFetched() - before).toBeLessThanOrEqual(1);
});

test('while the provider is down, staff are told so, and the server starts and serves others', async () => {
  await using lonely = await startTestApp({
    ...issuer.staffSettings,
    STAFF_OIDC_ISSUER: 'http://127.0.0.1:1',
  });
  const response = await lonely.app.inject('/v1/auth/staff?redirect=/admin/users');
  expect(response.headers.location).toBe(`${FAILED}&redirect=%2Fadmin%2Fusers`);
  expect((await tell({}, lonely.app)).statusCode).toBe(400);
  expect((await lonely.app.inject('/v1/app-config')).json()).toMatchObject({
    staffSignIn: 'single sign-on',
  });
});
