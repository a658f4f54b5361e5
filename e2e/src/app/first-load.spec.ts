import type { BrowserContext, Page, Request } from '@playwright/test';
import { admin } from '#product.ts';
import { expect, test } from '#test.ts';

test.use({ serviceWorkers: 'allow' });

/** The most that a first visit may fetch until the screen is there, in KiB as compressed by brotli. */
interface Budget {
  script: number;
  all: number;
}

const LANDING: Budget = { script: 20, all: 150 };
const SIGN_IN: Budget = { script: 109, all: 119 };
/** For somebody who asked something: with what to do in the meantime, and a page that says it before any script. */
const ASKED: Budget = { script: 114, all: 130 };
const DASHBOARD: Budget = { script: 128, all: 145 };
const NOTIFICATIONS: Budget = { script: 124, all: 134 };
const ADMIN_DASHBOARD: Budget = { script: 130, all: 147 };
const REVIEW: Budget = { script: 131, all: 145 };
/** The most that may be fetched ahead for the next screen, in KiB. */
const AHEAD = 60;

interface FetchedFile {
  address: string;
  isScript: boolean;
  /** Whether it is for later, once this screen is quiet. */
  isAhead: boolean;
  size: number;
}

/** Requests not to wait for: the stream never ends, and an open page polls for readiness. */
const ENDLESS = /\/v1\/(events|server\/get-ready)$/;

/**
 * Weighs everything that a browser with an empty cache fetches, as compressed: the page, scripts,
 * styles and pictures, but no API responses, which are as large as what other tests have filed. Waits until the screen is shown, no request is pending and the
 * service worker has filled its cache.
 */
async function weighFirstLoad(page: Page, context: BrowserContext, path: string, shows: string) {
  const files: FetchedFile[] = [];
  const underWay = new Set<Request>();
  async function weigh(request: Request) {
    const { responseBodySize } = await request.sizes().catch(() => ({ responseBodySize: 0 }));
    const address = new URL(request.url()).pathname;
    const isScript = address.endsWith('.js');
    const size = address.startsWith('/v1/') ? 0 : responseBodySize / 1024;
    const isAhead =
      request.serviceWorker() !== null || (await request.headerValue('sec-purpose')) === 'prefetch';
    files.push({ address, isScript, isAhead, size });
    underWay.delete(request);
  }
  context.on('request', (request) => {
    if (!ENDLESS.test(request.url())) underWay.add(request);
  });
  context.on('requestfailed', (request) => underWay.delete(request));
  context.on('requestfinished', (request) => void weigh(request));
  await page.goto(path);
  await page.getByText(shows).locator('visible=true').first().waitFor();
  if (path !== '/') await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => underWay.size).toBe(0);
  return files;
}

const isFirst = ({ isAhead }: FetchedFile) => !isAhead;

function sum(files: FetchedFile[]): number {
  return files.reduce((total, { size }) => total + size, 0);
}

function list(files: FetchedFile[]): string {
  const lines = files
    .toSorted((a, b) => b.size - a.size)
    .map(({ address, size }) => `${size.toFixed(1).padStart(7)} KiB  ${address}`);
  return lines.join('\n');
}

/** Lists every file with its size on failure, to show which has grown. */
function expectWithin(budget: Budget, files: FetchedFile[]) {
  const first = files.filter(isFirst);
  const scripts = first.filter(({ isScript }) => isScript);
  expect(sum(scripts), `scripts in KiB:\n${list(scripts)}`).toBeLessThanOrEqual(budget.script);
  expect(sum(first), `all files in KiB:\n${list(first)}`).toBeLessThanOrEqual(budget.all);
}

test('the start page stays within its budget', async ({ page, context }) => {
  const files = await weighFirstLoad(page, context, '/', 'Report and review Cases of scams');
  expectWithin(LANDING, files);
});

test('the sign-in screen stays within its budget, also in what it fetches ahead, and does not ask who a visitor is', async ({
  page,
  context,
}) => {
  const files = await weighFirstLoad(page, context, '/login', 'Sign in to search and file reports');
  expectWithin(SIGN_IN, files);
  expect(files.map(({ address }) => address)).not.toContain('/v1/me');
  const ahead = files.filter(({ isAhead }) => isAhead);
  expect(ahead.map(({ address }) => address).join()).toMatch(/dashboard/);
  expect(sum(ahead), `ahead in KiB:\n${list(ahead)}`).toBeLessThanOrEqual(AHEAD);
});

test('the first step of signing up stays within the same budget', async ({ page, context }) => {
  expectWithin(SIGN_IN, await weighFirstLoad(page, context, '/signup', 'Step 1 of 2'));
});

test('with Save-Data, nothing is fetched ahead', async ({ page, context }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const fetched: string[] = [];
  context.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/login');
  await page.getByText('Sign up').waitFor();
  await page.clock.runFor(60_000);
  await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
  expect(fetched.filter((address) => /dashboard|service-worker/.test(address))).toEqual([]);
});

test('so does the sign-in screen that keeps a question', async ({ page, context }) => {
  const path = `/search?${new URLSearchParams({ target: '0803 123 4567' })}`;
  expectWithin(ASKED, await weighFirstLoad(page, context, path, 'do not call or text back'));
});

test("a user's dashboard stays within its budget", async ({ page, context, person, signIn }) => {
  await signIn(person);
  const shows = 'Type or paste it.';
  expectWithin(DASHBOARD, await weighFirstLoad(page, context, '/user/dashboard', shows));
});

test("a user's notifications stay within their budget", async ({
  page,
  context,
  person,
  signIn,
}) => {
  await signIn(person);
  const shows = 'Updates about your reports';
  expectWithin(NOTIFICATIONS, await weighFirstLoad(page, context, '/user/notifications', shows));
});

test("an administrator's dashboard stays within its budget", async ({ page, context, signIn }) => {
  await signIn(admin);
  const shows = 'Show as table';
  expectWithin(ADMIN_DASHBOARD, await weighFirstLoad(page, context, '/admin/dashboard', shows));
});

test("an administrator's review stays within its budget", async ({ page, context, signIn }) => {
  await signIn(admin);
  expectWithin(REVIEW, await weighFirstLoad(page, context, '/admin/review', 'Waiting for review'));
});
