import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#platform/config.ts';
import { renderProblems } from '#platform/http/problem-answers.ts';
import { negotiateCodings } from '#platform/http/request-body/content-coding.ts';
import { errorPageOf, hashInlineScripts, readWebApp, serveWebApp } from './web-app.ts';

const APP = 'app<noscript>Turn it on.</noscript>';
const FORM = 'form<script>window.__reactRouterContext = {}</script>';
const webApp = {
  pages: new Map([
    ['/', 'start'],
    ['/privacy-policy', 'privacy'],
    ['/__spa-fallback', APP],
    ['/404', 'unknown'],
    ['/signup', FORM],
  ]),
  screens: {
    '': [],
    'privacy-policy': [],
    signup: [],
    user: [],
    'user/dashboard': [],
    'user/report/:id': [],
    'user/reply/new': [],
    'admin/dashboard': [],
    'admin/review/:targetId?': [],
  },
};
const config = readConfig({});
const SIGNED_IN = 'session=token; signed-in=1';
const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'redflag-build-'));
  await mkdir(join(folder, 'assets'));
  for (const name of ['assets/screen-1a2b.js', 'service-worker.js']) {
    const file = join(folder, name);
    await writeFile(file, 'script');
    await writeFile(`${file}.br`, 'as brotli');
    await writeFile(`${file}.gz`, 'as gzip');
  }
  await writeFile(join(folder, 'icon.png'), 'picture');
  await writeFile(join(folder, 'assets/core-1a2b.wasm'), 'program');
  await writeFile(join(folder, 'assets/eng.traineddata-1a2b.gz'), 'data');
});
afterAll(() => rm(folder, { recursive: true }));

async function get(
  url: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
) {
  const app = fastify();
  negotiateCodings(app);
  renderProblems(app, errorPageOf(webApp));
  await serveWebApp(app, config, webApp, folder);
  return app.inject({ url, headers: { cookie: SIGNED_IN, ...headers }, method });
}

test.each([
  ['/assets/core-1a2b.wasm', 'application/wasm', 'program'],
  ['/assets/eng.traineddata-1a2b.gz', 'application/gzip', 'data'],
])('a browser that reads pictures gets %s as it is', async (url, type, content) => {
  const { headers, body } = await get(url, { 'accept-encoding': 'gzip' });
  expect([headers['content-type'], headers['content-encoding'], body]).toEqual([
    type,
    undefined,
    content,
  ]);
  expect((await get('/assets/screen-1a2b.js.gz')).statusCode).toBe(404);
});

const FOR_EVER = 'public, max-age=31536000, immutable';

test.each([
  ['/', 'no-cache'],
  ['/user/dashboard', 'no-cache'],
  ['/privacy-policy/', 'no-cache'],
  ['/icon.png', 'no-cache'],
  ['/service-worker.js', 'no-cache'],
  ['/assets/screen-1a2b.js', FOR_EVER],
  ['/assets/gone.js', 'no-store'],
])('%s may be cached: %s', async (url, cacheControl) => {
  expect((await get(url)).headers['cache-control']).toBe(cacheControl);
});

test.each(['/', '/user/dashboard', '/icon.png', '/service-worker.js', '/assets/screen-1a2b.js'])(
  'a browser that already has %s is not sent it again, and caches keep a copy per encoding',
  async (url) => {
    const first = await get(url);
    expect(first.headers.vary).toBe('accept-encoding');
    const second = await get(url, { 'if-none-match': String(first.headers.etag) });
    expect([second.statusCode, second.body]).toEqual([304, '']);
  },
);

test.each([
  ['br, gzip', 'br', 'as brotli'],
  ['gzip', 'gzip', 'as gzip'],
  ['identity', undefined, 'script'],
  ['gzip;q=0', undefined, 'script'],
  ['br;q=0, gzip', 'gzip', 'as gzip'],
  ['gzip, *;q=0', 'gzip', 'as gzip'],
  ['identity;q=0, *', 'br', 'as brotli'],
])(
  'a browser that accepts %s gets the file compressed at build time',
  async (accepted, ...sent) => {
    for (const url of ['/assets/screen-1a2b.js', '/service-worker.js']) {
      const { headers, body } = await get(url, { 'accept-encoding': accepted });
      expect([headers['content-encoding'], body]).toEqual(sent);
    }
  },
);

