import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page, Request } from '@playwright/test';
import { admin } from '#product.ts';
import { expect, test } from '#test.ts';

test.use({ serviceWorkers: 'allow' });

/** The most that a first visit may fetch, as scripts and in total, in KiB after gzip. */
interface Budget {
  script: number;
  all: number;
}

const LANDING: Budget = { script: 20, all: 150 };
const DASHBOARD: Budget = { script: 220, all: 300 };

interface FetchedFile {
  address: string;
  isScript: boolean;
  size: number;
}

/** Requests not to wait for: the stream never ends, and an open page polls for readiness. */
const ENDLESS = /\/v1\/(events|server\/get-ready)$/;

/**
 * Weighs everything that a browser with an empty cache fetches: the page, scripts, styles, pictures
 * and API responses. Waits until the screen is shown, no request is pending and the service worker
 * has filled its cache. Files prefetched for the next screen count too, because they use the same
 * connection.
 */
async function weighFirstLoad(page: Page, context: BrowserContext, path: string, shows: string) {
  const files: FetchedFile[] = [];
  const underWay = new Set<Request>();
  async function weigh(request: Request) {
    const body = await (await request.response())?.body().catch(() => null);
    const address = new URL(request.url()).pathname;
    const isScript = request.resourceType() === 'script';
    files.push({ address, isScript, size: body ? gzipSync(body, { level: 6 }).length / 1024 : 0 });
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
  const scripts = files.filter(({ isScript }) => isScript);
  expect(sum(scripts), `scripts in KiB, gzip:\n${list(scripts)}`).toBeLessThanOrEqual(
    budget.script,
  );
  expect(sum(files), `all files in KiB, gzip:\n${list(files)}`).toBeLessThanOrEqual(budget.all);
}

test('the start page stays within its budget', async ({ page, context }) => {
  const files = await weighFirstLoad(page, context, '/', 'Report and review Cases of scams');
  expectWithin(LANDING, files);
});

test('the sign-in screen stays within the dashboard budget', async ({ page, context }) => {
  expectWithin(DASHBOARD, await weighFirstLoad(page, context, '/login', 'Welcome back'));
});

test('so does the sign-in screen that keeps a question', async ({ page, context }) => {
  const path = `/search?${new URLSearchParams({ target: '0803 123 4567' })}`;
  expectWithin(DASHBOARD, await weighFirstLoad(page, context, path, 'do not call or text back'));
});

test("a user's dashboard stays within its budget", async ({ page, context, person, signIn }) => {
  await signIn(person);
  const shows = 'Type or paste it.';
  expectWithin(DASHBOARD, await weighFirstLoad(page, context, '/user/dashboard', shows));
});

test("an administrator's dashboard stays within its budget", async ({ page, context, signIn }) => {
  await signIn(admin);
  const shows = 'Show as table';
  expectWithin(DASHBOARD, await weighFirstLoad(page, context, '/admin/dashboard', shows));
});
