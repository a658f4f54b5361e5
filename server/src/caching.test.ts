import { once } from 'node:events';
import { get } from 'node:http';
import type { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openStream } from './testing/event-stream.ts';
import type { Client } from './testing/factories.ts';
import {
  createClient,
  createPost,
  createReport,
  photograph,
  sendForm,
} from './testing/factories.ts';
import { expectProblem } from './testing/problem.ts';
import { sharedTestApp } from './testing/shared-app.ts';
import { eventually } from './testing/waiting.ts';

const server = await sharedTestApp();
let admin: Client;
let origin: string;
/** The addresses of a report's picture, its thumbnail, a post's picture and a profile photo. */
let pictures: Record<'evidence' | 'thumbnail' | 'post' | 'photo', string>;

beforeAll(async () => {
  origin = await server.listen();
  admin = await createClient(server, { role: 'admin' });
  const content = await photograph();
  const { evidence } = await createReport(admin);
  const post = await createPost(admin, {}, content);
  const file = { field: 'photo', content, name: 'me.jpg' };
  const ada = await createClient(server);
  const me = await sendForm(ada, 'PUT', '/v1/me/photo', {}, file);
  pictures = {
    evidence: evidence.url,
    thumbnail: `${evidence.url}?size=thumb`,
    post: String(post.imageUrl),
    photo: me.json().photoUrl,
  };
});
afterEach(() => {
  vi.restoreAllMocks();
});

function ask(url: string, headers: Record<string, string> = {}) {
  return admin.request('GET', url, undefined, headers);
}

const OWN = 'private, no-store';
const EVERYBODYS = 'public, no-cache';

test.each([
  ['/v1/me', OWN],
  ['/v1/me/export', OWN],
  ['/v1/me/notifications', OWN],
  ['/v1/me/sessions', OWN],
  ['/v1/reports', OWN],
  ['/v1/posts', OWN],
  ['/v1/users', OWN],
  ['/v1/stats', OWN],
  ['/v1/config', OWN],
  ['/v1/server/get-ready', OWN],
  ['/v1/robot-check', 'no-store'],
  ['/v1/reports.csv', 'no-store'],
  ['/v1/me/reports.csv', 'no-store'],
  ['/search?target=x', 'no-store'],
  ['/v1/categories', EVERYBODYS],
  ['/v1/app-config', EVERYBODYS],
  ['/v1/openapi.json', EVERYBODYS],
  ['/docs', 'no-cache'],
  ['/robots.txt', 'public, max-age=3600'],
  ['/sitemap.xml', 'public, max-age=3600'],
  ['/manifest.webmanifest', 'public, max-age=3600'],
])('%s may be cached: %s', async (url, cacheControl) => {
  const response = await ask(url);
  expect(response.statusCode).toBeLessThan(400);
  expect(response.headers['cache-control']).toBe(cacheControl);
});

test.each([
  ['/v1/nothing', 404],
  ['/v1/reports/0190b2c4-0000-7000-8000-000000000000', 404],
  ['/v1/reports?limit=0', 400],
  ['/v1/users/0190b2c4-0000-7000-8000-000000000000/photo', 404],
])('the failure of %s is never cached', async (url, status) => {
  const { statusCode, headers } = await ask(url, { 'if-none-match': '*' });
  expect([statusCode, headers['cache-control'], headers.etag]).toEqual([
    status,
    'no-store',
    undefined,
  ]);
});

