import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { normaliseTarget } from '@redflag/shared/targets';
import { findTargets } from '@redflag/shared/targets/messages/find-targets';
import type { Figure } from '#figures.ts';
import { atLeast, atMost, median, quantile } from '#figures.ts';
import type { BenchedProduct } from '#product.ts';
import type { Chat } from './chats.ts';
import { drawNumbers, writeChat } from './chats.ts';
import type { Layout } from './layouts.ts';
import { drawChat, layouts } from './layouts.ts';

const CHATS = 100;
/** As messengers compress pictures. */
const JPEG_QUALITY = 40;
/** How many of them are also read on a slower processor, of which the browser has a quarter of the time. */
const SLOWED = 10;
const RUNNING_MS = 5;
/** Times as long as they ran. */
const STOPPED = 3;
/** Width and height in CSS pixels, and pixels for each of them: common phones, and a picture that was made smaller. */
const screens = [
  [390, 844, 2.77],
  [360, 780, 2],
  [412, 915, 1.75],
] as const;
const kinds = ['phone-number', 'website', 'bank', 'email'] as const;
const DEMO_PASSWORD = 'Redflag-demo-1';

interface ReadChat {
  layout: string;
  isDark: boolean;
  /** What the chat names, by kind, and whether that was found in what was read. */
  named: { kind: string; isFound: boolean }[];
  /** From the choice of the picture to its text. */
  ms: number;
}

/** Draws chats as screenshots, has the product read them in a browser, and looks for what they name. */
export async function benchScreenshots({ origin, database }: BenchedProduct, seed: number) {
  const { rows } = await database.query<{ email: string }>(
    `select email from users where role = 'user' order by created_at limit 1`,
  );
  const findChromium = join(import.meta.dirname, '../../../../scripts/find-chromium.ts');
  const executablePath = execFileSync(process.execPath, [findChromium], { encoding: 'utf8' });
  await using browser = await chromium.launch({
    executablePath: executablePath.trim(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const chats = drawChats(browser, drawNumbers(seed));
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  page.setDefaultTimeout(240_000);
  await signIn(page, origin, rows[0]?.email ?? '');
  const sent: Promise<string | null>[] = [];
  page.context().on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.headerValue('content-length'));
  });
  const read: ReadChat[] = [];
  const slowMs: number[] = [];
  let share = 1;
  for await (const { chat, picture, ...drawn } of chats) {
    const { text, ms } = await readScreenshot(page, origin, picture);
    read.push({ ...drawn, named: compare(chat, text), ms });
    if (slowMs.length >= SLOWED) continue;
    const slowed = await slowDown(browser);
    slowMs.push((await readScreenshot(page, origin, picture)).ms);
    share = await slowed.end();
  }
  return {
    seed,
    recall: recallOf(read),
    time: {
      'p50, s': median(read.map(({ ms }) => ms)) / 1_000,
      'p95, s':
        quantile(
          read.map(({ ms }) => ms),
          0.95,
        ) / 1_000,
      'slower processor, p50, s': median(slowMs) / 1_000,
      'share of the processor': share,
    },
    // Of all requests with a body, from the first picture's choice to the last one's text.
    bytesSent: (await Promise.all(sent)).reduce((all, bytes) => all + Number(bytes), 0),
  };
}

/** Compares what was read with the targets. */
export function screenshotFigures({
  recall,
  time,
  bytesSent,
}: Awaited<ReturnType<typeof benchScreenshots>>): Figure[] {
  return [
    ...recall
      .filter(({ of }) => kinds.some((kind) => kind === of))
      .map(({ of, recall }) => atLeast(`screenshots: ${of} found`, recall, 0.95)),
    atMost('screenshots: sent while they are read', bytesSent, 0, ' bytes'),
    atMost(
      'screenshot read on a four times slower processor',
      time['slower processor, p50, s'],
      30,
      ' s',
    ),
  ];
}

