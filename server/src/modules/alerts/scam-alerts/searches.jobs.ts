import { SEARCHES_KEPT_DAYS } from '@redflag/shared/notifications/alerts';
import { queue } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { deleteSearchesBefore } from './searches.queries.ts';

const DAY_MS = 24 * 3_600_000;

const forgetting = queue(
  'alerts.forget-searches',
  'Forget old searches',
  `Deletes searches that are older than ${SEARCHES_KEPT_DAYS} days.`,
);

export function searchJobs(platform: Platform): void {
  platform.jobs.work(forgetting, () => forgetSearches(platform, new Date()), {
    cron: '47 * * * *',
  });
}

/** Deletes searches older than `SEARCHES_KEPT_DAYS`. */
export function forgetSearches({ database }: Platform, now: Date): Promise<void> {
  return deleteSearchesBefore(database, new Date(now.getTime() - SEARCHES_KEPT_DAYS * DAY_MS));
}
