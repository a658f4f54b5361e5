import { queue } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { mergeAllCounts } from './counts.service.ts';
import { keepWaitingDays } from './stats.service.ts';

const merging = queue(
  'stats.merge-counts',
  'Tidy up statistics',
  'Merges the rows that statistics add up, and notes how many reports wait today.',
);

export function statsJobs(platform: Platform): void {
  const tidyUp = async () => {
    await mergeAllCounts(platform);
    await keepWaitingDays(platform, new Date());
  };
  platform.jobs.work(merging, tidyUp, { cron: '*/10 * * * *' });
}