/** Draws chats as pictures, one at a time: every layout in turn, light and dark, on several screens. */
async function* drawChats(browser: Browser, draw: () => number) {
  for (let index = 0; index < CHATS; index += 1) {
    const chat = writeChat(draw);
    const names = Object.keys(layouts);
    const name = names[index % names.length] ?? '';
    const isDark = Math.floor(index / names.length) % 2 === 1;
    const screen = screens[Math.floor(index / (2 * names.length)) % screens.length] ?? screens[0];
    const [width, height, deviceScaleFactor] = screen;
    const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor });
    await page.setContent(drawChat(chat, layouts[name] as Layout, isDark));
    await page.evaluate(() => document.fonts.ready);
    const picture = await page.screenshot({ fullPage: true, type: 'jpeg', quality: JPEG_QUALITY });
    await page.close();
    yield { chat, picture, layout: name, isDark };
  }
}

async function signIn(page: Page, origin: string, email: string) {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByText('What do you want to check?').waitFor();
}

async function readScreenshot(page: Page, origin: string, picture: Buffer) {
  await page.goto(`${origin}/user/dashboard`);
  await page.getByRole('button', { name: 'Check a screenshot' }).click();
  const choice = page.getByLabel('Picture');
  await choice.waitFor();
  await choice.setInputFiles({ name: 'chat.jpg', mimeType: 'image/jpeg', buffer: picture });
  const load = page.getByRole('button', { name: 'Load and read' });
  const text = page.getByLabel('Text in the picture');
  const started = performance.now();
  await load.or(text).waitFor();
  if (await load.isVisible()) await load.click();
  await text.waitFor();
  const ms = performance.now() - started;
  return { text: await text.inputValue(), ms };
}

/** Gives the browser's pages and workers a part of the processor's time; Chromium itself slows no workers down. */
async function slowDown(browser: Browser) {
  const devTools = await browser.newBrowserCDPSession();
  const { processInfo } = await devTools.send('SystemInfo.getProcessInfo');
  await devTools.detach();
  const pages = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  const signal = (name: NodeJS.Signals) => {
    for (const id of pages) process.kill(id, name);
  };
  let isOver = false;
  let [running, stopped] = [0, 0];
  const cycles = (async () => {
    while (!isOver) {
      const from = performance.now();
      await setTimeout(RUNNING_MS);
      signal('SIGSTOP');
      const until = performance.now();
      // A busy machine lets them run for longer than it was asked.
      await setTimeout(STOPPED * (until - from));
      signal('SIGCONT');
      running += until - from;
      stopped += performance.now() - until;
    }
  })();
  return {
    /** Ends it, and returns the share that they had. */
    async end() {
      isOver = true;
      await cycles;
      return running / (running + stopped);
    },
  };
}

/** Returns what a text names that can be looked up, by kind and key. */
function keysIn(text: string): Map<string, string> {
  const found = findTargets(text).filter(({ category }) => kinds.some((kind) => kind === category));
  return new Map(
    found.map(({ category, subcategory, target }) => [
      `${category}:${normaliseTarget(category, target, subcategory)}`,
      category,
    ]),
  );
}

function compare({ messages }: Chat, text: string) {
  const found = keysIn(text);
  const named = keysIn(messages.map((message) => message.text).join('\n'));
  return [...named].map(([key, kind]) => ({ kind, isFound: found.has(key) }));
}

/** Returns the shares that were found: of each kind, in each layout, light and dark. */
function recallOf(read: ReadChat[]) {
  const groups = new Map<string, boolean[]>();
  for (const { layout, isDark, named } of read) {
    for (const { kind, isFound } of named) {
      for (const group of ['all', kind, layout, isDark ? 'dark' : 'light']) {
        groups.set(group, [...(groups.get(group) ?? []), isFound]);
      }
    }
  }
  return [...groups].map(([of, found]) => ({
    of,
    named: found.length,
    found: found.filter(Boolean).length,
    recall: found.filter(Boolean).length / found.length,
  }));
}
