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
