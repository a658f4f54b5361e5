import { MEDIUM_PIXELS, THUMBNAIL_PIXELS } from '@redflag/shared/pictures';
import { storePicture } from '#platform/pictures/picture-store.ts';
import type { Platform } from '#platform/platform.ts';

export const EVIDENCE_FOLDER = 'report_images';

/**
 * Cleans an uploaded picture and stores it in full, as screens show it and as a thumbnail. Its name is the report's id,
 * which contains its time (specification: `{timestamp}.{extension}`). Returns the full one's key
 * and SHA-256.
 * @throws ProblemError 422 if it is not a usable picture
 */
export function storeEvidence(
  platform: Platform,
  account: string,
  name: string,
  upload: Buffer,
): Promise<{ key: string; hash: Buffer }> {
  const sides = { thumbnail: THUMBNAIL_PIXELS, medium: MEDIUM_PIXELS };
  const place = { folder: EVIDENCE_FOLDER, name };
  return storePicture(platform, { account, ...place, upload, sides, field: 'evidence' });
}
