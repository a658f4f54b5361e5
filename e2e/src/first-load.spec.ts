import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page, Request } from '@playwright/test';
import { admin } from './product.ts';
import { expect, test } from './test.ts';

/** In KiB, gzip: what a first visit may fetch as script, and in all. */
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

/** A stream has no end that could be waited for, and readiness is asked for as long as the page is open. */
const ENDLESS = /\/v1\/(events|server\/get-ready)$/;

/**
 * Weighs what a browser with an empty cache fetches until the screen stands, nothing is under way
 * and the service worker has what it keeps: the page, scripts, styles, pictures, answers of the API.
 * What is fetched ahead for the next screen counts too, since it comes over the same line.
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

/** Fails with each file and its size, so that it shows what has grown. */
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

test('the sign-in screen stays within the budget of the dashboards', async ({ page, context }) => {
  expectWithin(DASHBOARD, await weighFirstLoad(page, context, '/login', 'Welcome back'));
});

test("a user's dashboard stays within its budget", async ({ page, context, person, signIn }) => {
  await signIn(person);
  const shows = 'Check before you trust';
  expectWithin(DASHBOARD, await weighFirstLoad(page, context, '/user/dashboard', shows));
});

test("an administrator's dashboard stays within its budget", async ({ page, context, signIn }) => {
  await signIn(admin);
  const shows = 'Show as table';
  expectWithin(DASHBOARD, await weighFirstLoad(page, context, '/admin/dashboard', shows));
});
