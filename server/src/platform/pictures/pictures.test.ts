import { MAX_PICTURE_BYTES, pictureMessages } from '@redflag/shared/pictures';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { colourAt, phonePicture, picture } from '#testing/phone-picture.ts';
import { drawPng, hugePng, pngChunk } from '#testing/png.ts';
import { memoryDuring } from '#testing/processes/memory.ts';
import type { CleanPicture, PictureError, PictureSides } from './pictures.ts';
import { preparePicture } from './pictures.ts';

const red = '#ff0000';

const prepare = async (upload: Buffer, sides: PictureSides = { thumbnail: 320 }) =>
  (await preparePicture('ada', upload, sides)) as Required<CleanPicture>;

async function refusal(upload: Buffer): Promise<Pick<PictureError, 'code' | 'message'>> {
  return prepare(upload).then(
    () => {
      throw new Error('the picture was taken');
    },
    ({ code, message }: PictureError) => ({ code, message }),
  );
}

function redWebp(width = 40, height = 30): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: red } })
    .webp({ lossless: true })
    .toBuffer();
}

/** A WebP that is red, then blue. */
async function movingWebp(): Promise<Buffer> {
  const frames = [red, '#0000ff'].map((background) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .webp()
    .toBuffer();
}

async function expectNoMetadata({ full, thumbnail }: Required<CleanPicture>): Promise<void> {
  for (const image of [full, thumbnail]) {
    const { exif, xmp, icc, iptc, comments, orientation } = await sharp(image).metadata();
    expect({ exif, xmp, icc, iptc, comments, orientation }).toEqual({});
    expect(image.includes('Ada')).toBe(false);
  }
}

describe('a picture from a phone', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'with orientation %i is turned upright',
    async (orientation) => {
      const { full, thumbnail } = await prepare(await phonePicture(orientation));
      expect(await sharp(full).metadata()).toMatchObject({ width: 400, height: 200 });
      expect(await sharp(thumbnail).metadata()).toMatchObject({ width: 320, height: 160 });
      for (const image of [full, thumbnail]) {
        const [redness = 0, green = 255] = await colourAt(image, 8, 8);
        expect(redness).toBeGreaterThan(230);
        expect(green).toBeLessThan(40);
        const { width, height } = await sharp(image).metadata();
        expect((await colourAt(image, width - 8, height - 8))[1]).toBeGreaterThan(230);
      }
    },
  );

  it('loses its location, camera, texts and colour profile', async () => {
    const upload = await phonePicture(6);
    expect((await sharp(upload).metadata()).exif?.includes('Camera')).toBe(true);
    const evidence = await prepare(upload);
    expect(evidence).toMatchObject({ contentType: 'image/jpeg' });
    await expectNoMetadata(evidence);
  });

  it('keeps its colours if they were stored for a wide-gamut screen', async () => {
    const image = sharp({ create: { width: 64, height: 64, channels: 3, background: '#c83232' } });
    const upload = await image.withIccProfile('p3').jpeg({ quality: 100 }).toBuffer();
    const [redness = 0, green = 0] = await colourAt((await prepare(upload)).full, 8, 8);
    expect(Math.abs(redness - 0xc8)).toBeLessThan(5);
    expect(Math.abs(green - 0x32)).toBeLessThan(5);
  });

  it('with a gain map for bright screens is accepted and loses the map', async () => {
    // The method exists but is missing from sharp's types.
    const image = sharp(await picture().jpeg().toBuffer()) as Sharp & { withGainMap(): Sharp };
    const upload = await image.withGainMap().jpeg().toBuffer();
    expect(upload.indexOf('ffd8ff', 3, 'hex')).toBeGreaterThan(0);
    const { full } = await prepare(upload);
    expect(full.indexOf('ffd8ff', 3, 'hex')).toBe(-1);
  });
});

it('accepts a JPEG in CMYK', async () => {
  const cmyk = await picture().toColourspace('cmyk').jpeg().toBuffer();
  const { full } = await prepare(cmyk);
  expect((await sharp(full).metadata()).space).toBe('srgb');
});

