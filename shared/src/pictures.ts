/** Limits of an uploaded picture. Source: decision record on reports. */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;
export const MAX_PICTURE_PIXELS = 50_000_000;

/** Longer side of the thumbnail of evidence, in pixels. */
export const THUMBNAIL_PIXELS = 320;

/** Longer side of evidence as screens show it, in pixels: sharp on a phone of three pixels to a point. */
export const MEDIUM_PIXELS = 1_280;

/** Longer sides of a post's picture, in pixels: in the post, and on a card. */
export const POST_PICTURE_PIXELS = 1_600;
export const POST_THUMBNAIL_PIXELS = 640;

/** Side of a profile photo, which is square, in pixels. */
export const PROFILE_PHOTO_PIXELS = 512;

/** The accepted picture types: file extensions by media type, as a file picker expects them. */
export const pictureTypes = {
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/webp': ['.webp'],
} as const;

/** The same for the `accept` attribute of a file field. */
export const acceptedPictures = Object.entries(pictureTypes).flat(2).join(',');

export const MAX_PICTURE_MEGABYTES = MAX_PICTURE_BYTES / 1024 / 1024;

/** Messages for a picture that is refused (`missing`: product specification section 5). */
export const pictureMessages = {
  missing: 'Validation Error: Please select a file',
  wrongType: 'Validation Error: Please select a PNG, JPEG or WebP picture',
  tooLarge: `Validation Error: The picture must be at most ${MAX_PICTURE_MEGABYTES} MB`,
  tooManyPixels: `Validation Error: The picture must have at most ${MAX_PICTURE_PIXELS / 1e6} megapixels`,
  unreadable: 'Validation Error: The picture cannot be read. Please choose another.',
} as const;

/** Returns why a file is refused for its type or size, or null. Only the server checks its content. */
export function pictureProblem({ type, size }: { type: string; size: number }): string | null {
  if (!(type in pictureTypes)) return pictureMessages.wrongType;
  return size > MAX_PICTURE_BYTES ? pictureMessages.tooLarge : null;
}

const MAX_FILE_NAME = 255;
const unsafeCharacters = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/**
 * Makes an uploaded file's name safe to store and show as `evidence.source`: without folders,
 * control characters, line breaks and bidirectional controls (`gpj.exe` can read as `exe.jpg`), and
 * at most 255 UTF-16 units with its extension. Returns `picture` if nothing is left.
 */
export function cleanFileName(name: string): string {
  const base = name
    .slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
    .replace(unsafeCharacters, '')
    .trim();
  if (/^\.*$/.test(base)) return 'picture';
  if (base.length <= MAX_FILE_NAME) return base;
  const extension = /\.[^.\s]{1,10}$/.exec(base)?.[0] ?? '';
  const stem = base.slice(0, MAX_FILE_NAME - extension.length);
  return stem.replace(/\p{Cs}$/u, '').trimEnd() + extension;
}
