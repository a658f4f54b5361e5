import { POST_PICTURE_PIXELS, POST_THUMBNAIL_PIXELS } from '@redflag/shared/pictures';
import { uuidv7 } from 'uuidv7';
import { storePicture } from '#platform/pictures/picture-store.ts';
import type { Platform } from '#platform/platform.ts';

export const IMAGE_FOLDER = 'blog_images';

/**
 * Cleans an uploaded picture and stores it in two sizes, for the post's page and for its card.
 * @param account the author's
 * @param name unique in the folder; by default a new one, because a post's picture can change
 * @returns the key of the full picture
 * @throws ProblemError 422 if it is not a usable picture
 */
export async function storeImage(
  platform: Platform,
  account: string,
  upload: Buffer,
  name = uuidv7(),
): Promise<string> {
  const sides = { full: POST_PICTURE_PIXELS, thumbnail: POST_THUMBNAIL_PIXELS };
  const picture = { account, folder: IMAGE_FOLDER, name, upload, sides, field: 'image' };
  return (await storePicture(platform, picture)).key;
}
