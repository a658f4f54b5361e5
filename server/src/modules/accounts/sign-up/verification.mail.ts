import type { Config } from '#platform/config.ts';
import type { Mail } from '#platform/messages/mailer.ts';
import { actionMail } from '#platform/messages/mails/action-mail.ts';

/** 'Verify your email': one button, and the code for those who read mail on another device. */
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
      `you signed up for ${config.companyName} with this address. Please verify that it is yours.`,
    ],
    action: {
      label: 'Verify Email',
      url: `${config.publicUrl}/verify-email?token=${token}`,
    },
    after: [
      `Or enter this code: ${code}`,
      'Link and code work once, within 24 hours. If you did not sign up, ignore this mail.',
    ],
    reason: 'an account was made with this address',
  });
}
