import {
  MAX_PICTURE_PIXELS,
  PROFILE_PHOTO_PIXELS,
  pictureMessages,
} from '@redflag/shared/pictures';
import type { Metadata, Sharp } from 'sharp';
import sharp from 'sharp';

// One thread per picture, because many small requests share the machine. No cache, because no upload
// is seen twice.
sharp.concurrency(1);
sharp.cache(false);

const TIMEOUT_SECONDS = 20;
const MAX_PIXELS_WITH_PALETTE = 8_000_000;
/** No file takes less of a disk. */
const SMALL_BYTES = 4_096;

const encodings = {
  png: { compressionLevel: 6 },
  // Tables for each picture would double the time to save a tenth of the bytes.
  jpeg: { quality: 85, optimiseCoding: false },
} as const;
export type PictureFormat = keyof typeof encodings;

/** The longer side of each stored size, in pixels. Pictures are never enlarged. */
export interface PictureSides {
  /** A picture that is no larger has none. */
  thumbnail: number;
  /** Larger than the thumbnail. If absent, or if the picture is no larger, there is none. */
  medium?: number;
  /** If absent, the picture keeps its size. */
  full?: number;
}

/** A picture whose header is within the limits, and how to encode it. */
export interface PictureTask {
  upload: Uint8Array;
  header: Pick<Metadata, 'width' | 'height' | 'space' | 'isPalette' | 'bitsPerSample' | 'hasAlpha'>;
  /** What it is stored as. */
  format: PictureFormat;
  /** Null for the square of a profile photo. */
  sides: PictureSides | null;
}

/** Warnings about what some cameras write against the standard, which harms no pixel. */
const harmless =
  /^VipsJpeg: (?:Invalid SOS parameters for sequential JPEG|Warning: unknown JFIF revision number .*|Corrupt JPEG data: \d+ extraneous bytes before marker 0x(?:c4|d[abd]|e.|fe))$/;

/**
 * Re-encodes a picture in this process, in each stored size: in full, and if it is larger than these, the thumbnail and
 * the medium. sharp leaves out all metadata unless told otherwise: never tell it, for the metadata says where a picture was taken.
 * @throws {PictureError} when it is damaged
 */
export async function encodePicture(task: PictureTask): Promise<Buffer[]> {
  try {
    return await encode(task, 'warning');
  } catch (cause) {
    if (!isHarmless(cause)) throw unreadable(cause);
    return encode(task, 'truncated').catch((error: unknown) => {
      throw unreadable(error);
    });
  }
}

/** Reads the header of a picture of any size. Throws PictureError when it is damaged. */
export async function readHeader(upload: Buffer): Promise<Metadata> {
  try {
    // Without sharp's own limit, whose error looks like any other damage. Nothing is decoded yet.
    return await sharp(upload, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw unreadable(cause);
  }
}

async function encode(
  { upload, header, format, sides }: PictureTask,
  failOn: 'warning' | 'truncated',
): Promise<Buffer[]> {
  const isGrey = header.space === 'b-w' || header.space === 'grey16';
  const inGrey = (picture: Sharp) => (isGrey ? picture.toColourspace('b-w') : picture);
  const opened = open(upload, failOn).autoOrient();
  const isOnWhite = format === 'jpeg' && header.hasAlpha;
  const upright = isOnWhite ? opened.flatten({ background: 'white' }) : opened;
  const encoding = encodings[format];
  if (!sides) {
    const square = upright.resize(PROFILE_PHOTO_PIXELS, PROFILE_PHOTO_PIXELS, { fit: 'cover' });
    return [await inGrey(square).toFormat(format, encoding).toBuffer()];
  }
  const sized = inGrey(sides.full ? fitInto(upright, sides.full) : upright);
  const full =
    format === 'png' && !sides.full
      ? await encodePng(sized, header, upload.length)
      : await sized.toFormat(format, encoding).toBuffer();
  const sizes = [full];
  for (const side of [sides.thumbnail, sides.medium]) {
    if (!side || Math.max(header.width, header.height) <= side) break;
    const smaller = inGrey(fitInto(open(full, 'warning'), side));
    sizes.push(await smaller.toFormat(format, encoding).toBuffer());
  }
  return sizes;
}

/**
 * Encodes a PNG with its own colours or depth, and with filters if it would grow without: they make
 * photographs smaller, and screenshots larger.
 */
async function encodePng(
  picture: Sharp,
  header: PictureTask['header'],
  uploadBytes: number,
): Promise<Buffer> {
  const { space, bitsPerSample = 8 } = header;
  if (space === 'grey16' || space === 'rgb16') picture.toColourspace(space);
  const colours = keepsColours(header) && { palette: true, colours: 2 ** bitsPerSample, dither: 0 };
  const plain = await picture.png({ ...encodings.png, ...colours }).toBuffer();
  if (colours || plain.length <= Math.max(uploadBytes, SMALL_BYTES)) return plain;
  const filtered = await picture
    .clone()
    .png({ ...encodings.png, adaptiveFiltering: true })
    .toBuffer();
  return filtered.length < plain.length ? filtered : plain;
}

/** Whether a PNG is stored with at most 256 colours, which takes a quarter of a second for a megapixel. */
export function keepsColours({
  width,
  height,
  isPalette,
  bitsPerSample = 8,
}: PictureTask['header']) {
  return (isPalette || bitsPerSample < 8) && width * height <= MAX_PIXELS_WITH_PALETTE;
}

function open(picture: Uint8Array, failOn: 'warning' | 'truncated'): Sharp {
  return sharp(picture, { failOn, limitInputPixels: MAX_PICTURE_PIXELS }).timeout({
    seconds: TIMEOUT_SECONDS,
  });
}

function fitInto(picture: Sharp, side: number): Sharp {
  return picture.resize(side, side, { fit: 'inside', withoutEnlargement: true });
}

function isHarmless(error: unknown): boolean {
  return error instanceof Error && error.message.split('\n').every((line) => harmless.test(line));
}

/** The refusal of a picture; `message` may be shown to the person who sent it. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
  readonly code: 'unsupported' | 'corrupt' | 'too-large';

  constructor(code: PictureError['code'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** @param cause the decoder's own error */
export function unreadable(cause?: unknown): PictureError {
  return new PictureError('corrupt', pictureMessages.unreadable, { cause });
}