test.each([
  ['/', 'start'],
  ['/privacy-policy', 'privacy'],
  ['/user/report/1?tab=mine', APP],
  ['/USER/Dashboard', APP],
  ['/user/', APP],
  ['/user/dashboard//', APP],
  ['/admin/review', APP],
  ['/admin/review/1?flagged=true', APP],
  ['/signup', FORM],
  ['/signup?redirect=%2Fuser%2Faccount', FORM],
  ['/signup?redirect=%2Fuser%2Fdashboard%3Ftarget%3Da.example', FORM],
  // The built form knows nothing of what else an address says.
  ['/signup?step=password', APP],
])('%s shows the page %s', async (url, body) => {
  const response = await get(url);
  expect([response.statusCode, response.body]).toEqual([200, body]);
});

test('where scripts are switched off, the page for a question repeats it with what to do', async () => {
  const app = fastify();
  const pages = new Map([['/__spa-fallback', '<noscript>#ASKED</noscript>']]);
  await serveWebApp(app, config, { pages, screens: webApp.screens }, folder);
  const bodyOf = async (url: string) => (await app.inject({ url })).body;
  const query = new URLSearchParams({
    redirect: `/user/dashboard?${new URLSearchParams({ target: '<b>$&.example' })}`,
    about: 'website',
  });
  const body = await bodyOf(`/signup?${query}`);
  expect(body).toContain('You asked about: <bdi>&lt;b&gt;$&amp;.example</bdi>');
  expect(body).toContain('<li>Do not pay or download anything there.');
  expect(await bodyOf('/signup?redirect=//elsewhere.example/?target=a')).toBe(
    '<noscript></noscript>',
  );
});

test('a visitor is led from a screen to the form to sign in for it, and from a question to the form that keeps it', async () => {
  const leadsTo = async (url: string) => {
    const { statusCode, headers } = await get(url, { cookie: 'theme=dark' });
    return [statusCode, headers.location, headers['cache-control'], headers['x-robots-tag']];
  };
  const expected = (location: string) => [303, location, 'no-store', 'noindex'];
  expect(await leadsTo('/user/report/1?tab=mine')).toEqual(
    expected('/login?redirect=%2Fuser%2Freport%2F1%3Ftab%3Dmine'),
  );
  expect(await leadsTo('/admin/dashboard')).toEqual(
    expected('/login?redirect=%2Fadmin%2Fdashboard'),
  );
  expect(await leadsTo('/user/dashboard?target=0803+123+4567')).toEqual(
    expected(
      '/signin?redirect=%2Fuser%2Fdashboard%3Ftarget%3D0803%2B123%2B4567&about=phone-number',
    ),
  );
});

const SIGN_IN =
  '<title>Sign In – Redflag</title><div data-asked="#QUESTION_STATE"><h1>#QUESTION_0</h1>' +
  '<a href="#QUESTION_SIGN_UP">Create account</a><h2>#QUESTION_NEXT</h2><li>#QUESTION_1</li>' +
  '<li>#QUESTION_5</li><a href="#QUESTION_MINE">This is mine</a></div>';

async function signInPage(search: string, page = SIGN_IN): Promise<string> {
  const app = fastify();
  const pages = new Map([['/signin', `${page}<script>__reactRouterContext</script>`]]);
  await serveWebApp(app, config, { pages, screens: { signin: [] } }, folder);
  const { body } = await app.inject({ url: `/signin${search}` });
  return body.replace('<script>__reactRouterContext</script>', '');
}

