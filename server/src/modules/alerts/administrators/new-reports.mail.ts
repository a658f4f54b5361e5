import { showTarget } from '@redflag/shared/targets/show-target';
import type { Config } from '#platform/config.ts';
import { dateText } from '#platform/messages/date-text.ts';
import type { Mail } from '#platform/messages/mailer.ts';
import { actionMail } from '#platform/messages/mails/action-mail.ts';
import { NOTIFICATION_ADDRESS } from './notification-address.ts';

const LONGEST_TARGET = 200;

interface NewReports {
  to: string;
  count: number;
  since: Date;
  /** The newest ones. */
  reports: { category: string; target: string }[];
}

/** '3 new reports': those since the last such email, with targets that cannot be clicked. */
export function newReportsMail(
  config: Config,
  { to, count, since, reports }: NewReports,
): Promise<Mail> {
  const counted = count === 1 ? '1 new report' : `${count} new reports`;
  const more = count - reports.length;
  return actionMail(config, {
    to,
    subject: `${counted} on ${config.companyName}`,
    greeting: 'Hello,',
    paragraphs: [`${counted} since ${dateText(since)}:`],
    list: [
      ...reports.map(({ category, target }) => `${category}: ${shorten(showTarget(target))}`),
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
