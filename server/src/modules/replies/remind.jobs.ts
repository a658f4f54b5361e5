import { selectActiveReviewers } from '#modules/alerts/index.ts';
import { notify } from '#modules/notifications/index.ts';
import { notificationEmail } from '#modules/settings/index.ts';
import { queue } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { dueRepliesMail } from './due-replies.mail.ts';
import { deleteExpiredProofs } from './proofs/proofs.queries.ts';
import { endExpiredProofs, endMoot, lockWaiting, noteReminded } from './remind.queries.ts';
import { isReminderDue } from './reminders.ts';

const clock = queue(
  'replies.clock',
  'Watch over replies',
  'Reminds reviewers of replies half-way, two days before they are due and each day after, and ends old proofs.',
);
const mails = queue<{ waiting: number; overdue: number; nextDue: string }>(
  'replies.due-mail',
  'Email: replies that are due',
  'Emails the notification address that replies are due.',
);

export function reminderJobs(platform: Platform): void {
  const { jobs, database, mailer, config } = platform;
  jobs.work(clock, () => watchOver(platform, new Date()), { cron: '20 * * * *' });
  jobs.work(mails, async (due, { id }) => {
    const to = await notificationEmail(database);
    if (to) await mailer.send(await dueRepliesMail(config, { to, ...due }), id);
  });
}

/**
 * Reminds reviewers of replies and second looks whose reminder has come, ends proofs that are too old, and
 * replies whose target is gone. Repeated and parallel calls do nothing twice.
 */
export async function watchOver({ database, jobs }: Platform, now: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    await endExpiredProofs(transaction, now);
    await deleteExpiredProofs(transaction, now);
    await endMoot(transaction, now);
    const waiting = await lockWaiting(transaction);
    const due = waiting.filter((it) => isReminderDue(it, now));
    const [next] = waiting;
    if (due.length === 0 || !next) return;
    await noteReminded(transaction, due, now);
    const overdue = waiting.filter(({ dueAt }) => dueAt < now).length;
    const parameters = { waiting: waiting.length, overdue, nextDue: next.dueAt.toISOString() };
    const admins = await selectActiveReviewers(transaction);
    if (admins.length > 0)
      await notify(
        transaction,
        ...admins.map((userId) => ({ userId, kind: 'replies-due' as const, parameters })),
      );
    if (await notificationEmail(transaction)) await jobs.enqueue(transaction, mails, parameters);
  });
}
