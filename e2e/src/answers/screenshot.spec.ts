import { writeFile } from 'node:fs/promises';
import type { BrowserContext, Page, Request } from '@playwright/test';
import encodeQR from 'qr';
import sharp from 'sharp';
import { expect, test } from '#test.ts';

const NUMBER = '0803 555 0142';
const CHAT = `<body style="margin:0;padding:16px;background:#0b141a;color:#e9edef;font:16px sans-serif">
  <p style="background:#202c33;padding:10px;border-radius:8px;width:300px">Your account is blocked.
  Call ${NUMBER} or verify at https://gtb-verify-alert.com/win today.</p>
  <p style="background:#005c4b;padding:10px;border-radius:8px;width:200px;margin-left:110px">Who is this please?</p>`;

/** Draws a page as a screenshot of a phone. */
async function draw(context: BrowserContext, html: string, quality = 40): Promise<Buffer> {
  const browser = context.browser();
  const screen = await browser?.newPage({
    viewport: { width: 390, height: 300 },
    deviceScaleFactor: 2,
  });
  await screen?.setContent(html);
  const picture = await screen?.screenshot({ fullPage: true, type: 'jpeg', quality });
  await screen?.close();
  return picture ?? Buffer.alloc(0);
}

const asFile = (buffer: Buffer, name = 'chat.jpg', mimeType = 'image/jpeg') => ({
  name,
  mimeType,
  buffer,
});
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Check a screenshot' });
const choose = (page: Page, file: ReturnType<typeof asFile> | string) =>
  dialogOf(page).getByLabel('Picture').setInputFiles(file);
const load = (page: Page) => page.getByRole('button', { name: 'Load and read' }).click();
const textIn = (page: Page) => page.getByLabel('Text in the picture');

async function open(page: Page) {
  await page.goto('/user/dashboard');
  await page.getByRole('button', { name: 'Check a screenshot' }).click();
  await expect(dialogOf(page)).toBeVisible();
}

/** Collects what leaves the browser, also from its workers. */
function recordRequests(context: BrowserContext): Request[] {
  const requests: Request[] = [];
  context.on('request', (request) => requests.push(request));
  return requests;
}

const readerFile = /\/assets\/(screenshot-worker-|tesseract-core-.*\.wasm$|eng\.traineddata-)/;
const pathOf = (request: Request) => new URL(request.url()).pathname;

test.beforeEach(async ({ person, signIn }) => {
  await signIn(person);
});

test('a screenshot is read in the browser, corrected and checked, and no byte of it leaves', {
  tag: '@phone',
}, async ({ page, context, baseURL, findBarriers }) => {
  const picture = await draw(context, CHAT);
  const requests = recordRequests(context);
  await open(page);
  expect(await findBarriers()).toEqual([]);
  await choose(page, asFile(picture));
  await expect(page.getByText('a reader of about 4 MB')).toBeVisible();
  await expect(page.getByText('The picture itself stays in this browser')).toBeVisible();
  expect(await findBarriers()).toEqual([]);
  expect(requests.filter((request) => readerFile.test(pathOf(request)))).toEqual([]);

  const from = requests.length;
  await load(page);
  await expect(textIn(page)).toBeFocused();
  await expect(textIn(page)).toHaveValue(/Call 0803 555 0142 or verify at https:\/\/gtb-verify-/);
  expect(await findBarriers()).toEqual([]);
  // Those of the picture's preview stay in the browser.
  const sent = requests.slice(from).filter((request) => !request.url().startsWith('blob:'));
  const loaded = sent.filter((request) => readerFile.test(pathOf(request)));
  expect(loaded).toHaveLength(3);
  for (const request of sent) {
    expect(request.url().startsWith(`${baseURL}/`), request.url()).toBe(true);
    expect([request.method(), await request.headerValue('content-length')]).toEqual(['GET', null]);
    expect(new URL(request.url()).search.length).toBeLessThan(200);
  }
  let bytes = 0;
  for (const request of loaded) bytes += (await request.sizes()).responseBodySize;
  // What the person was told.
  expect(Math.round(bytes / 1_000_000)).toBe(4);

  await textIn(page).fill((await textIn(page).inputValue()).replace(NUMBER, '0803 555 0143'));
  await page.getByRole('button', { name: 'Check this text' }).click();
  await expect(page.getByText('We found 2 things to check.')).toBeVisible();
  await expect(page.locator('mark').first()).toHaveText('0803 555 0143');
});

test('only the script of the reader may compile a program, and no page', async ({
  page,
  context,
}) => {
  const policies = new Map<string, string>();
  context.on('response', async (response) => {
    policies.set(pathOf(response.request()), response.headers()['content-security-policy'] ?? '');
  });
  await open(page);
  await choose(page, asFile(await draw(context, CHAT)));
  await load(page);
  await expect(textIn(page)).toBeVisible();
  const may = [...policies].filter(([, policy]) => policy.includes('wasm-unsafe-eval'));
  expect(may.map(([path]) => path.replace(/-[\w-]+\.js$/, ''))).toEqual(['/assets/screenshot']);
  const refused = await page.evaluate(() =>
    WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(
      () => '',
      (error) => error.name,
    ),
  );
  expect(refused).toBe('CompileError');
});

