import type { Config } from '#platform/config.ts';
import { dateText } from '#platform/messages/date-text.ts';
import type { Mail } from '#platform/messages/mailer.ts';
import { actionMail } from '#platform/messages/mails/action-mail.ts';

/** 'Your password was changed': told also to whom it was taken from, with the way to get it back. */
export function passwordChangedMail(
  config: Config,
  { username, email }: { username: string; email: string },
  { changedAt, browser }: { changedAt: Date; browser: string },
): Promise<Mail> {
  return actionMail(config, {
    to: email,
    subject: `Your ${config.companyName} password was changed`,
    greeting: `Hello ${username},`,
    paragraphs: [
      `the password of your ${config.companyName} account was changed on ${dateText(changedAt)} from ${browser}. Everywhere else you have been signed out.`,
      'If it was you, there is nothing to do. If it was not you, set a new password now:',
    ],
    action: { label: 'Get my account back', url: `${config.publicUrl}/forgot-password` },
    after: ['Please also change the password of your mailbox, if somebody else may know it.'],
    reason: 'the password of its account was changed',
  });
}
