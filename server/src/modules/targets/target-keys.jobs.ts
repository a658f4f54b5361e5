import { queue } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { followSharedHosts, placeWaitingReports } from './target-keys.service.ts';

const placing = queue(
  'targets.place-reports',
  'Put reports on their targets',
  'Puts reports of an earlier version on their targets, and moves them when the list of shared hosts changes.',
);

export function targetKeysJobs(platform: Platform): void {
  platform.jobs.work(
    placing,
    async () => {
      await placeWaitingReports(platform);
      await followSharedHosts(platform);
    },
    { cron: '* * * * *' },
  );
}