test("'Stop' ends the worker, and a reader that does not come is told apart from the picture", async ({
  page,
  context,
}) => {
  await page.route(/\.wasm$/, () => undefined);
  await open(page);
  await choose(page, asFile(await draw(context, CHAT)));
  await load(page);
  const stop = page.getByRole('button', { name: 'Stop' });
  await expect(stop).toBeFocused();
  await expect(dialogOf(page).getByRole('status')).toHaveText('Loading the reader');
  await expect.poll(() => page.workers().length).toBe(1);
  await stop.click();
  await expect.poll(() => page.workers().length).toBe(0);
  await expect(dialogOf(page).getByLabel('Picture')).toBeFocused();

  await page.unroute(/\.wasm$/);
  await page.route(/\.wasm$/, (route) => route.abort('connectionreset'));
  await choose(page, asFile(await draw(context, CHAT)));
  await expect(page.getByText('The reader could not be loaded.')).toBeVisible();
  await expect(dialogOf(page).getByLabel('Picture')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
});

test('what cannot be read is told apart', async ({ page, context, findBarriers }) => {
  await open(page);
  const blank = await draw(context, '<body style="background:#fff">');
  // By its path: sent to a busy browser, it takes a minute.
  const large = test.info().outputPath('a.png');
  await writeFile(large, Buffer.alloc(30_000_001));
  for (const [file, message] of [
    [asFile(Buffer.from('no picture'), 'a.txt', 'text/plain'), 'cannot open this as a picture'],
    [asFile(Buffer.from('no picture'), 'a.heic', 'image/heic'), 'cannot open HEIC pictures'],
    [large, 'This picture is too large'],
    [asFile(blank), 'We found no text in this picture'],
  ] as const) {
    await choose(page, file);
    const ask = page.getByRole('button', { name: 'Load and read' });
    await expect(ask.or(page.getByText(message))).toBeVisible();
    if (await ask.isVisible()) await ask.click();
    await expect(page.getByText(message)).toBeVisible();
    expect(await findBarriers()).toEqual([]);
  }
});

test('a picture that is stored sideways, a very long one and a QR code are read', async ({
  page,
  context,
}) => {
  await open(page);
  const upright = await draw(context, CHAT, 90);
  const sideways = await sharp(upright).rotate(-90).withMetadata({ orientation: 6 }).toBuffer();
  await choose(page, asFile(sideways));
  await load(page);
  await expect(textIn(page)).toHaveValue(new RegExp(NUMBER));
  await page.keyboard.press('Escape');
  // What was read is not lost.
  await expect(page.getByLabel('Target', { exact: true })).toHaveValue(new RegExp(NUMBER));

  const long = await draw(
    context,
    `${CHAT}<div style="height:3600px"></div><p>Bye, Ada ${NUMBER}</p>`,
  );
  await open(page);
  await choose(page, asFile(long));
  await load(page);
  await expect(textIn(page)).toHaveValue(/Bye, Ada 0803 555 0142/);

  const code = encodeQR('https://gtb-verify-code.com/pay', 'svg');
  await open(page);
  await choose(page, asFile(await draw(context, `<div style="width:200px">${code}</div>`)));
  await load(page);
  await expect(textIn(page)).toHaveValue(/https:\/\/gtb-verify-code\.com\/pay$/);
  await expect(page.getByText('The last line is what the QR code')).toBeVisible();
});

test('a picture can be pasted into the field, or dropped on the form', async ({
  page,
  context,
}) => {
  const base64 = (await draw(context, CHAT)).toString('base64');
  for (const [type, of] of [
    ['paste', 'clipboardData'],
    ['drop', 'dataTransfer'],
  ] as const) {
    await page.goto('/user/dashboard');
    await page.getByLabel('Target', { exact: true }).evaluate(
      (field, [type, of, base64]) => {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        const transfer = new DataTransfer();
        transfer.items.add(new File([bytes], 'chat.jpg', { type: 'image/jpeg' }));
        const init = { bubbles: true, cancelable: true, [of]: transfer };
        const event = type === 'paste' ? new ClipboardEvent(type, init) : new DragEvent(type, init);
        field.dispatchEvent(event);
      },
      [type, of, base64] as const,
    );
    await load(page);
    await expect(textIn(page)).toHaveValue(new RegExp(NUMBER));
  }
});

test('without a connection, it says that the reader cannot be loaded', async ({
  page,
  context,
}) => {
  await open(page);
  await context.setOffline(true);
  await choose(page, asFile(await draw(context, CHAT)));
  await expect(page.getByText('You are offline. Connect')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Load and read' })).toBeDisabled();
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the reader is loaded once: later it reads without asking, and without a connection', async ({
    page,
    context,
  }) => {
    // A busy machine looks like a slow connection, where the worker is never fetched.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: undefined }),
    );
    await page.goto('/user/dashboard');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const picture = asFile(await draw(context, CHAT));
    await open(page);
    await choose(page, picture);
    await load(page);
    await expect(textIn(page)).toHaveValue(new RegExp(NUMBER));
    const kept = () =>
      page.evaluate(async () => (await (await caches.open('reader')).keys()).length);
    await expect.poll(kept).toBe(3);

    await open(page);
    await context.setOffline(true);
    await choose(page, picture);
    await expect(textIn(page)).toHaveValue(new RegExp(NUMBER));
  });
});
