import { once } from 'node:events';
import { connect } from 'node:net';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createClient, visitor } from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import { openDatabaseProxy } from '#testing/services/database-proxy.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { createHttpServer } from './http-server.ts';

const server = await sharedTestApp();

/** The headers that tell a browser what it may do with a response. */
async function policiesOf(address: string) {
  const { headers } = await visitor(server)('GET', address);
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => /policy|frame|transport|sniff|type-options|powered/.test(name))
      // The inline scripts of the built pages change with every build.
      .map(([name, value]) => [name, String(value).replaceAll(/ 'sha256-[^']+'/g, '')]),
  );
}

test('API responses are marked as data', async () => {
  expect(await policiesOf('/v1/app-config')).toMatchInlineSnapshot(`
    {
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "cross-origin-resource-policy": "same-origin",
      "referrer-policy": "same-origin",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
    }
  `);
});

test('pages say what they may load and who may frame them', async () => {
  expect(await policiesOf('/docs/')).toMatchInlineSnapshot(`
    {
      "content-security-policy": "default-src 'self';script-src 'self';style-src 'self' 'unsafe-inline';img-src 'self' data: blob:;worker-src 'self' blob:;object-src 'none';base-uri 'self';form-action 'self';frame-ancestors 'none'",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": "accelerometer=(), autoplay=(), bluetooth=(), browsing-topics=(), camera=(), display-capture=(), encrypted-media=(), fullscreen=(), gamepad=(), geolocation=(), gyroscope=(), hid=(), idle-detection=(), local-fonts=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(), screen-wake-lock=(), serial=(), storage-access=(), usb=(), window-management=(), xr-spatial-tracking=()",
      "referrer-policy": "same-origin",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
    }
  `);
});

test('long responses are compressed for clients that support it', async () => {
  const get = (encoding: string) =>
    visitor(server)('GET', '/v1/categories', undefined, { 'accept-encoding': encoding });
  const compressed = await get('gzip, br');
  expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  const plain = await get('identity');
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(plain.body);
});

test('a compressed request is not decompressed', async () => {
  const body = gzipSync(JSON.stringify({ email: 'ada@gmail.com', password: 'x' }));
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  expectProblem(await visitor(server)('POST', '/v1/auth/sign-in', body, headers), 400);
});

test('browsers are told to insist on https only when served over https', async () => {
  await using secure = await startTestApp({ PUBLIC_URL: 'https://redflag.example' });
  const hsts = async (app: TestApp) =>
    (await visitor(app)('GET', '/v1/app-config')).headers['strict-transport-security'];
  expect(await hsts(server)).toBeUndefined();
  expect(await hsts(secure)).toMatch(/max-age=31536000/);
});

describe('a state change', () => {
  const change = async (headers: Record<string, string>) => {
    const ada = await createClient(server);
    return ada.request('POST', '/v1/me/notifications/read-all', undefined, headers);
  };

  test.each([
    ['from another origin', { origin: 'https://evil.example' }],
    ['from a page without an origin', { origin: 'null' }],
    ['from another port', { origin: 'http://localhost:9999', host: 'localhost:3000' }],
    ['marked as cross-site', { 'sec-fetch-site': 'cross-site' }],
    [
      'from a sibling domain',
      { origin: 'https://blog.redflag.example', 'sec-fetch-site': 'same-site' },
    ],
  ])('%s is refused', async (_source, headers) => {
    const problem = expectProblem(await change(headers), 403);
    expect(problem.detail).toBe('This request came from another site and was refused.');
  });

  test.each([
    ['from the same origin', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }],
    ['from the requested host', { origin: 'http://10.0.0.5:3000', host: '10.0.0.5:3000' }],
    ['from a client that is not a browser', {}],
    ['from the address bar', { 'sec-fetch-site': 'none' }],
  ])('%s is accepted', async (_source, headers) => {
    expect((await change(headers)).statusCode).toBe(204);
  });

  test('from another origin cannot sign anyone in', async () => {
    const headers = { origin: 'https://evil.example' };
    const form = { email: 'ada@gmail.com', password: 'x' };
    expectProblem(await visitor(server)('POST', '/v1/auth/sign-in', form, headers), 403);
  });
});

test('links from other sites still work', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' };
  const response = await visitor(server)('GET', '/v1/app-config', undefined, headers);
  expect(response.statusCode).toBe(200);
});

test('a client that sends too many requests has to wait', async () => {
  await using limited = await startTestApp({ RATE_LIMITS: 'on' });
  let response = await visitor(limited)('GET', '/v1/app-config');
  while (response.statusCode === 200) response = await visitor(limited)('GET', '/v1/app-config');
  expect(expectProblem(response, 429).code).toBe('too-many-requests');
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
});

