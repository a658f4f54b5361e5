import { queue } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { writeSnapshots } from './snapshots.service.ts';

const writing = queue(
  'feeds.write',
  'Write feeds',
  'Writes the files of confirmed targets that other programs read, if any target changed.',
);

export function feedJobs(platform: Platform): void {
  platform.jobs.work(writing, () => writeSnapshots(platform), { cron: '* * * * *' });
}