it('accepts a transparent PNG with 16 bits and keeps its transparency', async () => {
  const clear = { r: 0, g: 0, b: 255, alpha: 0.5 };
  const upload = await sharp({ create: { width: 50, height: 20, channels: 4, background: clear } })
    .toColourspace('rgb16')
    .png()
    .toBuffer();
  const { full, contentType } = await prepare(upload);
  expect(contentType).toBe('image/png');
  expect((await colourAt(full, 5, 5))[3]).toBe(128);
});

describe('a WebP', () => {
  it.each([true, false])(
    'becomes a JPEG with nothing but its pixels, lossless: %s',
    async (lossless) => {
      const upload = await picture()
        .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>Ada</a></x:xmpmeta>')
        .webp({ lossless })
        .toBuffer();
      const evidence = await prepare(upload);
      expect(evidence.contentType).toBe('image/jpeg');
      expect(await sharp(evidence.full).metadata()).toMatchObject({ format: 'jpeg', width: 400 });
      expect((await colourAt(evidence.full, 8, 8))[0]).toBeGreaterThan(230);
      await expectNoMetadata(evidence);
    },
  );

  it('is turned upright', async () => {
    const upload = await sharp(await phonePicture(6))
      .keepMetadata()
      .webp()
      .toBuffer();
    const { full } = await prepare(upload);
    expect(await sharp(full).metadata()).toMatchObject({ width: 400, height: 200 });
  });

  it('is white where it was transparent', async () => {
    const create = { width: 50, height: 20, channels: 4 as const, background: '#0000' };
    const { full } = await prepare(await sharp({ create }).webp().toBuffer());
    expect(await colourAt(full, 5, 5)).toEqual([255, 255, 255]);
  });

  it('that moves keeps its first picture', async () => {
    const { full } = await prepare(await movingWebp());
    expect(await sharp(full).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 30 });
    expect((await colourAt(full, 8, 8))[0]).toBeGreaterThan(230);
  });

  it('that needs much memory takes none of the server', async () => {
    const upload = await redWebp(4_000, 3_000);
    expect(await memoryDuring(() => prepare(upload))).toBeLessThan(60e6);
  });
});

it('keeps only the pixels of a PNG', async () => {
  const clean = await picture().png().toBuffer();
  const text = pngChunk('tEXt', Buffer.from('Author\0Ada Obi', 'latin1'));
  const afterHeader = 8 + 25;
  const upload = Buffer.concat([
    clean.subarray(0, afterHeader),
    text,
    clean.subarray(afterHeader),
    Buffer.from('<script>alert("Ada")</script>'),
  ]);
  const evidence = await prepare(upload);
  await expectNoMetadata(evidence);
  expect(evidence.full.includes('<script>')).toBe(false);
});

it.each([
  [320, false],
  [321, true],
])('a picture of %i pixels has a thumbnail: %s', async (height, has) => {
  const small = sharp({ create: { width: 40, height, channels: 3, background: red } });
  const { full, thumbnail } = await prepare(await small.png().toBuffer());
  expect(await sharp(full).metadata()).toMatchObject({ width: 40, height });
  expect(thumbnail !== undefined).toBe(has);
});

it('shrinks a large picture on request', async () => {
  const upload = await picture().png().toBuffer();
  const { full, thumbnail } = await prepare(upload, { full: 300, thumbnail: 200 });
  expect(await sharp(full).metadata()).toMatchObject({ width: 300, height: 150 });
  expect(await sharp(thumbnail).metadata()).toMatchObject({ width: 200, height: 100 });
});

it('accepts a strip one pixel wide', async () => {
  const strip = sharp({ create: { width: 1, height: 9000, channels: 3, background: red } });
  const { thumbnail } = await prepare(await strip.png().toBuffer());
  expect(await sharp(thumbnail).metadata()).toMatchObject({ width: 1, height: 320 });
});

describe('a file that is not a PNG, JPEG or WebP, whatever it is called, is refused', () => {
  const unsupported = { code: 'unsupported', message: pictureMessages.wrongType };

  it.each([
    ['nothing', ''],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['PDF', '%PDF-1.7'],
  ])('%s', async (_, content) => {
    expect(await refusal(Buffer.from(content))).toEqual(unsupported);
  });

  it.each(['gif', 'tiff', 'avif'] as const)('%s', async (format) => {
    expect(await refusal(await picture().toFormat(format).toBuffer())).toEqual(unsupported);
  });
});

