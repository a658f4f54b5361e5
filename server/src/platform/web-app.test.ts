import fastify from 'fastify';
import { expect, test } from 'vitest';
import { hashInlineScripts, serveWebApp } from './web-app.ts';

const pages = new Map([
  ['/', 'start'],
  ['/privacy-policy', 'privacy'],
  ['/__spa-fallback', 'app'],
]);

async function get(url: string) {
  const app = fastify();
  await serveWebApp(app, pages);
  return app.inject(url);
}

test.each([
  ['/', 'start'],
  ['/privacy-policy', 'privacy'],
  ['/user/report/1?tab=mine', 'app'],
  ['//evil.example/x', 'app'],
])('%s shows the page %s', async (url, body) => {
  const response = await get(url);
  expect([response.statusCode, response.body]).toEqual([200, body]);
});

test('a built page with a slash too many goes to the one without, on which relative links work', async () => {
  const response = await get('/privacy-policy/?from=mail');
  expect([response.statusCode, response.headers.location]).toEqual([
    308,
    '/privacy-policy?from=mail',
  ]);
});

test.each([
  ['/', undefined],
  ['/signup', undefined],
  ['/user/dashboard', 'noindex'],
  ['/admin/dashboard', 'noindex'],
  ['/nowhere', 'noindex'],
])('search engines may list %s: %s', async (url, robots) => {
  expect((await get(url)).headers['x-robots-tag']).toBe(robots);
});

test.each(['/v1/nothing', '/dev/outbox', '/assets/gone.js', '/wp-login.php'])(
  '%s is not there',
  async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toContain('application/problem+json');
  },
);

test('an inline script is allowed by its hash, a file by its origin', () => {
  const page = '<script src="/a.js"></script><script type="module">go()</script>';
  expect(hashInlineScripts(new Map([['/', page]]))).toEqual([
    "'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='",
  ]);
});
