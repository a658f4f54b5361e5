import type { ReportStatus } from '@redflag/shared/reports';
import { showTarget, showText } from '@redflag/shared/targets/show-target';
import type { Config } from '#platform/config.ts';
import { describeMoment } from '#platform/messages/date-text.ts';
import type { Mail } from '#platform/messages/mailer.ts';
import { actionMail } from '#platform/messages/mails/action-mail.ts';

interface StatusUpdate {
  reportId: string;
  target: string;
  from: ReportStatus;
  to: ReportStatus;
  reason: string | null;
  changedAt: Date;
}

/** 'Status Update': what changed and why, and a link that stops these emails. */
export function statusUpdateMail(
  config: Config,
  { username, email, role }: { username: string; email: string; role: 'user' | 'admin' },
  { reportId, target, from, to, reason, changedAt }: StatusUpdate,
  token: string,
): Promise<Mail> {
  const query = new URLSearchParams({ token });
  const path = role === 'admin' ? '/admin/report' : '/user/user-report';
  return actionMail(config, {
    to: email,
    subject: `Status Update: your report is now ${to}`,
    greeting: `Hello ${username},`,
    paragraphs: [
      `The status of your report on ${showTarget(target)} changed from ${from} to ${to} on ${describeMoment(changedAt)}.`,
      ...(reason ? [`Reason: ${showText(reason)}`] : []),
    ],
    action: { label: 'View your report', url: `${config.publicUrl}${path}/${reportId}` },
    after: [],
    reason: 'you filed this report',
    stop: {
      label: 'Stop emails about the status of your reports',
      url: `${config.publicUrl}/stop-mails?${query}`,
      oneClickUrl: `${config.publicUrl}/v1/status-mails/stop?${query}`,
    },
  });
}
