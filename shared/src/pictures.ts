/** Limits of an uploaded picture. Source: decision record on reports. */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;
export const MAX_PICTURE_PIXELS = 50_000_000;

/** Longer side of the thumbnail of evidence, in pixels. */
export const THUMBNAIL_PIXELS = 320;

/** Longer sides of a post's picture, in pixels: as read, and on a card. */
export const POST_PICTURE_PIXELS = 1_600;
export const POST_THUMBNAIL_PIXELS = 640;

/** Side of the square that a profile photo is kept as, in pixels. */
export const PROFILE_PHOTO_PIXELS = 512;

/** The picture types that are taken: file extensions by media type, as a file picker wants them. */
export const pictureTypes = {
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
} as const;

/** The same as the `accept` of a file field. */
export const acceptedPictures = Object.entries(pictureTypes).flat(2).join(',');

export const MAX_PICTURE_MEGABYTES = MAX_PICTURE_BYTES / 1024 / 1024;

/** What a person is told about a picture that is not taken (`missing`: product specification section 5). */
export const pictureMessages = {
  missing: 'Validation Error: Please select a file',
  wrongType: 'Validation Error: Please select a PNG or JPEG picture',
  tooLarge: `Validation Error: The picture must be at most ${MAX_PICTURE_MEGABYTES} MB`,
  tooManyPixels: `Validation Error: The picture must have at most ${MAX_PICTURE_PIXELS / 1e6} megapixels`,
  unreadable: 'Validation Error: The picture cannot be read. Please choose another.',
} as const;

/** Why a chosen file cannot be taken by its type and size, or null; the server looks into it. */
export function pictureProblem({ type, size }: { type: string; size: number }): string | null {
  if (!(type in pictureTypes)) return pictureMessages.wrongType;
  return size > MAX_PICTURE_BYTES ? pictureMessages.tooLarge : null;
}

const MAX_FILE_NAME = 255;
const unsafeCharacters = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/**
 * The original name of an uploaded file, safe to keep and to show as `evidence.source`: without
 * folders, control characters, line breaks and bidirectional controls (which can make `gpj.exe`
 * read as `exe.jpg`), at most 255 UTF-16 units with the extension kept, `picture` when nothing is left.
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
