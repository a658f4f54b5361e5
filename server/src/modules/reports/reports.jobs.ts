import { queue } from '#platform/jobs/jobs.ts';
import { removePicture } from '#platform/pictures/picture-sweep.ts';
import type { Platform } from '#platform/platform.ts';

export const evidenceDeletions = queue<{ evidenceKey: string }>(
  'reports.delete-evidence',
  'Delete pictures of reports',
  'Deletes the pictures of a report after the report was deleted.',
);

export function reportJobs(platform: Platform): void {
  platform.jobs.work(evidenceDeletions, ({ evidenceKey }) => removePicture(platform, evidenceKey));
}
