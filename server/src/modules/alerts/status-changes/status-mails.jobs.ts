import type { ReportStatus } from '@redflag/shared/reports';
import { queue } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { selectChanges } from './status-changes.queries.ts';
import { statusUpdateMail } from './status-update.mail.ts';

/** A change of the status of a report. */
interface Told {
  changeId: string;
  /** The status that the reporter was told of last. */
  from: ReportStatus;
  /** Further changes by the same decision, of which the same email tells. */
  others?: string[];
}

export const statusMails = queue<Told>(
  'alerts.status-mail',
  'Email: status of a report',
  'Emails reporters when the status of their report changes.',
);

export function statusMailJobs(platform: Platform): void {
  platform.jobs.work(statusMails, (told, { id }) => sendStatusMail(platform, told, id));
}

/** Sends the email if the reporter still has an account, can sign in and wants these emails. */
async function sendStatusMail(
  platform: Platform,
  { changeId, from, others = [] }: Told,
  jobId: string,
): Promise<void> {
  const [found, ...further] = await selectChanges(platform.database, [changeId, ...others]);
  if (!found) return;
  const { reporter, ...change } = found;
  const wanted = reporter.statusMails && reporter.status === 'active' && reporter.emailVerifiedAt;
  if (!wanted) return;
  const token = signToken(platform, reporter.id);
  await platform.mailer.send(
    await statusUpdateMail(
      platform.config,
      reporter,
      { ...change, from },
      further.map(({ target }) => target),
      token,
    ),
    jobId,
  );
}

/** Signs a token that lets a person stop status emails without signing in. It does not expire. */
function signToken({ secrets }: Platform, userId: string): string {
  return secrets.sign('status-mails', userId);
}
