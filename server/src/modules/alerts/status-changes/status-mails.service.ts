import type { StatusMails, StatusMailsChange } from '@redflag/shared/alerts';
import type { ReportStatus } from '@redflag/shared/reports';
import { z } from 'zod';
import { announce } from '#platform/announcements/announcements.ts';
import { invalidField } from '#platform/http/problem.ts';
import { queue } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { selectChanges, updateStatusMails } from './status-changes.queries.ts';
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

/**
 * Stops or resumes a person's status emails. Also succeeds for a deleted account, which gets none.
 * @throws ProblemError 422 for a token that this server did not sign
 */
export async function changeStatusMails(
  platform: Platform,
  { token, statusMails }: StatusMailsChange,
): Promise<StatusMails> {
  const user = readToken(platform, token);
  if (!user) {
    throw invalidField(
      'token',
      'This link is incomplete. Please open it from the email again, or change the setting in your profile.',
    );
  }
  return platform.database.transaction(async (transaction) => {
    if (!(await updateStatusMails(transaction, user, statusMails))) return { statusMails: false };
    await announce(transaction, { name: 'user', audience: { user }, id: user });
    return { statusMails };
  });
}

/** Signs a token that lets a person stop status emails without signing in. It does not expire. */
function signToken({ secrets }: Platform, userId: string): string {
  return secrets.sign('status-mails', userId);
}

/** Returns the account id in a token, or null if this server did not sign it. */
function readToken({ secrets }: Platform, token: string): string | null {
  return z.uuid().safeParse(secrets.verify('status-mails', token)).data ?? null;
}
