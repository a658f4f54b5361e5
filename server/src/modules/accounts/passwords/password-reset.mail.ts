import type { Config } from '#platform/config.ts';
import type { Mail } from '#platform/messages/mailer.ts';
import { actionMail } from '#platform/messages/mails/action-mail.ts';

/** 'Reset your password': the link that sets a new one. */
export function passwordResetMail(
  config: Config,
  { username, email }: { username: string; email: string },
  token: string,
): Promise<Mail> {
  return actionMail(config, {
    to: email,
    subject: `Reset your ${config.companyName} password`,
    greeting: `Hello ${username},`,
    paragraphs: [
      `somebody asked for a new password for your ${config.companyName} account. If it was you, set it here.`,
    ],
    action: {
      label: 'Set new password',
      url: `${config.publicUrl}/change-password?token=${token}`,
    },
    after: [
      'The link works once, within 30 minutes.',
      'If it was not you, ignore this mail: your password stays as it is, and nobody else got this link.',
    ],
    reason: 'a new password was asked for this address',
  });
}
