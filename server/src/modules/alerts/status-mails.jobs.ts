import { queue } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { statusUpdateMail } from './mails/status-update.mail.ts';
import { selectChange } from './status-mails.queries.ts';
import { signStatusMails } from './status-mails.token.ts';

export const statusMails = queue<{ changeId: string }>(
  'alerts.status-mail',
  'Tells reporters by e-mail that the status of their report changed.',
);

export function statusMailJobs(platform: Platform): void {
  platform.jobs.work(statusMails, ({ changeId }, { id }) => sendStatusMail(platform, changeId, id));
}

/** To a reporter who is still there, can sign in, and wants such mails. */
async function sendStatusMail(platform: Platform, changeId: string, jobId: string): Promise<void> {
  const found = await selectChange(platform.database, changeId);
  if (!found) return;
  const { reporter, ...change } = found;
  const wanted = reporter.statusMails && reporter.status === 'active' && reporter.emailVerifiedAt;
  if (!wanted) return;
  const token = signStatusMails(platform, reporter.id);
  await platform.mailer.send(
    await statusUpdateMail(platform.config, reporter, change, token),
    jobId,
  );
}
