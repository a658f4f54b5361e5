import { createServer, request as sendOn } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { takePhotograph } from '#photograph.ts';
import { fillReport, newSite, submitForm } from '#report-form.ts';
import { expect, test } from '#test.ts';

/** A place in a picture, in its pixels. */
interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What is beside a black box changes it by less, of 255. */
const JPEG_NOISE = 8;
const SECRET: Place = { left: 60, top: 80, width: 240, height: 120 };

/** Makes a photograph as phones do, stored sideways, with a red secret at the top left. */
async function photographSecret() {
  const upright = sharp({ create: { width: 600, height: 800, channels: 3, background: '#7a9e9f' } })
    .composite([
      {
        input: { create: { ...SECRET, channels: 3, background: '#e00000' } },
        left: SECRET.left,
        top: SECRET.top,
      },
    ])
    .png();
  const sideways = sharp(await upright.toBuffer()).rotate(-90);
  const photograph = await takePhotograph();
  const buffer = await sideways
    .jpeg()
    .withExif({
      IFD0: { Make: 'Tecno' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 27/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  return { ...photograph, buffer };
}

/** Sends what the page uploads by way of a server that notes every byte. */
async function recordUploads(page: Page) {
  const bodies: { bytes: Buffer; type: string }[] = [];
  const origin = new URL(process.env.PRODUCT_ORIGIN ?? '');
  const recorder = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    bodies.push({ bytes, type: request.headers['content-type'] ?? '' });
    // The browser takes the other port for another site.
    const sameSite = { host: origin.host, 'sec-fetch-site': 'same-origin' };
    const headers = { ...request.headers, ...sameSite };
    const sending = sendOn(new URL(request.url ?? '', origin), { method: 'POST', headers });
    sending.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    sending.end(bytes);
  });
  await new Promise<void>((resolve) => {
    recorder.listen(0, resolve);
  });
  const { port } = recorder.address() as AddressInfo;
  await page.route('**/v1/reports', (route) => {
    const url = new URL(route.request().url());
    url.port = String(port);
    return route.request().method() === 'POST'
      ? route.continue({ url: url.href })
      : route.fallback();
  });
  return {
    bodies,
    [Symbol.dispose]: () => void recorder.close(),
  };
}

/** Returns the picture of a form that was sent. */
async function pictureIn({ bytes, type }: { bytes: Buffer; type: string }) {
  const form = await new Response(new Uint8Array(bytes), {
    headers: { 'content-type': type },
  }).formData();
  const file = form.get('evidence') as File;
  return { name: file.name, buffer: Buffer.from(await file.arrayBuffer()) };
}

/** Returns the size of a picture, and how light the lightest pixel of a place in it is, from 0 to 255. */
async function look(picture: Buffer, place?: Place) {
  const image = sharp(picture);
  const { width, height, exif, orientation, format } = await image.metadata();
  const shown = place ? image.extract(place) : image;
  const { channels } = await sharp(await shown.png().toBuffer()).stats();
  return {
    format,
    width,
    height,
    metadata: exif ?? orientation,
    lightest: Math.max(...channels.slice(0, 3).map(({ max }) => max)),
  };
}

/** Whether a picture has a red pixel. */
async function isSecretIn(picture: Buffer): Promise<boolean> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, green = 0] = data.subarray(at, at + 2);
    if (red > green + 60) return true;
  }
  return false;
}

/** Returns the pictures of unfinished reports that this browser keeps. */
async function keptPictures(page: Page): Promise<{ name: string; buffer: Buffer }[]> {
  const kept = await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('drafts');
      opening.onsuccess = () => resolve(opening.result);
    });
    const entries = await new Promise<{ content: unknown }[]>((resolve) => {
      const reading = database.transaction('forms').objectStore('forms').getAll();
      reading.onsuccess = () => resolve(reading.result);
    });
    database.close();
    const files = entries
      .map((entry) => entry?.content)
      .filter((content) => content instanceof File);
    return Promise.all(
      files.map(async (file) => ({ name: file.name, bytes: [...(await file.bytes())] })),
    );
  });
  return kept.map(({ name, bytes }) => ({ name, buffer: Buffer.from(bytes) }));
}

/** Draws from one point of the picture to another, in its pixels, with the mouse or a finger. */
async function drag(page: Page, from: [number, number], to: [number, number], isFinger: boolean) {
  const picture = page.getByRole('img', { name: 'What you chose' });
  await picture.scrollIntoViewIfNeeded();
  const [box, size] = await Promise.all([
    picture.boundingBox(),
    picture.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]),
  ]);
  const [width = 1, height = 1] = size;
  const pointAt = ([x, y]: [number, number]) => ({
    x: (box?.x ?? 0) + (x / width) * (box?.width ?? 0),
    y: (box?.y ?? 0) + (y / height) * (box?.height ?? 0),
  });
  const [start, end] = [pointAt(from), pointAt(to)];
  if (!isFinger) {
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y, { steps: 4 });
    await page.mouse.up();
    return;
  }
  const devTools = await page.context().newCDPSession(page);
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: { x: number; y: number }[]
  ) => devTools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', start);
  await touch('touchMove', { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 });
  await touch('touchMove', end);
  await touch('touchEnd');
  await devTools.detach();
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Hide parts of your picture' });
const press = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true }).click();

