import type { Config } from '../../../platform/config.ts';
import type { Mail } from '../../../platform/mailer.ts';
import { actionMail } from '../../../platform/mails/action-mail.ts';

/** 'Your account was deleted': the last mail, so that nobody's account goes unnoticed. */
export function accountDeletedMail(
  config: Config,
  { username, email }: { username: string; email: string },
): Promise<Mail> {
  return actionMail(config, {
    to: email,
    subject: `Your ${config.companyName} account was deleted`,
    greeting: `Hello ${username},`,
    paragraphs: [
      `your ${config.companyName} account was deleted, with its notifications and photo. Reports that you filed stay to protect others, without your name.`,
      'If it was not you who deleted it, please tell us:',
    ],
    action: { label: 'Contact us', url: `mailto:${config.supportEmail}` },
    after: [],
    reason: 'its account was deleted; no further mail will come',
  });
}
