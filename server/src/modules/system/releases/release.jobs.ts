import { queue } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { lookForRelease } from './releases.service.ts';

const looking = queue(
  'system.look-for-release',
  'Look for a new release',
  'Reads which release is the newest, where RELEASE_NOTICE_URL names a file that says so.',
);

export function releaseJobs(platform: Platform): void {
  platform.jobs.work(looking, () => lookForRelease(platform), { cron: '41 5 * * *' });
}
