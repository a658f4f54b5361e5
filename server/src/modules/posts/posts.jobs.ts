import { queue } from '#platform/jobs/jobs.ts';
import { removePicture } from '#platform/pictures/picture-sweep.ts';
import type { Platform } from '#platform/platform.ts';

export const imageDeletions = queue<{ imageKey: string }>(
  'posts.delete-image',
  'Delete pictures of posts',
  'Deletes the picture of a post after the post was deleted or its picture changed.',
);

export function postJobs(platform: Platform): void {
  platform.jobs.work(imageDeletions, ({ imageKey }) => removePicture(platform, imageKey));
}