test('the response to a change is never cached', async () => {
  const response = await admin.request('POST', '/v1/me/notifications/read-all');
  expect(response.headers['cache-control']).toBe(OWN);
});

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
  ['gzip;q=0', undefined],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['gzip;q=0.5, identity', undefined],
  ['*, br;q=0', 'gzip'],
])('a client accepting %s gets the categories compressed with %s', async (accepted, encoding) => {
  const { headers } = await ask('/v1/categories', { 'accept-encoding': accepted });
  expect(headers).toMatchObject({
    vary: 'accept-encoding',
    etag: expect.stringMatching(/^W\/"/),
  });
  expect(headers['content-encoding']).toBe(encoding);
});

test.each(['*;q=0', 'identity;q=0', 'zstd, *;q=0'])(
  'a client accepting %s is told that there is nothing for it',
  async (accepted) => {
    for (const url of ['/v1/categories', '/nowhere']) {
      const response = await ask(url, { 'accept-encoding': accepted });
      expect(expectProblem(response, 406).code).toBe('not-acceptable');
    }
  },
);

test.each([
  ['gzip, *;q=0', 'gzip', gunzipSync],
  ['identity;q=0, *', 'br', brotliDecompressSync],
] as const)(
  'a client accepting %s gets even short answers and pictures compressed with %s',
  async (accepted, coding, unpack) => {
    for (const url of ['/v1/me', '/v1/categories', pictures.photo]) {
      const { headers, rawPayload } = await ask(url, { 'accept-encoding': accepted });
      expect(headers).toMatchObject({ 'content-encoding': coding, vary: 'accept-encoding' });
      expect(unpack(rawPayload)).toEqual((await ask(url)).rawPayload);
    }
  },
);

test.each(['/v1/categories', '/v1/app-config', '/v1/openapi.json'])(
  'a client that already has %s is not sent it again',
  async (url) => {
    const etag = String((await ask(url)).headers.etag);
    for (const held of [etag, etag.slice(2), `"other", ${etag}`]) {
      const second = await ask(url, { 'if-none-match': held, 'accept-encoding': 'br' });
      expect([second.statusCode, second.body, second.headers.etag]).toEqual([304, '', etag]);
    }
    expect((await ask(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  },
);

test('an event stream is neither cached nor compressed', async () => {
  await using stream = await openStream(`${origin}/v1/events`, admin.cookie);
  expect(stream.headers.get('cache-control')).toBe('no-store');
  expect(stream.headers.get('content-encoding')).toBeNull();
});

test.each(['evidence', 'thumbnail', 'post', 'photo'] as const)(
  'only the browser may cache the picture %s, and it revalidates each time',
  async (kind) => {
    const first = await ask(pictures[kind], { 'accept-encoding': 'br, gzip' });
    expect(first.headers['cache-control']).toBe('private, no-cache');
    expect(first.headers['content-encoding']).toBeUndefined();
    const opened = vi.spyOn(server.platform.files, 'get');
    const second = await ask(pictures[kind], { 'if-none-match': String(first.headers.etag) });
    expect([second.statusCode, second.body]).toEqual([304, '']);
    expect(opened, 'the file is not opened for that').not.toHaveBeenCalled();
  },
);

test('a person who may no longer see a picture cannot revalidate it', async () => {
  const ada = await createClient(server);
  const file = { field: 'photo', content: await photograph(), name: 'me.jpg' };
  const { photoUrl } = (await sendForm(ada, 'PUT', '/v1/me/photo', {}, file)).json();
  const held = { 'if-none-match': String((await ask(photoUrl)).headers.etag) };
  expect((await ask(photoUrl, held)).statusCode).toBe(304);
  const other = await createClient(server);
  expect((await other.request('GET', photoUrl, undefined, held)).statusCode).toBe(404);
  await ada.request('DELETE', '/v1/me/photo');
  expect((await ask(photoUrl, held)).statusCode).toBe(404);
});

/** The streams the store has opened since. */
function watchOpened(): () => Promise<Readable[]> {
  const opened = vi.spyOn(server.platform.files, 'get');
  return () => Promise.all(opened.mock.results.map(({ value }) => value as Promise<Readable>));
}

test.each(['GET', 'HEAD'] as const)('%s leaves no file open', async (method) => {
  const listOpened = watchOpened();
  const { cookie } = admin;
  await server.app.inject({ method, url: pictures.evidence, headers: { cookie } });
  const [file] = await listOpened();
  await eventually(() => expect(file?.closed).toBe(true));
});

test('a browser that hangs up leaves no file open', async () => {
  const listOpened = watchOpened();
  const request = get(origin + pictures.evidence, { headers: { cookie: admin.cookie } });
  const [response] = await once(request, 'response');
  response.destroy();
  const [file] = await listOpened();
  await eventually(() => expect(file?.closed).toBe(true));
});
