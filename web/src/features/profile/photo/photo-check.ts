import { PROFILE_PHOTO_PIXELS } from '@redflag/shared/pictures';

/** Returns the side of the uploaded square in pixels: never enlarged, never larger than is stored. */
export function photoSide(croppedWidth: number): number {
  return Math.max(1, Math.min(Math.round(croppedWidth), PROFILE_PHOTO_PIXELS));
}
