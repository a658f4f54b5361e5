import { PROFILE_PHOTO_PIXELS } from '@redflag/shared/pictures';

/** Side of the uploaded square in pixels: never enlarged, never more than is kept. */
export function photoSide(croppedWidth: number): number {
  return Math.max(1, Math.min(Math.round(croppedWidth), PROFILE_PHOTO_PIXELS));
}
