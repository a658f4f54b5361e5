import type { Browser } from '@redflag/shared/accounts/browser.words';
import { wordBrowser } from '@redflag/shared/accounts/browser.words';
import type { Config } from '#platform/config.ts';
import type { Mail } from '#platform/messages/mailer.ts';
import { actionMail, dateText } from '#platform/messages/mails/action-mail.ts';

/** 'Your password was changed': also warns a person whose account was taken over, and links to recovery. */
export function passwordChangedMail(
  config: Config,
  { username, email }: { username: string; email: string },
  { changedAt, browser }: { changedAt: Date; browser: Browser | null },
): Promise<Mail> {
  return actionMail(config, {
    to: email,
    subject: `Your ${config.companyName} password was changed`,
    greeting: `Hello ${username},`,
    paragraphs: [
      `The password of your ${config.companyName} account was changed on ${dateText(changedAt)} from ${wordBrowser(browser)}. You have been signed out everywhere else.`,
      'If this was you, there is nothing to do. If not, set a new password now:',
    ],
    action: { label: 'Recover my account', url: `${config.publicUrl}/forgot-password` },
    after: ['If someone else may know the password of your email account, change that too.'],
    reason: 'your password was changed',
  });
}
