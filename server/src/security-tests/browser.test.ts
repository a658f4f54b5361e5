import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHttpServer } from '#platform/http/http-server.ts';
import { makeSecurityHeaders, sendSecurityHeaders } from '#platform/http/security-headers.ts';
import { serveWebApp } from '#platform/web-app/web-app.ts';
import { openStream } from '#testing/event-stream.ts';
import type { Client } from '#testing/factories.ts';
import {
  createClient,
  createPost,
  createReport,
  PASSWORD,
  photograph,
  visitor,
} from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';

const PUBLIC_URL = 'https://redflag.example';

let server: TestApp;
let user: Client;
let admin: Client;
let ids: Record<string, string>;
beforeAll(async () => {
  server = await startTestApp({ PUBLIC_URL });
  user = await createClient(server);
  admin = await createClient(server, { role: 'admin' });
  const report = await createReport(user);
  const post = await createPost(admin, {}, await photograph());
  const [notification] = (await user.request('GET', '/v1/me/notifications')).json().items;
  const { id: session } = (await user.request('GET', '/v1/me/sessions')).json().items[0];
  ids = {
    reports: report.id,
    posts: post.id,
    notifications: notification.id,
    sessions: session,
    users: user.user.id,
    delete: user.user.id,
  };
});
afterAll(() => server[Symbol.asyncDispose]());

/** The headers that tell a browser what it may do with a response. */
function policiesIn(headers: Iterable<[string, unknown]>) {
  return Object.fromEntries(
    [...headers]
      .filter(([name]) => /policy|frame|transport|sniff|type-options|powered|^server$/.test(name))
      // The inline scripts of the built pages change with every build.
      .map(([name, value]) => [name, String(value).replaceAll(/ 'sha256-[^']+'/g, '')]),
  );
}

const ofData = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};
const ofPages = {
  ...ofData,
  'content-security-policy':
    "default-src 'self';script-src 'self';style-src 'self' 'unsafe-inline';img-src 'self' data: blob:;worker-src 'self' blob:;object-src 'none';base-uri 'self';form-action 'self';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringMatching(
    /^accelerometer=\(\), .*camera=\(\), .*geolocation=\(\), .*microphone=\(\), .*xr-spatial-tracking=\(\)$/,
  ),
};

