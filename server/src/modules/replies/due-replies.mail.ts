import { plural } from '@redflag/shared/text/plural';
import type { Config } from '#platform/config.ts';
import type { Mail } from '#platform/messages/mailer.ts';
import { actionMail, dateText } from '#platform/messages/mails/action-mail.ts';

/** '3 replies wait, 1 is overdue': for the notification address. */
export function dueRepliesMail(
  config: Config,
  {
    to,
    waiting,
    overdue,
    nextDue,
  }: { to: string; waiting: number; overdue: number; nextDue: string },
): Promise<Mail> {
  const counted = plural(waiting, { one: '# reply waits', other: '# replies wait' });
  const late = plural(overdue, { one: '# is overdue', other: '# are overdue' });
  return actionMail(config, {
    to,
    subject: `${counted} on ${config.companyName}${overdue > 0 ? `, ${late}` : ''}`,
    greeting: 'Hello,',
    paragraphs: [
      `${counted} for a decision${overdue > 0 ? `, and ${late}` : ''}.`,
      `The first is due on ${dateText(new Date(nextDue))}.`,
    ],
    action: { label: 'Open the queue', url: `${config.publicUrl}/admin/review` },
    after: [],
    reason: 'this address is the notification email. An administrator can change it under Settings',
  });
}