describe('a damaged picture is refused', () => {
  const corrupt = { code: 'corrupt', message: pictureMessages.unreadable };

  it('when a JPEG ends early', async () => {
    const jpeg = await picture().jpeg().toBuffer();
    expect(await refusal(jpeg.subarray(0, jpeg.length - 400))).toEqual(corrupt);
  });

  it('when a PNG ends early', async () => {
    const png = await picture().png().toBuffer();
    expect(await refusal(png.subarray(0, png.length / 2))).toEqual(corrupt);
  });

  it('when the pixels of a PNG were changed', async () => {
    const png = await picture().png().toBuffer();
    png.fill(0x55, png.indexOf('IDAT') + 20, png.indexOf('IDAT') + 60);
    expect(await refusal(png)).toEqual(corrupt);
  });

  it.each([0.02, 0.5, 0.99])('when a WebP is cut off after %d of its length', async (part) => {
    const uploads = [
      picture().webp().toBuffer(),
      picture().webp({ lossless: true }).toBuffer(),
      movingWebp(),
    ];
    for (const webp of await Promise.all(uploads)) {
      expect(await refusal(webp.subarray(0, Math.max(12, webp.length * part)))).toEqual(corrupt);
    }
  });

  it.each(['89504e470d0a1a0a', 'ffd8ffe0', '52494646ff00000057454250'])(
    'when it has only the beginning %s',
    async (hex) => {
      expect(await refusal(Buffer.from(hex, 'hex'))).toEqual(corrupt);
    },
  );
});

describe('a picture above the limits is refused', () => {
  it('when it has too many pixels, before they are unpacked', async () => {
    const bomb = hugePng(20_000);
    const unpacked = 20_000 * 20_000;
    const before = process.memoryUsage().rss;
    expect(await refusal(bomb)).toEqual({
      code: 'too-large',
      message: pictureMessages.tooManyPixels,
    });
    expect(process.memoryUsage().rss - before).toBeLessThan(unpacked / 2);
  });

  it.each([
    ['still', redWebp, 'VP8L', 9, 'febfff0f'],
    ['moving', movingWebp, 'VP8X', 12, 'fe3f00fe3f00'],
  ] as const)('when a small %s WebP claims sides of 16,383 pixels', async (...example) => {
    const [, make, chunk, offset, sides] = example;
    const webp = await make();
    webp.write(sides, webp.indexOf(chunk) + offset, 'hex');
    expect(await refusal(webp)).toEqual({
      code: 'too-large',
      message: pictureMessages.tooManyPixels,
    });
  });

  it('when it has too many bytes', async () => {
    expect(await refusal(Buffer.alloc(MAX_PICTURE_BYTES + 1))).toEqual({
      code: 'too-large',
      message: pictureMessages.tooLarge,
    });
  });
});

it('cleans at most two pictures at a time, and works through the queue even after a refusal', async () => {
  const upload = await picture().jpeg().toBuffer();
  const broken = upload.subarray(0, upload.length / 2);
  let mostAtOnce = 0;
  const watch = () => {
    const { queue, process } = sharp.counters();
    mostAtOnce = Math.max(mostAtOnce, queue + process);
  };
  sharp.queue.on('change', watch);
  const all = [upload, broken, broken, upload, broken, upload, upload].map((it) => prepare(it));
  const outcomes = (await Promise.allSettled(all)).map(({ status }) => status === 'fulfilled');
  sharp.queue.off('change', watch);
  expect(outcomes).toEqual([true, false, false, true, false, true, true]);
  expect(mostAtOnce).toBeGreaterThan(0);
  // sharp counts a picture until its callback has returned, which is when the next one begins.
  expect(mostAtOnce).toBeLessThanOrEqual(3);
});