describe('security headers', () => {
  test.each([
    ['JSON', '/v1/app-config', 200],
    ['a picture', '/v1/reports/:reports/evidence', 200],
    ['a thumbnail', '/v1/posts/:posts/image?size=thumb', 200],
    ['CSV', '/v1/reports.csv', 200],
    ['everything about me', '/v1/me/export', 200],
    ['the API document', '/v1/openapi.json', 200],
    ['a problem', '/v1/nothing', 404],
    ['an invalid query', '/v1/reports?limit=0', 400],
    ['a redirect of the API', '/v1/status-mails/stop?token=x', 303],
    ['a script of the app', '/assets/gone.js', 404],
    ['an address of the API that cannot be decoded', '/v1/reports/%ff', 400],
    ['an address that is too long', `/v1/reports/${'a'.repeat(300)}`, 404],
  ])('are set for %s', async (_kind, url, status) => {
    const address = url.replace(/:(\w+)/, (_, things) => ids[things] ?? '');
    const { statusCode, headers } = await admin.request('GET', address);
    expect([statusCode, policiesIn(Object.entries(headers))]).toEqual([status, ofData]);
  });

  test('let only the worker that reads pictures compile a program', async () => {
    const get = (url: string) => visitor(server)('GET', url);
    const { headers } = await get('/assets/screenshot-worker-1a2b.js');
    expect(policiesIn(Object.entries(headers))).toEqual({
      ...ofData,
      'content-security-policy':
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'",
    });
    for (const url of [
      '/assets/screenshot-dialog-1a2b.js',
      '/x/assets/screenshot-worker-1a2b.js',
    ]) {
      const other = await get(url);
      expect(other.headers['content-security-policy']).not.toContain('wasm');
    }
  });

  test.each([
    ['the API documentation', '/docs/', 200],
    ['its script', '/docs/static/swagger-ui-bundle.js', 200],
    ['a redirect', '/search?target=0803', 303],
    ['the manifest', '/manifest.webmanifest', 200],
    ['the site map', '/sitemap.xml', 200],
    ['the outbox', '/dev/outbox', 200],
    ['an address that does not exist', '/wp-login.php', 404],
    ['an address that cannot be decoded', '/%ff', 400],
    ['an address with a NUL', '/%00', 400],
  ])('are set for %s', async (_kind, url, status) => {
    const { statusCode, headers } = await visitor(server)('GET', url);
    expect([statusCode, policiesIn(Object.entries(headers))]).toEqual([status, ofPages]);
  });

  test.each([
    ['without a session', 401, {}, undefined],
    ['from another site', 403, { origin: 'https://evil.example' }, undefined],
    ['of the wrong type', 415, { 'content-type': 'text/plain' }, Buffer.from('x')],
    [
      'that is too large',
      413,
      { 'content-type': 'application/json' },
      Buffer.alloc(300 * 1024, 32),
    ],
  ])('are set for the answer to a change %s', async (_kind, status, more, body) => {
    const client = status === 401 ? visitor(server) : admin.request;
    const response = await client('POST', '/v1/auth/change-password', body, more);
    expectProblem(response, status);
    expect(policiesIn(Object.entries(response.headers))).toEqual(ofData);
  });

  test.each(['/', '/privacy-policy', '/user/dashboard', '/privacy-policy/'])(
    'are set for the page %s',
    async (url) => {
      const app = fastify();
      sendSecurityHeaders(app, makeSecurityHeaders(PUBLIC_URL, []));
      const pages = new Map(
        ['/', '/privacy-policy', '/__spa-fallback'].map((page) => [page, page]),
      );
      const screens = { '': [], 'privacy-policy': [], 'user/dashboard': [] };
      await serveWebApp(app, server.platform.config, { pages, screens }, import.meta.dirname);
      const { headers } = await app.inject({ url });
      expect(policiesIn(Object.entries(headers))).toEqual(ofPages);
    },
  );
});

describe('over a real connection', () => {
  let address: URL;
  beforeAll(async () => {
    address = new URL(await server.listen());
  });

  test('a live stream is marked as data', async () => {
    await using stream = await openStream(`${address}v1/events`, user.cookie);
    expect(policiesIn(stream.headers)).toEqual(ofData);
  });

  test.each([
    ['a request that is not HTTP', 'hello\r\n\r\n', 400],
    [
      'a request with headers that are too large',
      `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(70_000)}\r\n\r\n`,
      431,
    ],
  ])('%s is answered with a problem that may not load anything', async (_what, sent, status) => {
    const socket = connect(Number(address.port), address.hostname);
    socket.write(sent);
    const answer = await text(socket);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain('content-type: application/problem+json\r\n');
    expect(answer).toContain('x-content-type-options: nosniff\r\n');
    expect(answer).toContain("content-security-policy: default-src 'none'");
    expect(JSON.parse(answer.slice(answer.indexOf('{')))).toMatchObject({ status });
  });
});

test('opening an address that cannot be decoded shows people a page and gives programs a problem', async () => {
  const { config, log } = server.platform;
  const app = await createHttpServer(config, log, [], '<h1>Unexpected Application Error!</h1>');
  app.get('/*', async () => '');
  for (const url of ['/%ff', '/%00']) {
    const page = await app.inject({ url, headers: { accept: 'text/html,*/*;q=0.8' } });
    expect([page.statusCode, page.headers['content-type']]).toEqual([
      400,
      'text/html; charset=utf-8',
    ]);
    expect(page.body).toBe('<h1>Unexpected Application Error!</h1>');
    expect(policiesIn(Object.entries(page.headers))).toEqual(ofPages);
    expectProblem(await app.inject({ url, headers: { accept: '*/*' } }), 400);
  }
  expectProblem(await app.inject({ url: '/v1/%ff', headers: { accept: 'text/html' } }), 400);
});

