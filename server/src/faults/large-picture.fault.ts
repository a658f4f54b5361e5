import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PictureError, preparePicture } from '#platform/pictures/pictures.ts';
import { memoryDuring } from '#testing/processes/memory.ts';

/** The largest picture accepted. */
const blank = sharp({ create: { width: 8_000, height: 6_250, channels: 3, background: 'teal' } });
const prepare = (upload: Buffer) => preparePicture('ada', upload, { thumbnail: 320 });

test('the largest picture in its most costly form needs hardly any server memory', async () => {
  const form = { progressive: true, chromaSubsampling: '4:4:4' };
  const upload = await blank.withMetadata({ orientation: 6 }).jpeg(form).toBuffer();
  let full: Buffer | undefined;
  const growth = await memoryDuring(async () => {
    full = (await prepare(upload)).full;
  });
  expect(growth).toBeLessThan(200e6);
  expect(await sharp(full).metadata()).toMatchObject({ width: 6_250, height: 8_000 });
});

test('the largest picture is refused like any other if damaged', async () => {
  const upload = await blank.jpeg({ progressive: true }).toBuffer();
  await expect(prepare(upload.subarray(0, upload.length / 2))).rejects.toThrow(PictureError);
});