/** Opens a filled-in report with a picture, and what hides parts of it. */
async function open(page: Page, picture: { name: string; mimeType: string; buffer: Buffer }) {
  await page.goto('/user/dashboard/new-report');
  await fillReport(page, { category: 'Website', target: newSite('hidden') });
  await page.getByLabel('Evidence').setInputFiles(picture);
  await press(page, 'Hide parts');
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('button', { name: 'Add a box' })).toBeVisible();
  return dialog;
}

test.beforeEach(async ({ person, signIn }) => {
  await signIn(person);
});

test('what is covered with a pointer is not in the bytes that are sent, nor in the draft', {
  tag: '@phone',
}, async ({ page, hasTouch, findBarriers }) => {
  using uploads = await recordUploads(page);
  const original = await photographSecret();
  const dialog = await open(page, original);
  await drag(page, [50, 70], [310, 210], hasTouch);
  await expect(dialog.getByRole('button', { name: 'Box 1' })).toBeFocused();
  expect(await findBarriers()).toEqual([]);
  // Too small to be meant.
  await drag(page, [400, 400], [402, 402], hasTouch);
  await expect(dialog.getByRole('button', { name: 'Box 2' })).toBeHidden();
  await drag(page, [350, 500], [400, 550], hasTouch);
  await expect(dialog.getByRole('button', { name: 'Box 2' })).toBeFocused();
  await drag(page, [375, 525], [475, 625], hasTouch);
  await press(dialog, 'Use this picture');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Hide parts' })).toBeFocused();
  await expect(page.getByText('picture.jpg')).toBeVisible();
  await expect
    .poll(async () => (await keptPictures(page)).map(({ name }) => name))
    .toEqual(['picture.jpg']);
  const [kept] = await keptPictures(page);
  expect(await isSecretIn(kept?.buffer ?? original.buffer)).toBe(false);

  await submitForm(page);
  const [sent] = uploads.bodies;
  if (!sent) throw new Error('Nothing was sent.');
  for (const trace of ['Exif', 'Tecno', original.name]) {
    expect(original.buffer.includes(trace) || trace === original.name).toBe(true);
    expect(sent.bytes.includes(trace), trace).toBe(false);
  }
  const { name, buffer } = await pictureIn(sent);
  expect(name).toBe('picture.jpg');
  const { lightest, ...rest } = await look(buffer, SECRET);
  expect(rest).toEqual({ format: 'jpeg', width: 600, height: 800, metadata: undefined });
  expect(lightest).toBeLessThan(JPEG_NOISE);
  const lightestAt = async (left: number, top: number) =>
    (await look(buffer, { left, top, width: 10, height: 10 })).lightest;
  expect(await lightestAt(460, 610)).toBeLessThan(JPEG_NOISE);
  expect(await lightestAt(345, 495)).toBeGreaterThan(100);
  expect(await isSecretIn(original.buffer)).toBe(true);
  expect(await isSecretIn(buffer)).toBe(false);
});

test('parts are covered and the picture is cropped with the keyboard alone', async ({
  page,
  findBarriers,
}) => {
  using uploads = await recordUploads(page);
  const buffer = await sharp((await photographSecret()).buffer)
    .autoOrient()
    .png()
    .toBuffer();
  const dialog = await open(page, { name: 'chat.png', mimeType: 'image/png', buffer });
  const use = dialog.getByRole('button', { name: 'Use this picture' });
  await expect(dialog.getByRole('button', { name: 'Add a box' })).toBeFocused();
  await expect(use).toBeDisabled();
  await page.keyboard.press('Enter');
  const box = dialog.getByRole('button', { name: 'Box 1' });
  await expect(box).toBeFocused();
  // From 200, 362 to 400, 437: over the secret, and larger.
  for (let step = 0; step < 25; step += 1) await page.keyboard.press('ArrowLeft');
  for (let step = 0; step < 49; step += 1) await page.keyboard.press('ArrowUp');
  for (let step = 0; step < 10; step += 1) await page.keyboard.press('Shift+ArrowRight');
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('Shift+ArrowDown');
  await expect(
    dialog.getByText('8% from the left, 9% from the top, 43% wide, 18% high'),
  ).toBeAttached();
  expect(await findBarriers()).toEqual([]);
  await page.keyboard.press('Delete');
  await expect(box).toBeHidden();
  await expect(dialog.getByRole('button', { name: 'Add a box' })).toBeFocused();
  await press(dialog, 'Undo');
  await expect(box).toBeVisible();

  await dialog.getByRole('button', { name: 'Cut edges' }).press('Enter');
  const crop = dialog.getByRole('button', { name: 'What stays of the picture' });
  await expect(crop).toBeFocused();
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('ArrowUp');
  expect(await findBarriers()).toEqual([]);
  await use.press('Enter');
  await expect(dialog).toBeHidden();

  await submitForm(page);
  const [sent] = uploads.bodies;
  if (!sent) throw new Error('Nothing was sent.');
  const picture = await pictureIn(sent);
  expect(picture.name).toBe('picture.png');
  // Cropped by 60 and 74 at its left and top.
  expect(await look(picture.buffer, { left: 0, top: 6, width: 240, height: 120 })).toMatchObject({
    format: 'png',
    width: 474,
    height: 640,
    metadata: undefined,
    lightest: 0,
  });
  expect(await isSecretIn(picture.buffer)).toBe(false);
});

