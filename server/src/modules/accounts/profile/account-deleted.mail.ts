import type { Config } from '#platform/config.ts';
import type { Mail } from '#platform/messages/mailer.ts';
import { actionMail } from '#platform/messages/mails/action-mail.ts';

/** 'Your account was deleted': the last email, so that no account is deleted unnoticed. */
export function accountDeletedMail(
  config: Config,
  { username, email, byAdmin }: { username: string; email: string; byAdmin: boolean },
): Promise<Mail> {
  const { companyName } = config;
  const deletion = byAdmin
    ? `An administrator of ${companyName} deleted your account`
    : `Your ${companyName} account was deleted`;
  return actionMail(config, {
    to: email,
    subject: `Your ${companyName} account was deleted`,
    greeting: `Hello ${username},`,
    paragraphs: [
      `${deletion}, with its notifications and photo. The reports that you filed stay to protect others, without your name.`,
      byAdmin
        ? 'If you think this is a mistake, please contact us:'
        : 'If you did not delete it yourself, please contact us:',
    ],
    action: { label: 'Contact us', url: `mailto:${config.supportEmail}` },
    after: [],
    reason: 'your account was deleted. You will get no more emails from us',
  });
}