describe('another site cannot change anything', () => {
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://redflag.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: PUBLIC_URL, 'sec-fetch-site': 'cross-site' },
  ];
  const forms = ['text/plain', 'application/x-www-form-urlencoded', 'TEXT/PLAIN; charset=utf-8'];

  /** Every operation that changes something, as a method and address. */
  async function changes() {
    const { paths } = (await visitor(server)('GET', '/v1/openapi.json')).json();
    return Object.entries<object>(paths).flatMap(([path, operations]) =>
      Object.keys(operations)
        .filter((method) => method !== 'get')
        .map((method) => ({
          method: method.toUpperCase() as 'POST',
          url: path.replace(/(\w+)\/\{id\}/, (_, things) => `${things}/${ids[things]}`),
        })),
    );
  }

  /** Settings that the publisher of the change log writes by itself. */
  const OF_PUBLISHER = /^(changes|feeds)\./;

  /** The contents of every table except those that count requests and say which servers run. */
  async function contents() {
    const { $client: pool } = server.platform.database;
    const tables = await pool.query(
      `select table_name as name from information_schema.tables
       where table_schema = 'public' and table_name not in ('rate_limits', 'servers')`,
    );
    const sums: Record<string, string> = {};
    for (const { name } of tables.rows) {
      const table = await pool.query(`select * from "${name}" order by 1::text, 2::text`);
      const rows = table.rows.filter((row) => name !== 'settings' || !OF_PUBLISHER.test(row.name));
      const kept = rows.map(({ last_seen_at: _, last_active_at: __, ...row }) => row);
      sums[name] = createHash('sha256').update(JSON.stringify(kept)).digest('hex');
    }
    return sums;
  }

  test('with the headers a browser sends', async () => {
    const before = await contents();
    const all = await changes();
    expect(all.length).toBeGreaterThan(25);
    for (const { method, url } of all) {
      for (const headers of foreign) {
        for (const { request } of [user, admin, { request: visitor(server) }]) {
          const problem = expectProblem(await request(method, url, undefined, headers), 403);
          expect(problem.detail).toBe('This request came from another site and was refused.');
        }
      }
    }
    expect(await contents()).toEqual(before);
  });

  test('with a form', async () => {
    const before = await contents();
    // Mail programs (RFC 8058) and providers send them as forms without a cookie. A signed token counts.
    const signed = ['/v1/status-mails/stop', '/v1/auth/staff/logout'];
    for (const { method, url } of (await changes()).filter(
      (change) => !signed.includes(change.url),
    )) {
      for (const type of forms) {
        const body = Buffer.from('status=suspended&read=true&username=Eve');
        for (const { request } of [user, admin]) {
          const { statusCode } = await request(method, url, body, { 'content-type': type });
          expect([403, 415], `${method} ${url} ${type}`).toContain(statusCode);
        }
      }
    }
    expect(await contents()).toEqual(before);
  });
});

test('every cookie is bound to this host, hidden from scripts, unless it holds nothing, and not sent to other sites', async () => {
  const client = await createClient(server);
  const { email } = client.user;
  const request = visitor(server);
  const answers = [
    await request('POST', '/v1/auth/sign-in', { email, password: 'Correct-horse-1' }),
    await client.request('DELETE', '/v1/me', { currentPassword: PASSWORD }),
    await (await createClient(server)).request('POST', '/v1/auth/sign-out'),
  ];
  for (const { headers } of answers) {
    const [session, mark] = [headers['set-cookie']].flat();
    expect(session).toMatch(/^__Host-session=[\w-]*; Max-Age=\d+; Path=\/;.* HttpOnly;/);
    expect(mark).toMatch(/^__Host-signed-in=1?; Max-Age=\d+; Path=\/;/);
    expect(mark).toContain(String(/Max-Age=\d+/.exec(String(session))));
    for (const cookie of [session, mark]) {
      for (const attribute of ['Secure', 'SameSite=Lax']) {
        expect(cookie).toContain(`; ${attribute}`);
      }
      expect(cookie).not.toContain('Domain');
    }
  }
});
