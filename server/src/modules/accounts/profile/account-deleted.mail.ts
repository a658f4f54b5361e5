import type { Config } from '#platform/config.ts';
import type { Mail } from '#platform/messages/mailer.ts';
import { actionMail } from '#platform/messages/mails/action-mail.ts';

/** 'Your account was deleted': the last mail, so that nobody's account goes unnoticed. */
export function accountDeletedMail(
  config: Config,
  { username, email, byAdmin }: { username: string; email: string; byAdmin: boolean },
): Promise<Mail> {
  const { companyName } = config;
  const deletion = byAdmin
    ? `an administrator of ${companyName} deleted your account`
    : `your ${companyName} account was deleted`;
  return actionMail(config, {
    to: email,
    subject: `Your ${companyName} account was deleted`,
    greeting: `Hello ${username},`,
    paragraphs: [
      `${deletion}, with its notifications and photo. Reports that you filed stay to protect others, without your name.`,
      byAdmin
        ? 'If you think that this is a mistake, please tell us:'
        : 'If it was not you who deleted it, please tell us:',
    ],
    action: { label: 'Contact us', url: `mailto:${config.supportEmail}` },
    after: [],
    reason: 'its account was deleted; no further mail will come',
  });
}
