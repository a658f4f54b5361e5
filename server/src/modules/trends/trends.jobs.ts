import { queue } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { countTrends, forgetTrends } from './trends.service.ts';

const counting = queue(
  'trends.count',
  'Count what is going round',
  'Counts for /trends what kinds of scam were confirmed in the last weeks. With TRENDS off, forgets that.',
);

export function trendsJobs(platform: Platform): void {
  const count = () =>
    platform.config.trends ? countTrends(platform, new Date()) : forgetTrends(platform);
  platform.jobs.work(counting, count, { cron: '11 * * * *' });
}
