import { showText } from '@redflag/shared/text/show-target';
import type { Config } from '#platform/config.ts';
import type { Mail } from '#platform/messages/mailer.ts';
import { actionMail } from '#platform/messages/mails/action-mail.ts';

/** 'Your account stays suspended': what came of the second look, and why. */
export function secondLookRefusedMail(
  config: Config,
  { username, email }: { username: string; email: string },
  reason: string,
): Promise<Mail> {
  const { companyName } = config;
  return actionMail(config, {
    to: email,
    subject: `Your ${companyName} account stays suspended`,
    greeting: `Hello ${username},`,
    paragraphs: [
      'You told us what happened. Our reviewers read it and looked at your account again. It stays suspended.',
      `Reason: ${showText(reason)}`,
      'This was the second look, so you cannot ask again. For a copy of your data, or to delete it, please contact us:',
    ],
    action: { label: 'Contact us', url: `mailto:${config.supportEmail}` },
    after: [],
    reason: 'you asked us to look at your suspension again',
  });
}
