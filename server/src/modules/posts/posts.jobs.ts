import { queue } from '#platform/jobs/jobs.ts';
import { deletePicture, sweepPictures } from '#platform/pictures/picture-store.ts';
import type { Platform } from '#platform/platform.ts';
import { IMAGE_FOLDER } from './post-image.ts';
import { selectImageKeys } from './posts.queries.ts';

export const imageDeletions = queue<{ imageKey: string }>(
  'posts.delete-image',
  'Deletes the picture of a post after the post was deleted or its picture changed.',
);
const imageSweep = queue('posts.sweep-images', 'Deletes pictures that no post uses.');

export function postJobs(platform: Platform): void {
  const { jobs, files } = platform;
  jobs.work(imageDeletions, ({ imageKey }) => deletePicture(files, imageKey));
  jobs.work(imageSweep, () => sweepImages(platform, new Date()), { cron: '37 * * * *' });
}

/** Deletes pictures that no post uses. */
export function sweepImages({ files, database }: Platform, now: Date): Promise<void> {
  return sweepPictures(files, IMAGE_FOLDER, (keys) => selectImageKeys(database, keys), now);
}
