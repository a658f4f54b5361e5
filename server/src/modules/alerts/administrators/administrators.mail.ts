import type { CategoryValue } from '@redflag/shared/categories';
import { categoryLabel } from '@redflag/shared/categories/category.words';
import type { StoppedRegister } from '@redflag/shared/notifications/notification.words';
import { wordStoppedRegister } from '@redflag/shared/notifications/notification.words';
import { plural } from '@redflag/shared/text/plural';
import { showTarget } from '@redflag/shared/text/show-target';
import type { Config } from '#platform/config.ts';
import type { Mail } from '#platform/messages/mailer.ts';
import { actionMail, dateText } from '#platform/messages/mails/action-mail.ts';

/** Why the notification email address gets emails, and who can change that; completes 'because '. */
const NOTIFICATION_ADDRESS =
  'this address is the notification email. An administrator can change it under Settings';

const LONGEST_TARGET = 200;

interface NewReports {
  to: string;
  count: number;
  since: Date;
  /** The newest ones. */
  reports: { category: CategoryValue; target: string }[];
}

/** '3 new reports': those since the last such email, with targets that cannot be clicked. */
export function newReportsMail(
  config: Config,
  { to, count, since, reports }: NewReports,
): Promise<Mail> {
  const counted = plural(count, { one: '# new report', other: '# new reports' });
  const more = count - reports.length;
  return actionMail(config, {
    to,
    subject: `${counted} on ${config.companyName}`,
    greeting: 'Hello,',
    paragraphs: [`${counted} since ${dateText(since)}:`],
    list: [
      ...reports.map(
        ({ category, target }) => `${categoryLabel(category)}: ${shorten(showTarget(target))}`,
      ),
      ...(more > 0 ? [`And ${more} more`] : []),
    ],
    action: { label: 'View reports', url: `${config.publicUrl}/admin/report-lists` },
    after: [],
    reason: NOTIFICATION_ADDRESS,
  });
}

function shorten(text: string): string {
  return text.length > LONGEST_TARGET ? `${text.slice(0, LONGEST_TARGET)}…` : text;
}

/** 'PhishTank has stopped': half of a register's entries are missing, and nothing changes until somebody agrees. */
export function stoppedRegisterMail(
  config: Config,
  { to, name, lost, held }: { to: string } & StoppedRegister,
): Promise<Mail> {
  return actionMail(config, {
    to,
    subject: `${name} has stopped on ${config.companyName}`,
    greeting: 'Hello,',
    paragraphs: [
      wordStoppedRegister({ name, lost, held }),
      'This may be a mistake there, or what it lists may really have ended. Look at it, and let it go on if that is right.',
    ],
    action: { label: 'View registers', url: `${config.publicUrl}/admin/registers` },
    after: [],
    reason: NOTIFICATION_ADDRESS,
  });
}

/** '5 reports are pending': the hourly summary. */
export function pendingReportsMail(
  config: Config,
  { to, pending, oldestAt }: { to: string; pending: number; oldestAt: Date },
): Promise<Mail> {
  const counted = plural(pending, { one: '# report is pending', other: '# reports are pending' });
  const oldest = plural(pending, { one: 'It was filed on', other: 'The oldest was filed on' });
  return actionMail(config, {
    to,
    subject: `${counted} on ${config.companyName}`,
    greeting: 'Hello,',
    paragraphs: [
      `${counted}. ${oldest} ${dateText(oldestAt)}.`,
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
