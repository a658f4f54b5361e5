import { queue } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { deleteBulkChanges } from './bulk-changes.queries.ts';
import { bulkChangeSteps, takeStep } from './bulk-changes.service.ts';

const KEPT_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

const cleanUp = queue<object>(
  'reports.forget-bulk-changes',
  'Forget changes of many reports',
  `Deletes how far changes of many reports were, ${KEPT_DAYS} days later. The changes stay.`,
);

export function bulkChangeJobs(platform: Platform): void {
  const { jobs, database } = platform;
  jobs.work(bulkChangeSteps, ({ id }) => takeStep(platform, id));
  jobs.work(cleanUp, () => deleteBulkChanges(database, new Date(Date.now() - KEPT_DAYS * DAY_MS)), {
    cron: '40 3 * * *',
  });
}
