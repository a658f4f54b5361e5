import type { Role } from '@redflag/shared/accounts';
import type { Config } from '#platform/config.ts';
import type { Mail } from '#platform/messages/mailer.ts';
import { actionMail } from '#platform/messages/mails/action-mail.ts';

/** 'Your code': for a person without a password who confirms an act. */
export function confirmationMail(
  config: Config,
  { username, email, role }: { username: string; email: string; role: Role },
  code: string,
): Promise<Mail> {
  return actionMail(config, {
    to: email,
    subject: `Your ${config.companyName} code`,
    greeting: `Hello ${username},`,
    paragraphs: [
      `Someone signed in to your account is about to change something important on ${config.companyName}. If it is you, enter this code: ${code}`,
      'If it is not you, see where you are signed in, and sign them out:',
    ],
    action: { label: 'See where I am signed in', url: `${config.publicUrl}/${role}/account` },
    after: ['The code works for 10 minutes, once. Give it to nobody.'],
    reason: 'someone who is signed in to your account asked for a code',
  });
}
