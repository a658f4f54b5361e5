import { availableParallelism } from 'node:os';
import {
  MAX_PICTURE_BYTES,
  MAX_PICTURE_PIXELS,
  PROFILE_PHOTO_PIXELS,
  pictureMessages,
} from '@redflag/shared/pictures';
import type { Sharp } from 'sharp';
import sharp from 'sharp';

// One thread a picture and no cache: many small requests share the machine, and no upload is seen twice.
sharp.concurrency(1);
sharp.cache(false);

// A picture may need some hundred MB while it is in work, and one of the four threads that password
// hashing and files also need.
const MAX_IN_WORK = Math.min(availableParallelism(), 2);
const TIMEOUT_SECONDS = 20;

const formats = [
  {
    name: 'png',
    signature: Buffer.from('89504e470d0a1a0a', 'hex'),
    encoding: { compressionLevel: 6 },
    contentType: 'image/png',
    extension: 'png',
  },
  {
    name: 'jpeg',
    signature: Buffer.from('ffd8ff', 'hex'),
    // Tables made for each picture would take as long again as all the rest, to save a tenth of the bytes.
    encoding: { quality: 85, optimiseCoding: false },
    contentType: 'image/jpeg',
    extension: 'jpg',
  },
] as const;

/** A picture that is not taken; `message` may be shown to the person who sent it. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
  readonly code: 'unsupported' | 'corrupt' | 'too-large';

  constructor(code: PictureError['code'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

interface Encoded {
  contentType: 'image/jpeg' | 'image/png';
  extension: 'jpg' | 'png';
}

/** The longer sides that a picture is kept with, in pixels; it is never enlarged. */
export interface PictureSides {
  thumbnail: number;
  /** As large as it came, where it is absent. */
  full?: number;
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
  const format = formatOf(upload);
  return inTurn(async () => {
    await checkHeader(upload, format.name);
    const upright = open(upload).autoOrient();
    const full = await readable(
      (sides.full ? fitInto(upright, sides.full) : upright)
        .toFormat(format.name, format.encoding)
        .toBuffer(),
    );
    const thumbnail = await fitInto(open(full), sides.thumbnail)
      .toFormat(format.name, format.encoding)
      .toBuffer();
    return { full, thumbnail, contentType: format.contentType, extension: format.extension };
  });
}

function fitInto(picture: Sharp, side: number): Sharp {
  return picture.resize(side, side, { fit: 'inside', withoutEnlargement: true });
}

/** Makes a square of `PROFILE_PHOTO_PIXELS` of the middle of a picture, by the same rules. */
export async function prepareProfilePhoto(upload: Buffer): Promise<ProfilePhoto> {
  const format = formatOf(upload);
  return inTurn(async () => {
    await checkHeader(upload, format.name);
    const content = await readable(
      open(upload)
        .autoOrient()
        .resize(PROFILE_PHOTO_PIXELS, PROFILE_PHOTO_PIXELS, { fit: 'cover' })
        .toFormat(format.name, format.encoding)
        .toBuffer(),
    );
    return { content, contentType: format.contentType, extension: format.extension };
  });
}

/** What the content says that it is; the header is checked when its turn comes. */
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

function open(picture: Buffer) {
  return sharp(picture, { failOn: 'warning', limitInputPixels: MAX_PICTURE_PIXELS }).timeout({
    seconds: TIMEOUT_SECONDS,
  });
}

async function checkHeader(upload: Buffer, expected: string): Promise<void> {
  // Without sharp's own limit, which reads like any other damage; nothing is decoded yet.
  const header = await readable(sharp(upload, { limitInputPixels: false }).metadata());
  if (header.format !== expected) throw new PictureError('unsupported', pictureMessages.wrongType);
  if (header.width * header.height > MAX_PICTURE_PIXELS) {
    throw new PictureError('too-large', pictureMessages.tooManyPixels);
  }
}

async function readable<T>(result: Promise<T>): Promise<T> {
  try {
    return await result;
  } catch (cause) {
    throw new PictureError('corrupt', pictureMessages.unreadable, { cause });
  }
}

let inWork = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (inWork < MAX_IN_WORK) inWork += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else inWork -= 1;
  }
}
