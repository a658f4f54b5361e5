import { notificationEmail } from '#modules/settings/index.ts';
import { mailQueue, queue } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { newReportsMail } from './administrators.mail.ts';
import { countFiled, lockTimestamp, selectFiled, setTimestamp } from './administrators.queries.ts';

const MINUTE_MS = 60_000;
const AT_MOST_EVERY_MS = 10 * MINUTE_MS;
/** A report is dated when its transaction begins. One not committed yet counts next time. */
const SETTLED_AFTER_MS = 5_000;
/** The first email after an address is set must not list every report ever filed. */
const LOOKS_BACK_MS = 24 * 60 * MINUTE_MS;
const LISTED = 20;

const watches = queue(
  'alerts.new-reports',
  'Look for new reports',
  'Checks every minute whether to email the notification address about new reports.',
);
const mails = mailQueue<{ since: string; until: string }>(
  'alerts.new-reports-mail',
  'new reports',
  'Emails the notification address about new reports, at most once every ten minutes.',
);

export function newReportsJobs(platform: Platform): void {
  platform.jobs.work(watches, () => watchNewReports(platform, new Date()), { cron: '* * * * *' });
  platform.jobs.work(mails, ({ since, until }, { id }) =>
    sendSummary(platform, { since: new Date(since), until: new Date(until) }, id),
  );
}

/**
 * Queues one email about the reports filed since the last such email, at least ten minutes after
 * it. Repeated and parallel calls queue one.
 */
export async function watchNewReports({ database, jobs }: Platform, now: Date): Promise<void> {
  if (!(await notificationEmail(database))) return;
  await database.transaction(async (transaction) => {
    const until = new Date(now.getTime() - SETTLED_AFTER_MS);
    const last = await lockTimestamp(transaction, 'turn.newReportsMail');
    if (until.getTime() - last.getTime() < AT_MOST_EVERY_MS) return;
    const since = new Date(Math.max(last.getTime(), until.getTime() - LOOKS_BACK_MS));
    if ((await countFiled(transaction, { since, until })) === 0) return;
    await setTimestamp(transaction, 'turn.newReportsMail', until);
    await jobs.enqueue(transaction, mails, {
      since: since.toISOString(),
      until: until.toISOString(),
    });
  });
}

async function sendSummary(
  { database, mailer, config }: Platform,
  span: { since: Date; until: Date },
  jobId: string,
): Promise<void> {
  const to = await notificationEmail(database);
  const count = await countFiled(database, span);
  // The address or the reports may have been removed since.
  if (!to || count === 0) return;
  const reports = await selectFiled(database, span, LISTED);
  await mailer.send(await newReportsMail(config, { to, count, since: span.since, reports }), jobId);
}
