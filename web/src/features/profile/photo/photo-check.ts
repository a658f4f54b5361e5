import {
  MAX_PICTURE_BYTES,
  PROFILE_PHOTO_PIXELS,
  pictureMessages,
  pictureTypes,
} from '@redflag/shared/pictures';

/** Why a chosen file cannot become a photo by its type and size, or null. */
export function photoProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!(type in pictureTypes)) {
    return pictureMessages.wrongType;
  }
  return size > MAX_PICTURE_BYTES ? pictureMessages.tooLarge : null;
}

/** Side of the uploaded square in pixels: never enlarged, never more than is kept. */
export function photoSide(croppedWidth: number): number {
  return Math.max(1, Math.min(Math.round(croppedWidth), PROFILE_PHOTO_PIXELS));
}
