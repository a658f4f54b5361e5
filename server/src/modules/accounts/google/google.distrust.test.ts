import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FalseIssuer, Lie } from '#testing/services/false-issuer.ts';
import { startFalseIssuer } from '#testing/services/false-issuer.ts';
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

/** Returns the address that a sign-in redirects to when the issuer sends a false answer. */
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

test('a correct answer from the issuer signs the user in', async () => {
  expect(await landAfter({})).toBe('/verify-phone');
});

const past = Math.floor(Date.now() / 1_000) - 3_600;
test.each<[string, Lie]>([
  ['with the nonce of a different sign-in', { claims: { nonce: 'another' } }],
  ['without a nonce', { claims: { nonce: null } }],
  ['for a different site', { claims: { aud: 'another' } }],
  ['for several sites, issued to a different one', { claims: { aud: ['redflag', 'b'], azp: 'b' } }],
  ['from a different issuer', { claims: { iss: 'https://accounts.google.com' } }],
  ['that has expired', { claims: { iat: past - 60, exp: past } }],
  ['without an expiry', { claims: { exp: null } }],
  ['without a subject', { claims: { sub: null } }],
  ['with an invalid email address', { claims: { email: 'ada' } }],
  ['signed with an unknown key', { otherKey: true }],
  ['without a signature', { unsigned: true }],
  ['changed after it was signed', { tampered: true }],
])('an id token %s is refused', async (_what, lie) => {
  expect(await landAfter(lie)).toBe(FAILED);
});

test('sign-in fails when the issuer cannot be reached, and the requested page is kept', async () => {
  await using lonely = await startTestApp({
    ...issuer.settings,
    GOOGLE_ISSUER: 'http://127.0.0.1:1',
  });
  const response = await lonely.app.inject('/v1/auth/google?redirect=/user/notifications');
  expect(response.headers.location).toBe(`${FAILED}&redirect=%2Fuser%2Fnotifications`);
});

test('sign-in works again once the issuer has recovered', async () => {
  await using moody = await startFalseIssuer();
  await using app = await startTestApp(moody.settings);
  moody.fail(true);
  const response = await app.app.inject('/v1/auth/google');
  expect(response.headers.location).toBe(FAILED);
  moody.fail(false);
  expect(await landAfter({}, { server: app, issuer: moody })).toBe('/verify-phone');
});

test.concurrent('an issuer that accepts connections but never answers times out, and delays no other requests', async () => {
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
  'sign-in fails when the issuer never answers %s',
  async (path) => {
    await using silent = await startFalseIssuer();
    silent.ignore(path);
    await using app = await startTestApp(silent.settings);
    expect(await landAfter({}, { server: app, issuer: silent })).toBe(FAILED);
  },
);
