const SIGNATURE_BYTES = 8;
/** Length and type before the content of a chunk, and the checksum after it. */
const FRAME_BYTES = 12;
/** Optional chunks that decide how the pixels are shown. */
const ofPixels = new Set(['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'eXIf']);

/**
 * Removes from a PNG the texts, times and other chunks that are not shown, and everything after its
 * end: ten megabytes of compressed texts unpack to gigabytes before the first pixel is read.
 * @returns null when the PNG is cut off
 */
export function withoutUnshownChunks(png: Buffer): Buffer | null {
  const kept = Buffer.allocUnsafe(png.length);
  let length = png.copy(kept, 0, 0, SIGNATURE_BYTES);
  const seen = new Set<string>();
  for (let start = SIGNATURE_BYTES; start + FRAME_BYTES <= png.length; ) {
    const end = start + FRAME_BYTES + png.readUInt32BE(start);
    const type = png.toString('latin1', start + 4, start + 8);
    if (end > png.length) return null;
    if (isNeeded(type) || (ofPixels.has(type) && !seen.has(type))) {
      length += png.copy(kept, length, start, end);
    }
    if (type === 'IEND') return length === png.length ? png : kept.subarray(0, length);
    seen.add(type);
    start = end;
  }
  return null;
}

/** Whether the chunk is critical: a reader that does not know it must give up. */
function isNeeded(type: string): boolean {
  return /^[A-Z]/.test(type);
}

const START_OF_SCAN = 0xda;

/**
 * Whether the first scan of a JPEG holds only some of its colours. The decoder must then collect the
 * whole picture in memory before it returns the first row, as with a progressive one.
 * @param channels number of colours in the picture
 */
export function hasScansApart(jpeg: Buffer, channels: number): boolean {
  for (let at = 2; at + 4 < jpeg.length; ) {
    const marker = jpeg[at + 1] ?? 0;
    if (jpeg[at] !== 0xff || marker === 0 || marker === 0xff) at += 1;
    else if (marker === START_OF_SCAN) return (jpeg[at + 4] ?? 0) < channels;
    else at += 2 + jpeg.readUInt16BE(at + 2);
  }
  return false;
}
