import { queue } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { redactEntriesBefore } from './audit.queries.ts';

const DAY_MS = 24 * 3_600_000;

const redaction = queue(
  'audit.redact',
  'Redact the audit log',
  'Redacts names, addresses and texts in old entries of the audit log.',
);

export function auditJobs(platform: Platform): void {
  platform.jobs.work(redaction, () => redactOldEntries(platform, new Date()), {
    cron: '52 3 * * *',
  });
}

/** Redacts the personal data in entries older than the setting allows. The acts stay. */
export function redactOldEntries({ database, config }: Platform, now: Date): Promise<void> {
  return redactEntriesBefore(database, new Date(now.getTime() - config.auditLogDays * DAY_MS));
}
