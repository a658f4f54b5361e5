import { availableParallelism } from 'node:os';
import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS, pictureMessages } from '@redflag/shared/pictures';
import type { Metadata } from 'sharp';
import { hasScansApart } from './jpeg-scans.ts';
import type { PictureFormat, PictureSides } from './picture-encoding.ts';
import { encodePicture, readHeader } from './picture-encoding.ts';
import { PictureError, unreadable } from './picture-error.ts';
import { encodeInOwnProcess } from './picture-process.ts';
import { withoutUnshownChunks } from './png-chunks.ts';

export type { PictureSides } from './picture-encoding.ts';
export { PictureError } from './picture-error.ts';

// A thread each, of the four that password hashing and files also need.
const inTurnHere = takeTurns(Math.min(availableParallelism(), 2));
/** What a picture may need in the server's own memory; a larger one has a process of its own, alone. */
const MAX_BYTES_HERE = 90_000_000;
const alone = takeTurns(1);

const formats = [
  {
    name: 'png',
    signature: Buffer.from('89504e470d0a1a0a', 'hex'),
    contentType: 'image/png',
    extension: 'png',
  },
  {
    name: 'jpeg',
    signature: Buffer.from('ffd8ff', 'hex'),
    contentType: 'image/jpeg',
    extension: 'jpg',
  },
] as const;

interface Encoded {
  contentType: 'image/jpeg' | 'image/png';
  extension: 'jpg' | 'png';
}

export interface CleanPicture extends Encoded {
  full: Buffer;
  thumbnail: Buffer;
}

export interface ProfilePhoto extends Encoded {
  content: Buffer;
}

/**
 * Makes an uploaded PNG or JPEG, told by its content alone, fit to be kept and shown: upright, in
 * sRGB, encoded anew in the same format without anything but its pixels (a phone's picture holds the
 * victim's home). Works outside the event loop, on few pictures at once; the rest wait their turn.
 *
 * @throws {PictureError} when the upload is of another type, damaged, or above the limits
 */
export async function preparePicture(upload: Buffer, sides: PictureSides): Promise<CleanPicture> {
  const { sizes, ...encoded } = await encodeAnew(upload, sides);
  const [full, thumbnail] = sizes;
  if (!full || !thumbnail) throw unreadable();
  return { full, thumbnail, ...encoded };
}

/** Makes a square of `PROFILE_PHOTO_PIXELS` of the middle of a picture, by the same rules. */
export async function prepareProfilePhoto(upload: Buffer): Promise<ProfilePhoto> {
  const { sizes, ...encoded } = await encodeAnew(upload, null);
  const [content] = sizes;
  if (!content) throw unreadable();
  return { content, ...encoded };
}

async function encodeAnew(upload: Buffer, sides: PictureSides | null) {
  const { name, contentType, extension } = formatOf(upload);
  const outcome = await inTurnHere(async () => {
    const shown = name === 'png' ? withoutUnshownChunks(upload) : upload;
    if (!shown) throw unreadable();
    const header = await readHeader(shown);
    checkHeader(header, name);
    const task = { upload: shown, format: name, sides };
    return memoryFor(shown, header) > MAX_BYTES_HERE ? task : encodePicture(task);
  });
  const sizes = Array.isArray(outcome) ? outcome : await alone(() => encodeInOwnProcess(outcome));
  return { sizes, contentType, extension };
}

/** What the content says that it is. */
function formatOf(upload: Buffer) {
  if (upload.length > MAX_PICTURE_BYTES) {
    throw new PictureError('too-large', pictureMessages.tooLarge);
  }
  const format = formats.find(({ signature }) =>
    upload.subarray(0, signature.length).equals(signature),
  );
  if (!format) throw new PictureError('unsupported', pictureMessages.wrongType);

  return format;
}

function checkHeader({ format, width, height }: Metadata, expected: PictureFormat): void {
  if (format !== expected) throw new PictureError('unsupported', pictureMessages.wrongType);
  if (width * height > MAX_PICTURE_PIXELS) {
    throw new PictureError('too-large', pictureMessages.tooManyPixels);
  }
}

/**
 * Bytes at most: all pixels, which a picture that is turned or interlaced needs at once, and the
 * coefficients of a JPEG that does not come row by row.
 */
function memoryFor(upload: Buffer, { format, width, height, ...header }: Metadata): number {
  const { channels, depth, isProgressive } = header;
  const values = width * height * channels;
  const gathered = format === 'jpeg' && (isProgressive || hasScansApart(upload, channels));
  return values * (depth === 'uchar' ? 1 : 2) + (gathered ? values * 2 : 0);
}

function takeTurns(max: number) {
  let inWork = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (inWork < max) inWork += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else inWork -= 1;
    }
  };
}
