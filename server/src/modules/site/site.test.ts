import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient, suspend, visitor } from '#testing/factories.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ PUBLIC_URL: 'https://ask.example', COMPANY_NAME: 'Ask & Tell' });
});
afterAll(() => server[Symbol.asyncDispose]());

const typed = '/search?target=0803+123+%26+4567';

test('a search from the start page takes a user to the dashboard and an administrator to the reports', async () => {
  const user = await createClient(server);
  const admin = await createClient(server, { role: 'admin' });
  const ofUser = await user.request('GET', typed);
  expect(ofUser.statusCode).toBe(303);
  expect(ofUser.headers).toMatchObject({
    location: '/user/dashboard?target=0803+123+%26+4567',
    'cache-control': 'no-store',
  });
  const ofAdmin = await admin.request('GET', typed);
  expect(ofAdmin.statusCode).toBe(303);
  expect(ofAdmin.headers.location).toBe('/admin/report-lists?target=0803+123+%26+4567');
});

test('anyone else signs in first and is then taken to the search', async () => {
  const suspended = await createClient(server);
  await suspend(server, suspended.user.id);
  for (const request of [visitor(server), suspended.request]) {
    const { statusCode, headers } = await request('GET', typed);
    expect(statusCode).toBe(303);
    const { pathname, searchParams } = new URL(headers.location ?? '', 'https://ask.example');
    expect(pathname).toBe('/signin');
    expect(searchParams.get('redirect')).toBe('/user/dashboard?target=0803+123+%26+4567');
    expect(searchParams.get('about')).toBe('bank');
  }
});

test('who says that something is theirs is led to the form to answer the reports on it', async () => {
  const user = await createClient(server);
  const admin = await createClient(server, { role: 'admin' });
  const leadsTo = async (request: typeof user.request, path: string) =>
    (await request('GET', path)).headers.location;
  const form = 'reply/new?target=0803+123+%26+4567';
  expect(await leadsTo(user.request, `${typed}&mine`)).toBe(`/user/${form}`);
  expect(await leadsTo(admin.request, `${typed}&mine=`)).toBe(`/admin/${form}`);
  expect(await leadsTo(visitor(server), `${typed}&mine`)).toBe(
    `/signin?${new URLSearchParams({ redirect: `/user/${form}` })}`,
  );
  expect(await leadsTo(user.request, '/search?target=&mine')).toBe('/user/reply/new');
});

test('for a message, the sign-in screen is told where it names what, and the worst kind', async () => {
  const target = 'Call 0803 123 4567, or pay GTBank 0123456789 today. https://evil.example/';
  const { headers } = await visitor(server)('GET', `/search?${new URLSearchParams({ target })}`);
  const { searchParams } = new URL(headers.location ?? '', 'https://ask.example');
  expect(searchParams.get('about')).toBe('bank');
  const found = searchParams
    .get('found')
    ?.split(',')
    .map((place) => {
      const [category, start, end] = place.split(/[:-](?=\d)/);
      return [category, target.slice(Number(start), Number(end))];
    });
  expect(found).toEqual([
    ['phone-number', '0803 123 4567'],
    ['bank', '0123456789'],
    ['website', 'https://evil.example/'],
  ]);
});

test('a visitor who asks about signs alone hears that there is nothing to check, without an account', async () => {
  const { statusCode, body } = await visitor(server)('GET', '/search?target=???');
  expect(statusCode).toBe(200);
  expect(body).toContain('<h1>We found nothing to check in this message.</h1>');
});

test.each(['/search', '/search?target=', '/search?target=+++', '/search?target=a&target=b'])(
  '%s searches for nothing but is not an error',
  async (url) => {
    const user = await createClient(server);
    const locations = await Promise.all(
      [user.request, visitor(server)].map(async (request) => {
        const { statusCode, headers } = await request('GET', url);
        return [statusCode, headers.location];
      }),
    );
    expect(locations).toEqual([
      [303, '/user/dashboard'],
      [303, '/'],
    ]);
  },
);

test('what a phone shares before the service worker runs is not read, whatever it is', async () => {
  for (const headers of [
    { origin: 'null', 'sec-fetch-site': 'none', 'content-type': 'multipart/form-data' },
    { 'content-type': 'application/x-www-form-urlencoded' },
    {},
  ]) {
    const payload = 'a'.repeat(1_000_000);
    const answer = await server.app.inject({ method: 'POST', url: '/share', headers, payload });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/share']);
  }
});

test('crawlers are told what they may read and where the sitemap is', async () => {
  const robots = await visitor(server)('GET', '/robots.txt');
  expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(robots.body.split('\n')).toEqual(
    expect.arrayContaining([
      'Disallow: /user/',
      'Disallow: /admin/',
      'Disallow: /v1/',
      'Sitemap: https://ask.example/sitemap.xml',
    ]),
  );
  const sitemap = await visitor(server)('GET', '/sitemap.xml');
  expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
  const pages = [...sitemap.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, page]) => page);
  expect(pages).toEqual([
    'https://ask.example/',
    'https://ask.example/how-it-works',
    'https://ask.example/how-we-decide',
    'https://ask.example/install',
    'https://ask.example/developers',
    'https://ask.example/block-calls',
    'https://ask.example/terms-and-conditions',
    'https://ask.example/privacy-policy',
    'https://ask.example/signup',
    'https://ask.example/login',
  ]);
});

test("the manifest gives phones the app's name and how to display it", async () => {
  const { headers, json } = await visitor(server)('GET', '/manifest.webmanifest');
  expect(headers).toMatchObject({
    'content-type': 'application/manifest+json; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  });
  expect(json()).toMatchObject({
    name: 'Ask & Tell',
    short_name: 'Ask & Tell',
    start_url: '/user/dashboard',
    scope: '/',
    display: 'standalone',
    share_target: expect.objectContaining({ action: '/share', method: 'POST' }),
    icons: expect.arrayContaining([expect.objectContaining({ purpose: 'maskable' })]),
  });
});
