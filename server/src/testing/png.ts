import { crc32, deflateSync } from 'node:zlib';

export const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** A chunk of a PNG, with a checksum that may be wrong. */
export function pngChunk(type: string, content: Buffer, sum?: number): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(sum ?? crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** The fields of a PNG's header that a test can choose. */
export interface PngForm {
  width?: number;
  height?: number;
  depth?: number;
  colourType?: number;
  interlaced?: number;
  /** The filter of every row; if left out, each in turn. */
  filter?: number;
  /** Chunks before the pixels, instead of them, and after them. */
  before?: Buffer[];
  pixels?: Buffer[];
  after?: Buffer[];
}

const channelsOf: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** The start of each pass of an interlaced PNG, and its steps: across, down. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** A PNG of any form, even one that the format does not allow. */
export function drawPng(form: PngForm = {}): Buffer {
  const { width = 33, height = 21, depth = 8, colourType = 2, interlaced = 0 } = form;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colourType, 0, 0, interlaced], 8);
  const palette = Buffer.alloc(3 * Math.min(2 ** depth, 256), 0x77);
  return Buffer.concat([
    PNG_SIGNATURE,
    pngChunk('IHDR', header),
    ...(form.before ?? []),
    ...(colourType === 3 ? [pngChunk('PLTE', palette)] : []),
    ...(form.pixels ?? [pngChunk('IDAT', packedRows(form))]),
    ...(form.after ?? []),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The pixels of a PNG as stored in its `IDAT` chunks. */
export function packedRows(form: PngForm = {}): Buffer {
  const { width = 33, height = 21, depth = 8, colourType = 2, interlaced = 0, filter } = form;
  const bits = depth * (channelsOf[colourType] ?? 1);
  const rows = (across: number, down: number) => {
    const bytes = across && down ? 1 + Math.ceil((across * bits) / 8) : 0;
    return Buffer.alloc(bytes * down).map((_, at) =>
      at % bytes === 0 ? (filter ?? (at / bytes) % 5) : 0,
    );
  };
  const all = interlaced
    ? passes.map(([left, top, right, under]) =>
        rows(Math.ceil((width - left) / right), Math.ceil((height - top) / under)),
      )
    : [rows(width, height)];
  return deflateSync(Buffer.concat(all), { level: 1 });
}

/** A PNG of `side` × `side` black pixels, one bit each. */
export function hugePng(side: number): Buffer {
  return drawPng({ width: side, height: side, depth: 1, colourType: 0, filter: 0 });
}
