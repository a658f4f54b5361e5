const SIGNATURE_BYTES = 8;
/** Length and type before the content of a chunk, and the checksum after it. */
const FRAME_BYTES = 12;
/** Optional chunks that decide how the pixels are shown. */
const ofPixels = new Set(['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'eXIf']);

/**
 * Removes from a PNG everything after its end and chunks not shown, such as texts: ten compressed
 * megabytes of these unpack to gigabytes before the first pixel is read. Null when it is cut off.
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
 * Whether a JPEG's first scan holds only some of its colours (`channels` in all). The decoder then
 * needs the whole picture in memory before the first row, as for a progressive one.
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
