import { POST_PICTURE_PIXELS, POST_THUMBNAIL_PIXELS } from '@redflag/shared/pictures';
import { uuidv7 } from 'uuidv7';
import { storePicture } from '#platform/pictures/picture-store.ts';
import type { Platform } from '#platform/platform.ts';

export const IMAGE_FOLDER = 'blog_images';

/**
 * Cleans an uploaded picture, stores it for the post's page and for its card, and returns the full
 * one's key. By default the name is new, because a post's picture can change.
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
