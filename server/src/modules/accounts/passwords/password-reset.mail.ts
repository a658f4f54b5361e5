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
      `Someone asked for a new password for your ${config.companyName} account. If it was you, set it here:`,
    ],
    action: {
      label: 'Set new password',
      url: `${config.publicUrl}/change-password?token=${token}`,
    },
    after: [
      'The link works once, for 30 minutes.',
      'If it was not you, ignore this email: your password stays the same, and we sent this link to no other address.',
    ],
    reason: 'someone asked for a new password for this address',
  });
}
