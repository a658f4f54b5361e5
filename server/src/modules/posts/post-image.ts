import { POST_PICTURE_PIXELS, POST_THUMBNAIL_PIXELS } from '@redflag/shared/pictures';
import { uuidv7 } from 'uuidv7';
import { storePicture } from '#platform/pictures/picture-store.ts';
import type { Platform } from '#platform/platform.ts';

export const IMAGE_FOLDER = 'blog_images';

/**
 * Cleans an uploaded picture and stores it as read and as on a card.
 * @param name unique in the folder; a new one, where it is left out, since a post changes its pictures
 * @returns the key of the full picture
 * @throws ProblemError 422 when it is no PNG or JPEG that can be taken
 */
export function storeImage({ files }: Platform, upload: Buffer, name = uuidv7()): Promise<string> {
  const sides = { full: POST_PICTURE_PIXELS, thumbnail: POST_THUMBNAIL_PIXELS };
  return storePicture(files, { folder: IMAGE_FOLDER, name, upload, sides, field: 'image' });
}