describe('an address that does not exist', () => {
  test.each([
    ['GET', '/v1/nothing'],
    ['GET', '/v1/'],
    ['PUT', '/v1/me/nothing'],
    ['OPTIONS', '/v1'],
    ['GET', `/v1/reports/${'a'.repeat(200)}/evidence`],
  ] as const)('%s %s is answered 404', async (method, url) => {
    const accept = { accept: 'text/html,*/*' };
    const response = await server.app.inject({ method, url, headers: accept });
    expect(expectProblem(response, 404).detail).toBe('Page not found');
  });

  test('is answered 404 whatever is sent', async () => {
    const headers = { 'content-type': 'text/plain' };
    const body = Buffer.from('hello');
    expectProblem(await visitor(server)('POST', '/v1/nothing', body, headers), 404);
  });

  test('is refused if it cannot be decoded', async () => {
    const problem = expectProblem(await visitor(server)('GET', '/v1/reports/%zz'), 400);
    expect(problem.detail).toBe('This address is not valid.');
  });
});

describe('a method that an address of the API does not have', () => {
  test.each([
    ['PUT', '/v1/me?x=1', 'DELETE, GET, HEAD, PATCH'],
    ['GET', '/v1/auth/sign-in', 'POST'],
    ['HEAD', '/v1/events', 'GET'],
    ['OPTIONS', '/v1/reports', 'GET, HEAD, POST'],
    ['TRACE', '/v1/reports/019aa000-0000-7000-8000-000000000000', 'DELETE, GET, HEAD, PATCH'],
    ['PROPFIND', '/v1/reports.csv', 'GET'],
    ['POST', '/v1/me/notifications/any', 'PATCH'],
    ['DELETE', '/v1/reports/summary', 'GET, HEAD'],
  ] as const)('%s %s is answered 405 with those it has', async (method, url, allowed) => {
    const headers = { accept: 'text/html', 'content-type': 'application/json' };
    const payload = method === 'HEAD' || method === 'GET' || method === 'TRACE' ? '' : '{';
    // light-my-request does not know every method that Node reads.
    const response = await server.app.inject({ method: method as 'PUT', url, headers, payload });
    expect([response.statusCode, response.headers.allow]).toEqual([405, allowed]);
    if (method !== 'HEAD') expect(expectProblem(response, 405).code).toBe('method-not-allowed');
  });

  test('is answered with those that the document describes', async () => {
    const { paths } = (await visitor(server)('GET', '/v1/openapi.json')).json();
    for (const [path, operations] of Object.entries<object>(paths)) {
      const url = path.replace('{id}', '019aa000-0000-7000-8000-000000000000');
      const { headers } = await server.app.inject({ method: 'OPTIONS', url });
      const described = Object.keys(operations).map((method) => method.toUpperCase());
      const allowed = String(headers.allow).split(', ');
      expect([path, allowed]).toEqual([path, expect.arrayContaining(described)]);
    }
  });
});

test('an unknown path on the site is answered 404 when the client is not a browser', async () => {
  expectProblem(await visitor(server)('POST', '/somewhere'), 404);
});

test('an unused connection held open by a browser does not delay a stop', async () => {
  const stopping = await startTestApp({ DATABASE_URL: server.databaseUrl });
  const address = new URL(await stopping.listen());
  const accepted = once(stopping.app.server, 'connection');
  const reserve = connect(Number(address.port), address.hostname);
  await accepted;
  const closed = once(reserve, 'close');
  await stopping[Symbol.asyncDispose]();
  await closed;
});

test.each(['/livez', '/readyz', '/v1/server/get-ready'])(
  '%s answers without a body when everything is up',
  async (url) => {
    const { statusCode, body, headers } = await visitor(server)('GET', url);
    expect([statusCode, body]).toEqual([200, '']);
    expect(headers['cache-control']).toBe('private, no-store');
  },
);

test('an unreachable database is answered 503, with a time to retry', async () => {
  await using proxy = await openDatabaseProxy(server.databaseUrl);
  await using cut = await startTestApp({ DATABASE_URL: proxy.url });
  proxy.cut();
  for (const url of ['/v1/server/get-ready', '/v1/categories']) {
    const response = await visitor(cut)('GET', url);
    expectProblem(response, 503);
    expect(response.headers['retry-after']).toBe('5');
  }
  const probe = async (url: string) => (await visitor(cut)('GET', url)).statusCode;
  expect([await probe('/livez'), await probe('/readyz')]).toEqual([200, 503]);
  proxy.restore();
  expect(await probe('/readyz')).toBe(200);
});

test('a server starts however long a busy machine takes', async () => {
  const app = await createHttpServer(server.platform.config, server.platform.log, []);
  const [begun, slow] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  app.register(async () => {
    begun.resolve();
    await slow.promise;
  });
  const starting = app.ready();
  await begun.promise;
  vi.advanceTimersByTime(600_000);
  slow.resolve();
  await starting;
});