test('the built form to sign in says what was asked and what to do, before any script has come', async () => {
  const ask = (target: string) =>
    signInPage(
      `?${new URLSearchParams({ redirect: `/user/dashboard?${new URLSearchParams({ target })}`, about: 'website' })}`,
    );
  expect(await ask('<b>shop.example')).toBe(
    '<title>Sign in to see the answer – Redflag</title><div data-asked="asked">' +
      '<h1>See reports on \u2068&lt;b&gt;shop[.]example\u2069</h1>' +
      '<a href="/signup?redirect=%2Fuser%2Fdashboard%3Ftarget%3D%253Cb%253Eshop.example">Create account</a>' +
      '<h2>Until you know</h2><li>Do not pay or download anything there.</li><li></li>' +
      '<a href="/signin?redirect=%2Fuser%2Freply%2Fnew%3Ftarget%3D%253Cb%253Eshop.example">This is mine</a></div>',
  );
  expect(await ask('Your parcel is held. Pay at https://shop.example today')).toContain(
    '<h1>See reports on what your message names</h1>',
  );
  // What looks like a placeholder stays as it was typed.
  expect(await ask('#QUESTION_4')).toContain('#QUESTION_4\u2069');
  for (const search of [
    '',
    '?redirect=%2Fuser%2Faccount',
    '?redirect=//elsewhere.example/?target=a',
  ]) {
    expect(await signInPage(search)).toBe(
      '<title>Sign In – Redflag</title><div data-asked=""><h1></h1><a href="">Create account</a><h2></h2><li></li><li></li><a href="">This is mine</a></div>',
    );
  }
});

test('the built form says what becomes of an answer to reports, by who has what was asked', async () => {
  const path = '/user/reply/new?target=shop.example';
  expect((await get(path, { cookie: 'theme=dark' })).headers.location).toBe(
    `/signin?${new URLSearchParams({ redirect: path })}`,
  );
  const page = await signInPage(`?${new URLSearchParams({ redirect: path })}`);
  expect(page).toContain('<title>Sign in to answer reports – Redflag</title>');
  expect(page).toContain('<h1>Answer the reports on \u2068shop[.]example\u2069</h1>');
  expect(page).toContain('<h2>What happens next</h2><li>You say what is wrong');
  expect(page).toContain('<a href="">This is mine</a>');
  expect(await signInPage('?redirect=/user/reply/new')).toContain('<h1>Answer reports</h1>');
});

test('the preview of a shared report says what waits behind sign-in, and nothing of the report', async () => {
  const meta = (property: string, content: string) =>
    `<meta property="${property}" content="${content}"/>`;
  const page = meta('og:title', 'Redflag') + meta('og:description', 'Helps people.');
  expect(await signInPage('?redirect=%2Fuser%2Freport%2F1', page)).toBe(
    meta('og:title', 'Somebody shared a link to a report with you') +
      meta('og:description', 'Sign in to read it.'),
  );
  expect(await signInPage('?redirect=%2Fuser%2Fdashboard', page)).toBe(page);
});

test('a page lets the browser fetch the files of its screen at once', async () => {
  const app = fastify();
  const headers = { cookie: SIGNED_IN };
  const files = ['/assets/lists.js', '/assets/lists.css'];
  await serveWebApp(app, config, {
    pages: new Map([['/__spa-fallback', '<head></head>']]),
    screens: { 'user/dashboard': files, 'user/account': [] },
  });
  expect((await app.inject({ url: '/user/dashboard?tab=mine', headers })).body).toBe(
    '<head><link rel="modulepreload" href="/assets/lists.js"/>' +
      '<link rel="preload" as="style" href="/assets/lists.css"/></head>',
  );
  expect((await app.inject({ url: '/user/account', headers })).body).toBe('<head></head>');
});

test('an address with a parameter also brings what its screen then imports', async () => {
  const app = fastify();
  const headers = { cookie: SIGNED_IN };
  await serveWebApp(app, config, {
    pages: new Map([['/__spa-fallback', '<head></head>']]),
    screens: {
      'user/dashboard?target': ['/assets/answer.js', '/assets/answer.css'],
      'user/dashboard': ['/assets/user.js'],
    },
  });
  const filesOf = async (url: string) =>
    (await app.inject({ url, headers })).body.match(/<link.*?>/g);
  const user = '<link rel="modulepreload" href="/assets/user.js"/>';
  expect(await filesOf('/user/dashboard?target=0803%20123')).toEqual([
    user,
    '<link rel="modulepreload" href="/assets/answer.js" crossorigin/>',
    '<link rel="preload" as="style" href="/assets/answer.css" crossorigin/>',
  ]);
  expect(await filesOf('/user/dashboard?target=')).toEqual([user]);
  expect(await filesOf('/user/dashboard')).toEqual([user]);
});

