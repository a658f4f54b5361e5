import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import type { Figure } from '#figures.ts';
import { atMost, median } from '#figures.ts';
import type { BenchedProduct } from '#product.ts';

/** What cheap phones are connected by: kilobits a second, and milliseconds there and back. */
const lines = [
  { rate: 400, latency: 400, toReach: { form: 3, search: 1, answer: 0.5 } },
  { rate: 50, latency: 2_000, toReach: { form: 20, search: 8 } },
];
type Line = (typeof lines)[number];

const SLOWER_PROCESSOR = 4;
/** Milliseconds to type an address and a password; immediate with a password manager. */
const typing = [0, 5_000];
const RUNS = 3;
const DEMO_PASSWORD = 'Redflag-demo-1';
const UNKNOWN_NUMBER = '+2348031234567';

/** Signs in and searches on cheap phones. Returns the seconds of each step, by line and typing. */
export async function benchPhone({ origin, database }: BenchedProduct) {
  const { rows } = await database.query<{ email: string }>(
    `select email from users where role = 'user' order by created_at limit 1`,
  );
  const findChromium = join(import.meta.dirname, '../../../scripts/find-chromium.ts');
  const executablePath = execFileSync(process.execPath, [findChromium], { encoding: 'utf8' });
  await using browser = await chromium.launch({
    executablePath: executablePath.trim(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const email = rows[0]?.email ?? '';
  const waited: Waited[] = [];
  for (const line of lines) {
    for (const typingMs of typing) {
      const runs: Steps[] = [];
      while (runs.length < RUNS) {
        runs.push(await searchOnPhone(browser, origin, email, line, typingMs));
      }
      const secondsOf = (step: keyof Steps) => median(runs.map((run) => run[step])) / 1_000;
      waited.push({
        'kb/s': line.rate,
        typing: typingMs / 1_000,
        form: secondsOf('form'),
        scripts: secondsOf('scripts'),
        search: secondsOf('search'),
        answer: secondsOf('answer'),
      });
    }
  }
  return waited;
}

type Waited = Steps & { 'kb/s': number; typing: number };

/** Compares what people waited for with the targets of each line. */
export function phoneFigures(waited: Waited[]): Figure[] {
  return waited.flatMap((row) => {
    const toReach: Partial<Steps> = lines.find(({ rate }) => rate === row['kb/s'])?.toReach ?? {};
    return Object.entries(toReach).map(([step, bound]) =>
      atMost(
        `phone, ${row['kb/s']} kb/s, typing ${row.typing} s: ${step}`,
        row[step as keyof Steps],
        bound,
        ' s',
      ),
    );
  });
}

type Steps = Record<'form' | 'scripts' | 'search' | 'answer', number>;

/** @returns the milliseconds until each step is done, from the one that somebody took before */
async function searchOnPhone(
  browser: Browser,
  origin: string,
  email: string,
  line: Line,
  typingMs: number,
): Promise<Steps> {
  await using context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  await slowDown(page, line);
  const started = performance.now();
  const field = page.getByLabel('Email');
  await page.goto(`${origin}/login`, { waitUntil: 'commit' });
  await field.waitFor();
  const form = performance.now() - started;
  // React keeps what it knows of an element at the element.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__react')),
  );
  const scripts = performance.now() - started;

  await field.focus();
  await setTimeout(typingMs);
  await field.fill(email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  const search = await timeClick(page, 'Sign In', 'What do you want to check?');

  await page.getByRole('textbox', { name: 'Target' }).fill(UNKNOWN_NUMBER);
  await setTimeout(typingMs);
  const answer = await timeClick(page, 'Search', 'That does not mean it is safe.');
  return { form, scripts, search, answer };
}

/** Clicks a button; returns the milliseconds until the screen shows a text. Measured in the page: to look at it from outside takes as long. */
async function timeClick(page: Page, button: string, shows: string): Promise<number> {
  const shown = page.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        let clicked = 0;
        const note = () => {
          clicked = performance.now();
        };
        addEventListener('click', note, { capture: true, once: true });
        new MutationObserver((_, observer) => {
          if (!document.querySelector('main')?.textContent.includes(text)) return;
          observer.disconnect();
          resolve(performance.now() - clicked);
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    shows,
  );
  await page.getByRole('button', { name: button, exact: true }).click();
  return shown;
}

async function slowDown(page: Page, { rate, latency }: Line): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const throughput = (rate * 1_000) / 8;
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
    connectionType: rate < 100 ? 'cellular2g' : 'cellular3g',
  });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
}
