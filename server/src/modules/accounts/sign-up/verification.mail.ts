import type { Config } from '#platform/config.ts';
import type { Mail } from '#platform/messages/mailer.ts';
import { actionMail } from '#platform/messages/mails/action-mail.ts';

/** 'Verify your email': one button, and a code for people who read email on a different device. */
export function verificationMail(
  config: Config,
  { username, email }: { username: string; email: string },
  { token, code }: { token: string; code: string },
): Promise<Mail> {
  return actionMail(config, {
    to: email,
    subject: `Verify your email for ${config.companyName}`,
    greeting: `Hello ${username},`,
    paragraphs: [
      `Someone signed up for ${config.companyName} with this email address. If it was you, please verify it:`,
    ],
    action: {
      label: 'Verify Email',
      url: `${config.publicUrl}/verify-email?token=${token}`,
    },
    code,
    after: [
      'The link works for 24 hours and the code for 10 minutes, each once.',
      'If it was not you, ignore this email. Or open the link and answer No, and we will remove the account.',
    ],
    reason: 'someone signed up with this address',
  });
}