test('what was begun can be left: the picture stays as it was', async ({ page }) => {
  const original = await photographSecret();
  const dialog = await open(page, original);
  await press(dialog, 'Add a box');
  await press(dialog, 'Cut edges');
  await press(dialog, 'Keep all edges');
  await press(dialog, 'Start again');
  await expect(dialog.getByRole('button', { name: 'Box 1' })).toBeHidden();
  await expect(dialog.getByRole('button', { name: 'Use this picture' })).toBeDisabled();
  await press(dialog, 'Undo');
  await expect(dialog.getByRole('button', { name: 'Box 1' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(original.name)).toBeVisible();

  await page.getByLabel('Evidence').setInputFiles({
    name: 'broken.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  });
  await press(page, 'Hide parts');
  await expect(dialog.getByText('Your browser cannot change this picture.')).toBeVisible();
});

test("what is pasted while parts are hidden does not take the picture's place", async ({
  page,
}) => {
  const paste = () =>
    page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File(['GIF89a'], 'pasted.gif', { type: 'image/gif' }));
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
    });
  const original = await photographSecret();
  const dialog = await open(page, original);
  await press(dialog, 'Add a box');
  await paste();
  await expect(dialog.getByRole('button', { name: 'Box 1' })).toBeVisible();
  await press(dialog, 'Use this picture');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('picture.jpg')).toBeVisible();
  await paste();
  await expect(page.getByText('Please select a PNG, JPEG or WebP picture')).toBeVisible();
  await page.getByLabel('Evidence').setInputFiles(original);
  await expect(page.getByText(original.name)).toBeVisible();
  await expect(dialog).toBeHidden();
});

const OWN = '0803 555 0142';

/** Draws a chat as a screenshot of a phone, in which the person's own number stands. */
async function drawChat(context: BrowserContext) {
  const screen = await context.browser()?.newPage({
    viewport: { width: 390, height: 300 },
    deviceScaleFactor: 2,
  });
  if (!screen) throw new Error('There is no browser.');
  await screen.setContent(`<body style="margin:0;padding:16px;background:#fff;font:18px sans-serif">
    <p>Call us on 0905 123 4567 today.</p><p>My number is <b id="own">${OWN}</b> please</p>`);
  const box = await screen.locator('#own').boundingBox();
  const buffer = await screen.screenshot({ type: 'png' });
  await screen.close();
  const inPixels = Object.values(box ?? {}).map((value) => Math.round(2 * value));
  const [left = 0, top = 0, width = 0, height = 0] = inPixels;
  return {
    file: { name: 'chat.png', mimeType: 'image/png', buffer },
    // What is above and below letters is not covered.
    own: { left, top: top + Math.round(height / 4), width, height: Math.round(height / 2) },
  };
}

test("the person's own number is found on request, and covered if they want", async ({
  page,
  context,
  database,
  person,
  findBarriers,
}) => {
  await database.query('update users set phone = $1 where email = $2', [
    '+2348035550142',
    person.email,
  ]);
  const { file, own } = await drawChat(context);
  const loaded: string[] = [];
  context.on('request', (request) => loaded.push(request.url()));
  using uploads = await recordUploads(page);
  const dialog = await open(page, file);
  await press(dialog, 'Find my phone number');
  await expect(dialog.getByText('a reader of about 4 MB')).toBeVisible();
  expect(loaded.filter((url) => /worker|\.wasm|traineddata/.test(url))).toEqual([]);
  await press(dialog, 'Load and read');
  await expect(dialog.getByText('This looks like your number.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: `Cover ${OWN}` })).toBeFocused();
  expect(await findBarriers()).toEqual([]);
  await expect(dialog.getByRole('button', { name: /^Cover / })).toHaveText([`Cover ${OWN}`]);
  await press(dialog, `Cover ${OWN}`);
  await expect(dialog.getByRole('button', { name: 'Box 1' })).toBeFocused();
  await press(dialog, 'Use this picture');
  await submitForm(page);
  const [sent] = uploads.bodies;
  if (!sent) throw new Error('Nothing was sent.');
  const { buffer } = await pictureIn(sent);
  expect(await look(buffer, own)).toMatchObject({ lightest: 0 });
  expect(sent.bytes.includes('5550142')).toBe(false);
});
