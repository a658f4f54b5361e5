const SIGNATURE_BYTES = 8;
/** Length and type before the content of a chunk, its checksum behind. */
const FRAME_BYTES = 12;
/** Of the chunks that a reader may leave out, those that say how the pixels are shown. */
const ofPixels = new Set(['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'eXIf']);

/**
 * A PNG without the texts, times and other things that are not shown, and without what stands
 * behind its end: ten megabytes of packed texts unfold to gigabytes before the first pixel is read.
 * @returns null when it ends before its end
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

/** Whether a reader that does not know the chunk has to give up. */
function isNeeded(type: string): boolean {
  return /^[A-Z]/.test(type);
}
