import { wordAnswering } from '@redflag/shared/replies/second-look.words';
import type { ReportStatus, ReportType } from '@redflag/shared/reports';
import { statusDefinition, statusLabel } from '@redflag/shared/reports/report.words';
import { plural } from '@redflag/shared/text/plural';
import { nameTarget, showText } from '@redflag/shared/text/show-target';
import type { Config } from '#platform/config.ts';
import type { Mail } from '#platform/messages/mailer.ts';
import { actionMail, dateText } from '#platform/messages/mails/action-mail.ts';

interface StatusUpdate {
  reportId: string;
  target: string;
  type: ReportType;
  from: ReportStatus;
  to: ReportStatus;
  reason: string | null;
  changedAt: Date;
}

const TARGETS_NAMED = 20;

/**
 * 'Status Update': what changed, what that means and why, the targets of `others` in the same decision, and a link
 * that stops these emails.
 */
export function statusUpdateMail(
  config: Config,
  { username, email, role }: { username: string; email: string; role: 'user' | 'admin' },
  { reportId, target, type, from, to, reason, changedAt }: StatusUpdate,
  others: string[],
  token: string,
): Promise<Mail> {
  const query = new URLSearchParams({ token });
  const path = role === 'admin' ? '/admin/report' : '/user/user-report';
  const number = others.length + 1;
  const named = [target, ...others].slice(0, TARGETS_NAMED).map((it) => nameTarget(it));
  const unnamed = number - named.length;
  const status = statusLabel(to);
  const at = dateText(changedAt);
  return actionMail(config, {
    to: email,
    subject: plural(number, {
      one: `Status Update: your report is now ${status}`,
      other: `Status Update: # of your reports are now ${status}`,
    }),
    greeting: `Hello ${username},`,
    paragraphs: [
      number === 1
        ? `The status of your report on ${nameTarget(target)} changed from ${statusLabel(from)} to ${status} on ${at}.`
        : `The status of ${number} of your reports changed to ${status} on ${at}: those on ${named.join(', ')}${unnamed > 0 ? ` and ${unnamed} more` : ''}.`,
      statusDefinition(to, number === 1 ? type : null),
      ...(reason ? [`Reason: ${showText(reason)}`] : []),
      ...(to === 'Rejected' ? [wordAnswering(number)] : []),
    ],
    action:
      number === 1
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
