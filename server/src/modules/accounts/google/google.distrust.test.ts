import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FalseIssuer, Lie } from '#testing/false-issuer.ts';
import { startFalseIssuer } from '#testing/false-issuer.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';

const FAILED = '/login?error=google-failed';

let issuer: FalseIssuer;
let server: TestApp;
beforeAll(async () => {
  issuer = await startFalseIssuer();
  server = await startTestApp(issuer.settings);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await issuer[Symbol.asyncDispose]();
});

/** Where a sign-in ends up in which the issuer tells a lie. */
async function landAfter(lie: Lie, at = { server, issuer }): Promise<string> {
  const start = await at.server.app.inject('/v1/auth/google');
  const [attempt] = start.cookies;
  const { searchParams } = new URL(String(start.headers.location));
  const query = new URLSearchParams({
    state: searchParams.get('state') ?? '',
    code: at.issuer.code(searchParams.get('nonce'), lie),
  });
  const back = await at.server.app.inject({
    url: `/v1/auth/google/callback?${query}`,
    cookies: { [attempt?.name ?? '']: attempt?.value ?? '' },
  });
  return String(back.headers.location);
}

test('an issuer that tells the truth is believed', async () => {
  expect(await landAfter({})).toBe('/verify-phone');
});

const past = Math.floor(Date.now() / 1_000) - 3_600;
test.each<[string, Lie]>([
  ['with the nonce of another sign-in', { claims: { nonce: 'another' } }],
  ['without a nonce', { claims: { nonce: null } }],
  ['for another site', { claims: { aud: 'another' } }],
  ['for several sites, handed to another', { claims: { aud: ['redflag', 'b'], azp: 'b' } }],
  ['of another issuer', { claims: { iss: 'https://accounts.google.com' } }],
  ['that has expired', { claims: { iat: past - 60, exp: past } }],
  ['without an expiry', { claims: { exp: null } }],
  ['without a subject', { claims: { sub: null } }],
  ['with an address that is none', { claims: { email: 'ada' } }],
  ['signed with a key that nobody knows', { otherKey: true }],
  ['without a signature', { unsigned: true }],
  ['changed after it was signed', { tampered: true }],
])('an id token %s is refused', async (_what, lie) => {
  expect(await landAfter(lie)).toBe(FAILED);
});

test('an issuer that cannot be reached is a failure, and the wanted path is kept', async () => {
  await using lonely = await startTestApp({
    ...issuer.settings,
    GOOGLE_ISSUER: 'http://127.0.0.1:1',
  });
  const response = await lonely.app.inject('/v1/auth/google?redirect=/user/notifications');
  expect(response.headers.location).toBe(`${FAILED}&redirect=%2Fuser%2Fnotifications`);
});

test('an issuer that failed is asked again', async () => {
  await using moody = await startFalseIssuer();
  await using app = await startTestApp(moody.settings);
  moody.fail(true);
  const response = await app.app.inject('/v1/auth/google');
  expect(response.headers.location).toBe(FAILED);
  moody.fail(false);
  expect(await landAfter({}, { server: app, issuer: moody })).toBe('/verify-phone');
});

test.concurrent('an issuer that accepts and never answers is given up, and holds up nobody else', async () => {
  await using silent = await startFalseIssuer();
  silent.ignore('/discovery');
  await using app = await startTestApp(silent.settings);
  let givenUp = 0;
  const waiting = Array.from({ length: 20 }, async () => {
    const { headers } = await app.app.inject('/v1/auth/google');
    givenUp += 1;
    return headers.location;
  });
  expect((await app.app.inject('/v1/app-config')).statusCode).toBe(200);
  expect(givenUp).toBe(0);
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([FAILED]));
});

test.concurrent.each(['/token', '/jwks'] as const)(
  'an issuer that never answers for %s is given up',
  async (path) => {
    await using silent = await startFalseIssuer();
    silent.ignore(path);
    await using app = await startTestApp(silent.settings);
    expect(await landAfter({}, { server: app, issuer: silent })).toBe(FAILED);
  },
);
