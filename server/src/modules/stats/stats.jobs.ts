import { queue } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { mergeAllCounts } from './counts.service.ts';

const merging = queue(
  'stats.merge-counts',
  'Tidy up statistics',
  'Merges the rows that statistics add up.',
);

export function statsJobs(platform: Platform): void {
  platform.jobs.work(merging, () => mergeAllCounts(platform), { cron: '*/10 * * * *' });
}
