import { queue } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { countAllBits } from './private-check.service.ts';

const counting = queue(
  'targets.count-bits',
  'Count targets for private checks',
  'Counts targets, so that private checks stay private.',
);

export function privateCheckJobs(platform: Platform): void {
  platform.jobs.work(counting, () => countAllBits(platform), { cron: '*/5 * * * *' });
}
