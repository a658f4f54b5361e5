import type { StatusMails, StatusMailsChange } from '@redflag/shared/alerts';
import type { ReportStatus } from '@redflag/shared/reports';
import { showTarget, showText } from '@redflag/shared/targets/show-target';
import { z } from 'zod';
import type { Config } from '#platform/config.ts';
import { invalidField } from '#platform/http/problem.ts';
import { queue } from '#platform/jobs/jobs.ts';
import { announce } from '#platform/live-events/live-events.ts';
import { dateText } from '#platform/messages/date-text.ts';
import type { Mail } from '#platform/messages/mailer.ts';
import { actionMail } from '#platform/messages/mails/action-mail.ts';
import type { Platform } from '#platform/platform.ts';
import { selectChanges, updateStatusMails } from './status-mails.queries.ts';

/** A change of the status of a report. */
interface Told {
  changeId: string;
  /** The status that the reporter was told of last; in a job of the release before, as in the change. */
  from?: ReportStatus;
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
      { ...change, from: from ?? change.from },
      further.map(({ target }) => target),
      token,
    ),
    jobId,
  );
}

interface StatusUpdate {
  reportId: string;
  target: string;
  from: ReportStatus;
  to: ReportStatus;
  reason: string | null;
  changedAt: Date;
}

const TARGETS_NAMED = 20;

/** 'Status Update': what changed and why, and a link that stops these emails. */
function statusUpdateMail(
  config: Config,
  { username, email, role }: { username: string; email: string; role: 'user' | 'admin' },
  { reportId, target, from, to, reason, changedAt }: StatusUpdate,
  others: string[],
  token: string,
): Promise<Mail> {
  const query = new URLSearchParams({ token });
  const path = role === 'admin' ? '/admin/report' : '/user/user-report';
  const number = others.length + 1;
  const named = [target, ...others].slice(0, TARGETS_NAMED).map((it) => showTarget(it));
  const unnamed = number - named.length;
  const isOne = number === 1;
  return actionMail(config, {
    to: email,
    subject: `Status Update: ${isOne ? 'your report is' : `${number} of your reports are`} now ${to}`,
    greeting: `Hello ${username},`,
    paragraphs: [
      isOne
        ? `The status of your report on ${showTarget(target)} changed from ${from} to ${to} on ${dateText(changedAt)}.`
        : `The status of ${number} of your reports changed to ${to} on ${dateText(changedAt)}: those on ${named.join(', ')}${unnamed > 0 ? ` and ${unnamed} more` : ''}.`,
      ...(reason ? [`Reason: ${showText(reason)}`] : []),
    ],
    action: isOne
      ? { label: 'View your report', url: `${config.publicUrl}${path}/${reportId}` }
      : {
          label: 'View your reports',
          url: `${config.publicUrl}${role === 'admin' ? '/admin/report-lists' : '/user/dashboard?tab=mine'}`,
        },
    after: [],
    reason: 'you filed this report',
    stop: {
      label: 'Stop emails about the status of your reports',
      url: `${config.publicUrl}/stop-mails?${query}`,
      oneClickUrl: `${config.publicUrl}/v1/status-mails/stop?${query}`,
    },
  });
}

/**
 * Stops or resumes emails about the status of a person's reports. A deleted account gets none, so
 * this succeeds too.
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