it('waits for one picture of another account at most, however many that account has sent', async () => {
  const upload = await picture().jpeg().toBuffer();
  const done: string[] = [];
  const send = async (account: string) => {
    await preparePicture(account, upload, { thumbnail: 320 });
    done.push(account);
  };
  await Promise.all(['eve', 'eve', 'eve', 'eve', 'eve', 'eve', 'ada'].map(send));
  expect(done.indexOf('ada')).toBeLessThan(4);
});

describe('a PNG is stored as it came', () => {
  const photo = sharp({
    create: {
      width: 450,
      height: 300,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .blur(4)
    .png();
  const screenshot = sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="450" height="300"><rect width="450" height="300" fill="white"/>
       ${[...'Payment received'].map((letter, at) => `<text x="${at * 25}" y="${at * 18}" font-size="${9 + at}" fill="#246">${letter}</text>`).join('')}</svg>`,
    ),
  )
    .flatten({ background: 'white' })
    .png();
  const filtered = { compressionLevel: 9, adaptiveFiltering: true };
  const inColours = (colours: number) => ({ palette: true, dither: 0, colours });
  const inSpace = async (image: Sharp, space: string) =>
    sharp(await image.toBuffer()).toColourspace(space);
  const again = async (image: Sharp) => sharp(await image.toBuffer());

  it.each<[string, () => Promise<Sharp>, object]>([
    [
      'a grey photograph',
      async () => (await inSpace(photo, 'b-w')).png(filtered),
      { space: 'b-w', channels: 1 },
    ],
    [
      'a grey photograph without filters',
      async () => (await inSpace(photo, 'b-w')).png(),
      { space: 'b-w', channels: 1 },
    ],
    [
      'grey with transparency',
      async () => (await inSpace((await again(photo)).ensureAlpha(0.5).png(), 'b-w')).png(filtered),
      { space: 'b-w', channels: 2 },
    ],
    [
      'grey of 16 bits',
      async () => (await inSpace(photo, 'grey16')).png(filtered),
      { space: 'grey16', depth: 'ushort' },
    ],
    [
      'colours of 16 bits',
      async () => (await inSpace(photo, 'rgb16')).png(filtered),
      { space: 'rgb16', depth: 'ushort' },
    ],
    [
      'a photograph',
      async () => (await again(photo)).png(filtered),
      { space: 'srgb', channels: 3 },
    ],
    [
      'a screenshot',
      async () => (await again(screenshot)).png({ compressionLevel: 9 }),
      { space: 'srgb', channels: 3 },
    ],
    [
      '256 colours',
      async () => (await again(photo)).png(inColours(256)),
      { isPalette: true, bitsPerSample: 8 },
    ],
    [
      '16 colours',
      async () => (await again(screenshot)).png(inColours(16)),
      { isPalette: true, bitsPerSample: 4 },
    ],
    [
      'black and white',
      async () => (await inSpace(screenshot, 'b-w')).threshold(128).png(inColours(2)),
      { isPalette: true, bitsPerSample: 1 },
    ],
  ])('%s, in about as many bytes and with the same pixels', async (_what, draw, form) => {
    const upload = await (await draw()).toBuffer();
    const { full } = await prepare(upload);
    expect(await sharp(full).metadata()).toMatchObject(form);
    expect(full.length).toBeLessThan(upload.length * 1.2);
    const pixels = (png: Buffer) => sharp(png).ensureAlpha().raw().toBuffer();
    expect((await pixels(full)).equals(await pixels(upload))).toBe(true);
  });

  it('with a grey thumbnail if it is grey', async () => {
    const upload = await (await inSpace(photo, 'grey16')).png().toBuffer();
    const { thumbnail } = await prepare(upload);
    expect(await sharp(thumbnail).metadata()).toMatchObject({ space: 'b-w', channels: 1 });
  });

  it('in one bit for each pixel, if it has one', async () => {
    const { full } = await prepare(drawPng({ colourType: 0, depth: 1 }));
    expect(await sharp(full).metadata()).toMatchObject({ bitsPerSample: 1 });
  });
});

it('a grey JPEG stays grey', async () => {
  const { full } = await prepare(await picture().toColourspace('b-w').jpeg().toBuffer());
  expect(await sharp(full).metadata()).toMatchObject({ space: 'b-w', channels: 1 });
});
