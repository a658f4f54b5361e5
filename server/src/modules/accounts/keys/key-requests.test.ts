import { eq, sql } from 'drizzle-orm';
import { parseList } from 'structured-headers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rateLimits } from '#platform/database/schema.ts';
import { createClient, visitor } from '#testing/factories.ts';
import { createKey, createOrganisationKey, withKey } from '#testing/keys.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';

let server: TestApp;
let second: TestApp;
beforeAll(async () => {
  server = await startTestApp({ RATE_LIMITS: 'on' });
  second = await startTestApp({ RATE_LIMITS: 'on', DATABASE_URL: server.databaseUrl });
});
afterAll(async () => {
  await second[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

const foreign = { origin: 'https://app.example', 'sec-fetch-site': 'cross-site' };

test('a key that is revoked on one server is refused by the next request on another', async () => {
  const ada = await createClient(server);
  const { id, secret } = await createKey(ada);
  expect((await withKey(second, secret)('GET', '/v1/key')).statusCode).toBe(200);
  await ada.request('DELETE', `/v1/keys/${id}`);
  expect((await withKey(second, secret)('GET', '/v1/key')).statusCode).toBe(401);
});

test('a suspension and a deletion end keys on every server', async () => {
  const admin = await createClient(server, { role: 'admin' });
  const { secret, organisationId } = await createOrganisationKey(server, ['check']);
  const request = withKey(second, secret);
  const user = `/v1/users/${organisationId}`;
  expect((await request('GET', '/v1/key')).statusCode).toBe(200);
  await admin.request('PATCH', user, { status: 'suspended', reason: 'Stolen' });
  expect((await request('GET', '/v1/key')).statusCode).toBe(401);
  await admin.request('PATCH', user, { status: 'active' });
  expect((await request('GET', '/v1/key')).statusCode).toBe(200);
  await admin.request('DELETE', `/v1/users/delete/${organisationId}`, { reason: 'Gone' });
  expect((await request('GET', '/v1/key')).statusCode).toBe(401);
});

test('servers count a key together, and every answer says what is left', async () => {
  const { id, secret } = await createKey(await createClient(server));
  const first = await withKey(server, secret)('GET', '/v1/key');
  expect(first.headers['ratelimit-policy']).toBe('"person-key";q=60;w=60');
  const resetSeconds = expect.any(Number);
  expect(parseList(String(first.headers.ratelimit))).toEqual([
    ['person-key', new Map(Object.entries({ r: 59, t: resetSeconds }))],
  ]);
  expect(first.json().limits).toEqual([
    { name: 'person-key', quota: 60, windowSeconds: 60, left: 59, resetSeconds },
  ]);
  // However long the test takes, the window is not over.
  await server.platform.database
    .update(rateLimits)
    .set({ points: 56, expire: sql`${rateLimits.expire} + 3600000` })
    .where(eq(rateLimits.key, `person-key:${id}`));
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, number) =>
      withKey(number % 2 ? server : second, secret)('GET', '/v1/stats'),
    ),
  );
  // What a key may not call counts, too.
  const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
  expect(statuses).toEqual([403, 403, 403, 403, 429, 429]);
  for (const target of [server, second]) {
    const refused = await withKey(target, secret)('GET', '/v1/key');
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too-many-requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers.ratelimit).toMatch(/^"person-key";r=0;t=\d+$/);
  }
});

test("an organisation's key may send more", async () => {
  const { secret } = await createOrganisationKey(server, ['check']);
  const answer = await withKey(server, secret)('GET', '/v1/key');
  expect(answer.headers['ratelimit-policy']).toBe('"organisation-key";q=600;w=60');
});

test('a page of another origin may send a key, without cookies, and read the answer', async () => {
  const { secret } = await createKey(await createClient(server));
  const preflight = await server.app.inject({
    method: 'OPTIONS',
    url: '/v1/check',
    headers: {
      ...foreign,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    },
  });
  expect(preflight.statusCode).toBe(204);
  expect(preflight.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, POST, DELETE',
    'access-control-allow-headers': expect.stringContaining('authorization'),
  });
  const answers = [
    await withKey(server, secret)('POST', '/v1/check', { text: 'evil.example' }, foreign),
    await withKey(server, secret)('GET', '/v1/me', undefined, foreign),
    await withKey(server, 'wrong')('GET', '/v1/key', undefined, foreign),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 403, 401]);
  for (const { headers } of [preflight, ...answers]) {
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
  }
});

test('without a key, pages of other origins have the rules of before', async () => {
  const ada = await createClient(server);
  const preflight = await server.app.inject({
    method: 'OPTIONS',
    url: '/v1/check',
    headers: {
      ...foreign,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  });
  expect(preflight.statusCode).toBe(405);
  const text = { text: 'evil.example' };
  const answers = [
    preflight,
    await ada.request('POST', '/v1/check', text, foreign),
    await ada.request('POST', '/v1/check', text, { ...foreign, authorization: 'Bearer' }),
    await ada.request('GET', '/v1/me', undefined, foreign),
    await visitor(server)('GET', '/v1/categories', undefined, foreign),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([405, 403, 400, 200, 200]);
  for (const { statusCode, headers } of answers) {
    if (statusCode !== 400) expect(headers).not.toHaveProperty('access-control-allow-origin');
  }
});

test('a bare or long Authorization is answered, not executed', async () => {
  for (const authorization of ['Bearer', 'Bearer ', `Bearer ${'a'.repeat(14_000)}`]) {
    const answer = await visitor(server)('GET', '/v1/targets?target=a.com', undefined, {
      authorization,
    });
    expect([authorization.slice(0, 9), answer.statusCode]).toEqual([
      authorization.slice(0, 9),
      401,
    ]);
  }
});