test('only the page of somebody who may have a session asks for the account, and marks a session from before marks', async () => {
  const app = fastify();
  await app.register(cookie);
  const asking = '<link rel="preload" href="/v1/me" as="fetch"/>';
  const pages = new Map([['/signup', `<head>${asking}</head>`]]);
  await serveWebApp(app, config, { pages, screens: { signup: [] } }, folder);
  const open = async (cookie: string) => {
    const { body, cookies } = await app.inject({ url: '/signup', headers: { cookie } });
    return [body.includes(asking), cookies.map(({ name }) => name)];
  };
  expect(await open('theme=dark')).toEqual([false, []]);
  expect(await open('session=token')).toEqual([true, ['signed-in']]);
  expect(await open(SIGNED_IN)).toEqual([true, []]);
});

test('a trailing slash redirects to the built page without it, where relative links work', async () => {
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
])('search engines may index %s: %s', async (url, robots) => {
  expect((await get(url)).headers['x-robots-tag']).toBe(robots);
});

test.each([
  '/nowhere',
  '/users',
  '/user/report',
  '/user/report/1/2',
  '/signup/now',
  '//evil.example/x',
  '/__spa-fallback',
  '/404',
  '/version?format=.json',
])('a person who opens %s gets 404 and the error page', async (url) => {
  const { statusCode, headers, body } = await get(url, BROWSER);
  expect([statusCode, headers['x-robots-tag'], headers['cache-control']]).toEqual([
    404,
    'noindex',
    'no-store',
  ]);
  expect(body).toBe('unknown');
  const head = await get(url, BROWSER, 'HEAD');
  expect([head.statusCode, head.body]).toEqual([404, '']);
});

test.each(['/healthz', '/version', '/nowhere', '/dev/outbox', '/assets/gone.js'])(
  'a program that asks for %s gets a short 404',
  async (url) => {
    const response = await get(url, { accept: '*/*' });
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toContain('application/problem+json');
  },
);

test.each([
  '/v1/nothing',
  '/assets/gone.js',
  '/wp-login.php',
  '/admin.php?x=1',
  '/.env',
  '/.git/config',
  '/user/report/a.php',
])('%s gets a short 404 even in a browser', async (url) => {
  const response = await get(url, BROWSER);
  expect(response.statusCode).toBe(404);
  expect(response.headers['content-type']).toContain('application/problem+json');
});

test('a server goes on with its files when a build replaces the folder', async () => {
  const replaced = await mkdtemp(join(tmpdir(), 'redflag-build-'));
  await writeFile(join(replaced, 'old.js'), 'old');
  const app = fastify();
  await serveWebApp(app, config, webApp, replaced);
  await rm(replaced, { recursive: true });
  expect((await app.inject({ url: '/old.js' })).body).toBe('old');
});

test('without a built web app there are no screens, and nothing breaks', async () => {
  const app = fastify();
  renderProblems(app, errorPageOf({ pages: new Map(), screens: {} }));
  await serveWebApp(app, config, { pages: new Map(), screens: {} });
  for (const url of ['/', '/signup']) {
    expect((await app.inject({ url, headers: BROWSER })).statusCode).toBe(404);
  }
});

test('the screens of a build are those of the app', async () => {
  const { pages, screens } = await readWebApp(readConfig({}));
  if (pages.size > 0) expect(Object.keys(screens)).toContain('user/report/:id');
  else expect(screens).toEqual({});
});

test('an inline script is allowed by its hash, a file by its origin', () => {
  const page = '<script src="/a.js"></script><script type="module">go()</script>';
  expect(hashInlineScripts({ pages: new Map([['/', page]]) })).toEqual([
    "'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='",
  ]);
});
