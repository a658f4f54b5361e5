import type { Config } from '#platform/config.ts';
import { dateText } from '#platform/messages/date-text.ts';
import type { Mail } from '#platform/messages/mailer.ts';
import { actionMail } from '#platform/messages/mails/action-mail.ts';
import { NOTIFICATION_ADDRESS } from './notification-address.ts';

/** '5 reports are pending': the hourly summary. */
export function pendingReportsMail(
  config: Config,
  { to, pending, oldestAt }: { to: string; pending: number; oldestAt: Date },
): Promise<Mail> {
  const counted = pending === 1 ? '1 report is pending' : `${pending} reports are pending`;
  return actionMail(config, {
    to,
    subject: `${counted} on ${config.companyName}`,
    greeting: 'Hello,',
    paragraphs: [
      `${counted}. ${pending === 1 ? 'It' : 'The oldest'} was filed on ${dateText(oldestAt)}.`,
      'We send this email every hour while any report is pending.',
    ],
    action: {
      label: 'View pending reports',
      url: `${config.publicUrl}/admin/report-lists?status=Pending`,
    },
    after: [],
    reason: NOTIFICATION_ADDRESS,
  });
}
