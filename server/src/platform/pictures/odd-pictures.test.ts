import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { picture } from '#testing/phone-picture.ts';
import { drawPng, PNG_SIGNATURE, packedRows, pngChunk } from '#testing/png.ts';
import { memoryDuring } from '#testing/processes/memory.ts';
import { PictureError, preparePicture } from './pictures.ts';

const PNG_FORMS = [
  [0, 1, 2, 4, 8, 16],
  [2, 8, 16],
  [3, 1, 2, 4, 8],
  [4, 8, 16],
  [6, 8, 16],
].flatMap(([colourType, ...depths]) =>
  depths.flatMap((depth) => [0, 1].map((interlaced) => ({ colourType, depth, interlaced }))),
);
const tails = {
  script: '<script>alert(1)</script>',
  php: '<?php system($_GET[0]);',
  zip: 'PK\x03\x04',
  pdf: '%PDF-1.7',
  zeros: '\0'.repeat(70_000),
};

const prepare = (upload: Buffer) => preparePicture('ada', upload, { thumbnail: 320 });
const isAccepted = (upload: Buffer) =>
  prepare(upload).then(
    () => true,
    (error: unknown) => {
      if (error instanceof PictureError) return false;
      throw error;
    },
  );

/** Texts of 8 MB each, compressed to 8 kB. */
function packedTexts(count: number): Buffer[] {
  const packed = deflateSync(Buffer.alloc(7_900_000, 65));
  return Array.from({ length: count }, (_, index) =>
    pngChunk('zTXt', Buffer.concat([Buffer.from(`Text ${index}\0\0`), packed])),
  );
}

describe('a PNG is accepted', () => {
  test.each(PNG_FORMS)(
    'with colour type $colourType, $depth bits, interlaced: $interlaced',
    async (form) => {
      expect(await isAccepted(drawPng(form))).toBe(true);
    },
  );

  test.each([1, 2, 3, 7, 8, 9, 33])('with sides of %i pixels, interlaced or not', async (side) => {
    for (const interlaced of [0, 1]) {
      expect(await isAccepted(drawPng({ width: side, height: side, interlaced }))).toBe(true);
    }
  });

  test.each([
    ['gAMA', 'wrong length'],
    ['iCCP', 'icc\0\0not compressed'],
    ['eXIf', 'not EXIF'],
    ['tIME', '\x07\xd0\x4d\x01\x63\x22\x38'],
    ['bKGD', '\0\x01'],
    ['zTXt', 'Comment\0\0not compressed'],
    ['vpAg', 'of an unknown type'],
  ])('with an invalid %s chunk', async (type, content) => {
    const chunk = pngChunk(type, Buffer.from(content, 'latin1'));
    const withWrongChecksum = pngChunk('tEXt', Buffer.from('Comment\0hello'), 1);
    expect(await isAccepted(drawPng({ before: [chunk, withWrongChecksum] }))).toBe(true);
  });

  test('with pixels in chunks of one byte', async () => {
    const pixels = [...packedRows()].map((byte) => pngChunk('IDAT', Buffer.from([byte])));
    expect(await isAccepted(drawPng({ pixels }))).toBe(true);
  });

  test('with texts that would unpack to gigabytes, without unpacking them', async () => {
    const upload = drawPng({ before: packedTexts(1_000) });
    expect(upload.length).toBeLessThan(10e6);
    expect(await memoryDuring(() => prepare(upload))).toBeLessThan(200e6);
  });
});

describe('a PNG is refused', () => {
  const pixels = pngChunk('IDAT', packedRows());
  test.each([
    ['with an unknown critical chunk', drawPng({ before: [pngChunk('CODE', Buffer.alloc(9))] })],
    ['without pixels', drawPng({ pixels: [] })],
    ['with fewer rows than its header says', drawPng({ height: 40, pixels: [pixels] })],
    [
      'with a wrong checksum for the pixels',
      drawPng({ pixels: [pngChunk('IDAT', packedRows(), 1)] }),
    ],
    ['with uncompressed pixels', drawPng({ pixels: [pngChunk('IDAT', Buffer.alloc(90, 1))] })],
    ['with an unknown filter', drawPng({ filter: 9 })],
    ['without a header', Buffer.concat([PNG_SIGNATURE, pixels, pngChunk('IEND', Buffer.alloc(0))])],
    ['with two headers', Buffer.concat([drawPng().subarray(0, 33), drawPng().subarray(8)])],
    ['without an end chunk', drawPng().subarray(0, -12)],
    ['with a chunk longer than the file', Buffer.concat([PNG_SIGNATURE, Buffer.alloc(40, 0x7f)])],
    ['without a palette', drawPng({ depth: 8, colourType: 3 }).fill(0x61, 33, 45)],
    ['with a width of 0', drawPng({ width: 0, pixels: [pixels] })],
    ['with an impossible width', drawPng({ width: 0xffffffff, height: 1, pixels: [pixels] })],
    ['with a depth of 3 bits', drawPng({ depth: 3, pixels: [pixels] })],
    ['with colour type 9', drawPng({ colourType: 9, pixels: [pixels] })],
    [
      'whose line endings were converted',
      Buffer.concat([Buffer.from('89504e470a1a0a', 'hex'), drawPng().subarray(8)]),
    ],
  ])('%s', async (_what, upload) => {
    expect(await isAccepted(upload)).toBe(false);
  });
});

