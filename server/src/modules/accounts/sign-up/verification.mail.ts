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
      `You signed up for ${config.companyName}. Please verify that this email address is yours:`,
    ],
    action: {
      label: 'Verify Email',
      url: `${config.publicUrl}/verify-email?token=${token}`,
    },
    code,
    after: [
      'The link works for 24 hours and the code for 10 minutes, each once.',
      'If you did not sign up, ignore this email. Or open the link and answer No, and we will remove the account.',
    ],
    reason: 'someone signed up with this address',
  });
}
