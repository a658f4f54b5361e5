import { pictureMessages } from '@redflag/shared/pictures';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  createClient,
  createPost,
  photograph,
  sendForm,
  submitReport,
} from '#testing/factories.ts';
import { colourAt, phonePicture, picture } from '#testing/phone-picture.ts';
import { drawPng, hugePng } from '#testing/png.ts';
import { expectProblem } from '#testing/problem.ts';
import { memoryDuring } from '#testing/processes/memory.ts';
import { sharedTestApp } from '#testing/shared-app.ts';

const server = await sharedTestApp();
const ada = await createClient(server);
const admin = await createClient(server, { role: 'admin' });

const MEGABYTE = 1024 * 1024;
const script = '<script>alert(1)</script>';

/** Hostile uploads: a name, the content, and the message and status of the answer. */
const hostile: [string, () => Buffer | Promise<Buffer>, string, number][] = [
  ['an empty file', () => Buffer.alloc(0), pictureMessages.wrongType, 422],
  [
    'half a JPEG',
    async () => (await photograph()).subarray(0, 2_000),
    pictureMessages.unreadable,
    422,
  ],
  ['a damaged PNG', () => drawPng().fill(0x55, 60, 90), pictureMessages.unreadable, 422],
  ['a decompression bomb', () => hugePng(20_000), pictureMessages.tooManyPixels, 422],
  [
    'an SVG',
    () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
    pictureMessages.wrongType,
    422,
  ],
  ['a GIF named .png', () => picture().gif().toBuffer(), pictureMessages.wrongType, 422],
  ['a TIFF named .png', () => picture().tiff().toBuffer(), pictureMessages.wrongType, 422],
  [
    'half a WebP',
    async () => (await picture().webp().toBuffer()).subarray(0, 200),
    pictureMessages.unreadable,
    422,
  ],
  ['a file of 50 MB', () => Buffer.alloc(50 * MEGABYTE), pictureMessages.tooLarge, 413],
];

describe.each(hostile)('%s', (_what, make, message, status) => {
  test('is refused with a message as evidence, profile photo and post picture', async () => {
    const content = await make();
    const file = { content, name: 'holiday.png' };
    const texts = { title: 'A flaw', body: 'Update.' };
    const growth = await memoryDuring(async () => {
      for (const response of [
        await submitReport(ada, {}, file),
        await sendForm(ada, 'PUT', '/v1/me/photo', {}, { field: 'photo', ...file }),
        await sendForm(admin, 'POST', '/v1/posts', texts, { field: 'image', ...file }),
      ]) {
        expect(expectProblem(response, status).detail).toBe(message);
      }
    });
    // The sender's own copies are in the same process: three for each of the three forms.
    expect(growth).toBeLessThan(200e6 + 9 * content.length);
  });
});

test('a WebP is accepted as evidence, profile photo and post picture, and shown as a JPEG', async () => {
  const content = await picture().webp().toBuffer();
  const file = { content, name: 'screenshot.webp' };
  const { evidence } = (await submitReport(ada, {}, file)).json();
  expect(evidence.source).toBe('screenshot.webp');
  const post = await createPost(admin, {}, content);
  const me = await sendForm(ada, 'PUT', '/v1/me/photo', {}, { field: 'photo', ...file });
  for (const url of [evidence.url, post.imageUrl, me.json().photoUrl]) {
    const { rawPayload, headers } = await admin.request('GET', url);
    expect(headers['content-type']).toBe('image/jpeg');
    expect((await sharp(rawPayload).metadata()).format).toBe('jpeg');
  }
});

test('a PNG with a script appended is accepted without the script', async () => {
  const content = Buffer.concat([drawPng(), Buffer.from(script)]);
  const { evidence } = (await submitReport(ada, {}, { content, name: 'a.png' })).json();
  for (const size of ['full', 'thumb']) {
    const { rawPayload, headers } = await ada.request('GET', `${evidence.url}?size=${size}`);
    expect(rawPayload.includes(script)).toBe(false);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
    });
  }
});

test.each([
  ['with a path', '../../../etc/cron.d/evil.jpg', 'evil.jpg'],
  ['with line breaks', 'a\r\nSet-Cookie: x=y.jpg', 'a%0D%0ASet-Cookie: x=y.jpg'],
  ['of 300 characters', `${'n'.repeat(296)}.jpg`, `${'n'.repeat(251)}.jpg`],
  ['with HTML', "<img src=x onerror='alert(1)'>.jpg", "<img src=x onerror='alert(1)'>.jpg"],
])('a file name %s is stored safely', async (_what, name, source) => {
  const response = await submitReport(ada, {}, { content: await photograph(), name });
  expect(response.json().evidence.source).toBe(source);
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'a picture with orientation %i is upright and has no location in every size',
  async (orientation) => {
    const content = await phonePicture(orientation);
    const file = { content, name: 'IMG_1.jpg' };
    const { evidence } = (await submitReport(ada, {}, file)).json();
    const post = await createPost(admin, {}, content);
    const me = await sendForm(ada, 'PUT', '/v1/me/photo', {}, { field: 'photo', ...file });
    for (const url of [
      `${evidence.url}?size=full`,
      `${evidence.url}?size=thumb`,
      `${post.imageUrl}?size=full`,
      `${post.imageUrl}?size=thumb`,
      me.json().photoUrl,
    ]) {
      const { rawPayload } = await (url.includes('posts') ? admin : ada).request('GET', url);
      const {
        exif,
        xmp,
        iptc,
        orientation: rotation,
        ...header
      } = await sharp(rawPayload).metadata();
      expect({ exif, xmp, iptc, rotation }).toEqual({});
      expect(rawPayload.includes('GPS') || rawPayload.includes('Camera')).toBe(false);
      // A square photo no longer has the red corner of the wide picture.
      if (header.width === header.height) continue;
      expect(header.width).toBe(header.height * 2);
      const [redness = 0, green = 255] = await colourAt(rawPayload, 8, 8);
      expect([redness > 200, green < 60]).toEqual([true, true]);
    }
  },
);