test.each(Object.entries(tails))(
  'data appended to a picture is removed: %s',
  async (_what, tail) => {
    const uploads = [picture().jpeg().toBuffer(), picture().webp().toBuffer()];
    for (const upload of [drawPng({ height: 400 }), ...(await Promise.all(uploads))]) {
      const { full, thumbnail } = await prepare(Buffer.concat([upload, Buffer.from(tail)]));
      for (const image of [full, thumbnail]) expect(image?.includes(tail)).toBe(false);
    }
  },
);

describe('a JPEG', () => {
  const segment = (marker: number, content: string) => {
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(content.length + 2, 2);
    return Buffer.concat([head, Buffer.from(content, 'latin1')]);
  };
  const scanOf = (jpeg: Buffer) => jpeg.indexOf('ffda', 0, 'hex');
  /** Replaces bytes at an offset from the start of the frame. */
  const withFrame = (jpeg: Buffer, offset: number, ...bytes: number[]) => {
    jpeg.set(bytes, jpeg.indexOf('ffc0', 0, 'hex') + offset);
    return jpeg;
  };
  const changed = async (change: (jpeg: Buffer) => Buffer) =>
    isAccepted(change(await picture().jpeg().toBuffer()));

  test.each([
    ['with a script in its comment', segment(0xfe, '*/=alert(1);/*')],
    ['with broken EXIF', segment(0xe1, 'Exif\0\0garbage')],
    ['with broken XMP', segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta')],
    ['with a broken colour profile', segment(0xe2, 'ICC_PROFILE\0\x01\x01garbage')],
    ["with Adobe's marker", segment(0xee, 'Adobe\0\x64\0\0\0\0\x01')],
    ['with an index of further pictures', segment(0xe2, 'MPF\0II*\0\x08\0\0\0\0\0')],
  ])('%s is accepted', async (_what, part) => {
    const withPart = (jpeg: Buffer) => Buffer.concat([jpeg.subarray(0, 2), part, jpeg.subarray(2)]);
    expect(await changed(withPart)).toBe(true);
  });

  test('that breaks the standard the way some phones do is accepted', async () => {
    const scan = (jpeg: Buffer) => scanOf(jpeg) + 2 + jpeg.readUInt16BE(scanOf(jpeg) + 2);
    expect(await changed((jpeg) => jpeg.fill(0, scan(jpeg) - 2, scan(jpeg) - 1))).toBe(true);
    const withBytes = (jpeg: Buffer) =>
      Buffer.concat([
        jpeg.subarray(0, scanOf(jpeg)),
        Buffer.from('abcde'),
        jpeg.subarray(scanOf(jpeg)),
      ]);
    expect(await changed(withBytes)).toBe(true);
  });

  test('in greyscale, progressive or CMYK is accepted', async () => {
    const forms = [
      picture().greyscale().jpeg(),
      picture().jpeg({ progressive: true }),
      picture().jpeg({ chromaSubsampling: '4:4:4' }),
      picture().toColourspace('cmyk').jpeg({ progressive: true }),
    ];
    for (const form of forms) expect(await isAccepted(await form.toBuffer())).toBe(true);
  });

  test.each([
    ['with a height of 0', 5, [0, 0]],
    ['with a width of 0', 7, [0, 0]],
    ['with fewer rows than its header says', 5, [9, 9]],
    ['with a depth of 12 bits', 4, [12]],
    ['without colour channels', 9, [0]],
    ['that falsely declares arithmetic coding', 1, [0xcb]],
  ])('%s is refused', async (_what, offset, bytes) => {
    expect(await changed((jpeg) => withFrame(jpeg, offset, ...bytes))).toBe(false);
  });

  test.each([0.02, 0.1, 0.5, 0.9, 0.99])(
    'cut off after %d of its length is refused',
    async (part) => {
      for (const progressive of [false, true]) {
        const jpeg = await picture().jpeg({ progressive }).toBuffer();
        expect(await isAccepted(jpeg.subarray(0, jpeg.length * part))).toBe(false);
      }
    },
  );
});

test('a picture with any bit flipped is either accepted or refused', async () => {
  const uploads = [
    drawPng({ colourType: 6 }),
    await picture().jpeg().toBuffer(),
    await picture().webp().toBuffer(),
    await picture().webp({ lossless: true }).toBuffer(),
  ];
  for (const upload of uploads) {
    for (let at = 8; at < upload.length; at += Math.ceil(upload.length / 60)) {
      const damaged = Buffer.from(upload);
      damaged[at] = (damaged[at] ?? 0) ^ (1 << (at % 8));
      expect(await isAccepted(damaged)).toBeTypeOf('boolean');
    }
  }
});
