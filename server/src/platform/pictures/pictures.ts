import { availableParallelism } from 'node:os';
import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS, pictureMessages } from '@redflag/shared/pictures';
import type { Metadata } from 'sharp';
import { queuedPictures } from '#platform/limits.ts';
import { fairQueue } from './fair-queue.ts';
import type { PictureSides } from './picture-encoding.ts';
import {
  encodePicture,
  keepsColours,
  PictureError,
  readHeader,
  unreadable,
} from './picture-encoding.ts';
import { encodeInOwnProcess } from './picture-process.ts';
import { hasScansApart, withoutUnshownChunks } from './upload-bytes.ts';

export type { PictureSides } from './picture-encoding.ts';
export { PictureError } from './picture-encoding.ts';

// Each picture takes one of the four threads that password hashing and file access also need.
const queueHere = fairQueue({
  atOnce: Math.min(availableParallelism(), 2),
  queued: queuedPictures.here,
});
/** How much of the server's memory a picture may need; a larger one is encoded alone, in its own process. */
const MAX_BYTES_HERE = 90_000_000;
/** Measured: the decoder's copy of all pixels, and the one it returns. */
const WEBP_BYTES_PER_PIXEL = 8;
/** Measured: all pixels with transparency, and the tables that lead from them to their colours. */
const PALETTE_BYTES_PER_PIXEL = 12;
const queueApart = fairQueue({ atOnce: 1, queued: queuedPictures.apart });

/** How each format begins, in hexadecimal, and what it is stored as. */
const formats = [
  {
    name: 'png',
    signature: /^89504e470d0a1a0a/,
    stored: 'png',
    contentType: 'image/png',
    extension: 'png',
  },
  {
    name: 'jpeg',
    signature: /^ffd8ff/,
    stored: 'jpeg',
    contentType: 'image/jpeg',
    extension: 'jpg',
  },
  {
    name: 'webp',
    signature: /^52494646.{8}57454250/,
    stored: 'jpeg',
    contentType: 'image/jpeg',
    extension: 'jpg',
  },
] as const;

export interface CleanPicture {
  contentType: 'image/jpeg' | 'image/png';
  full: Buffer;
  /** Only a picture that is larger has one, and a profile photo never. */
  thumbnail?: Buffer | undefined;
  /** Only a picture that is larger has one. */
  medium?: Buffer | undefined;
}

/**
 * Cleans an uploaded PNG, JPEG or WebP, recognised by its content alone: turns it upright, converts
 * it to sRGB and re-encodes only its pixels, because a phone's picture contains the location of the
 * victim's home. A WebP becomes a JPEG, on white if transparent, of its first picture. Works off
 * the event loop, on a few pictures at a time.
 * @param account for which it waits in the queue
 * @param sides null crops the middle to a square of `PROFILE_PHOTO_PIXELS`, without a thumbnail
 * @param onTurn called when the wait is over, beside the work
 * @throws {PictureError} when the upload is of a different type, damaged, or above the limits
 * @throws ProblemError 503 when too many pictures are waiting
 */
export async function preparePicture(
  account: string,
  upload: Buffer,
  sides: PictureSides | null,
  onTurn?: () => void,
): Promise<CleanPicture> {
  const { name, stored, contentType } = recognisePicture(upload);
  const outcome = await queueHere(account, async () => {
    const shown = name === 'png' ? withoutUnshownChunks(upload) : upload;
    if (!shown) throw unreadable();
    const reading = readHeader(shown);
    onTurn?.();
    const header = await reading;
    checkHeader(header, name);
    const task = { upload: shown, header: usedOf(header), format: stored, sides };
    return memoryFor(shown, header) > MAX_BYTES_HERE ? task : encodePicture(task);
  });
  const sizes = Array.isArray(outcome)
    ? outcome
    : await queueApart(account, () => encodeInOwnProcess(outcome));
  const [full, thumbnail, medium] = sizes;
  if (!full) throw unreadable();
  return { contentType, full, thumbnail, medium };
}

/**
 * Returns the name and extension of an upload's format, recognised by its content.
 * @throws {PictureError} when it is neither PNG, JPEG nor WebP, or too large
 */
export function recognisePicture(upload: Buffer) {
  if (upload.length > MAX_PICTURE_BYTES) {
    throw new PictureError('too-large', pictureMessages.tooLarge);
  }
  const beginning = upload.toString('hex', 0, 12);
  const format = formats.find(({ signature }) => signature.test(beginning));
  if (!format) throw new PictureError('unsupported', pictureMessages.wrongType);

  return format;
}

function checkHeader({ format, width, height }: Metadata, expected: string): void {
  if (format !== expected) throw new PictureError('unsupported', pictureMessages.wrongType);
  if (width * height > MAX_PICTURE_PIXELS) {
    throw new PictureError('too-large', pictureMessages.tooManyPixels);
  }
}

/** Without its EXIF and profile, which another process would have to be sent. */
function usedOf({ width, height, space, isPalette, bitsPerSample, hasAlpha }: Metadata) {
  return { width, height, space, isPalette, bitsPerSample, hasAlpha };
}

/**
 * Returns the most memory, in bytes, that a picture may need: for all pixels if it is rotated or
 * interlaced, and for the coefficients of a JPEG that is not stored row by row. A WebP always needs
 * all pixels, twice.
 */
function memoryFor(upload: Buffer, { format, width, height, ...header }: Metadata): number {
  const { channels, depth, isProgressive } = header;
  const pixels = width * height;
  if (format === 'webp') return pixels * WEBP_BYTES_PER_PIXEL;
  if (format === 'png' && keepsColours({ width, height, ...header })) {
    return pixels * PALETTE_BYTES_PER_PIXEL;
  }
  const values = pixels * channels;
  const gathered = format === 'jpeg' && (isProgressive || hasScansApart(upload, channels));
  return values * (depth === 'uchar' ? 1 : 2) + (gathered ? values * 2 : 0);
}
