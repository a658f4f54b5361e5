import { queue } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { deleteNotificationsBefore } from './notifications.queries.ts';

const DAY_MS = 24 * 3_600_000;
const BATCH = 5_000;

const expiry = queue(
  'notifications.expiry',
  'Delete old notifications',
  'Deletes old notifications.',
);

export function notificationJobs(platform: Platform): void {
  platform.jobs.work(expiry, () => expireNotifications(platform, new Date()), {
    cron: '22 * * * *',
  });
}

/** Deletes the notifications that are older than the setting allows, read or not. */
export async function expireNotifications(
  { database, config }: Pick<Platform, 'database' | 'config'>,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - config.notificationDays * DAY_MS);
  let deleted: number;
  do deleted = await deleteNotificationsBefore(database, before, BATCH);
  while (deleted === BATCH);
}
