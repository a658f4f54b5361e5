import { notify } from '#modules/notifications/index.ts';
import { notificationEmail } from '#modules/settings/index.ts';
import { mailQueue, queue } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { pendingReportsMail } from './administrators.mail.ts';
import {
  countPending,
  lockTimestamp,
  selectActiveAdmins,
  setTimestamp,
} from './administrators.queries.ts';

const HOUR_MS = 3_600_000;

const reminders = queue(
  'alerts.pending-reminder',
  'Remind of pending reports',
  'Reminds administrators every hour of pending reports.',
);
const mails = mailQueue<{ pending: number; oldestAt: string }>(
  'alerts.pending-mail',
  'pending reports',
  'Emails the hourly summary of pending reports to the notification address.',
);

export function pendingReminderJobs(platform: Platform): void {
  const { jobs, database, mailer, config } = platform;
  jobs.work(reminders, () => remindOfPending(platform, new Date()), { cron: '0 * * * *' });
  jobs.work(mails, async ({ pending, oldestAt }, { id }) => {
    const to = await notificationEmail(database);
    if (!to) return;
    await mailer.send(
      await pendingReportsMail(config, { to, pending, oldestAt: new Date(oldestAt) }),
      id,
    );
  });
}

/**
 * Reminds active administrators and the notification address of pending reports. Repeated and
 * parallel calls send one reminder per clock hour.
 */
export function remindOfPending({ database, jobs }: Platform, now: Date): Promise<void> {
  return database.transaction(async (transaction) => {
    const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
    if ((await lockTimestamp(transaction, 'turn.pendingReminder')) >= hour) return;
    const { pending, oldestAt } = await countPending(transaction);
    if (!oldestAt) return;
    await setTimestamp(transaction, 'turn.pendingReminder', hour);
    const admins = await selectActiveAdmins(transaction);
    if (admins.length > 0) {
      await notify(
        transaction,
        ...admins.map((userId) => ({
          userId,
          kind: 'reports-pending' as const,
          parameters: { count: pending },
        })),
      );
    }
    if (await notificationEmail(transaction)) {
      await jobs.enqueue(transaction, mails, { pending, oldestAt: oldestAt.toISOString() });
    }
  });
}
