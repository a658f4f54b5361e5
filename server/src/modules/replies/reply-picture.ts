import { MEDIUM_PIXELS, THUMBNAIL_PIXELS } from '@redflag/shared/pictures';
import type { UploadedFile } from '#platform/http/request-body/request-body.ts';
import { storePicture } from '#platform/pictures/picture-store.ts';
import type { Platform } from '#platform/platform.ts';

/** Where pictures of replies and second looks are. */
export const REPLY_FOLDER = 'reply_images';

/**
 * Cleans a picture for reviewers as evidence is, stores it and returns its key.
 * @throws ProblemError 422 if it is not a usable picture
 */
export async function storeReplyPicture(
  platform: Platform,
  account: string,
  name: string,
  { content }: UploadedFile,
): Promise<string> {
  const sides = { thumbnail: THUMBNAIL_PIXELS, medium: MEDIUM_PIXELS };
  const picture = { account, folder: REPLY_FOLDER, name, upload: content, sides, field: 'picture' };
  return (await storePicture(platform, picture)).key;
}
