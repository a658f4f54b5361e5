import { nameTarget, showText } from '@redflag/shared/text/show-target';
import type { Config } from '#platform/config.ts';
import type { Mail } from '#platform/messages/mailer.ts';
import { actionMail } from '#platform/messages/mails/action-mail.ts';

interface Asked {
  username: string;
  email: string;
  question: string;
  target: string;
}

/** Tells a reporter what a reviewer asks about their report. */
export function questionMail(
  config: Config,
  { username, email, question, target }: Asked,
  reportId: string,
): Promise<Mail> {
  const { companyName, publicUrl } = config;
  return actionMail(config, {
    to: email,
    subject: `A question about your report at ${companyName}`,
    greeting: `Hello ${username},`,
    paragraphs: [
      `A reviewer of ${companyName} looks at your report on ${nameTarget(target)} and asks:`,
      showText(question),
      'You can answer once, on the page of your report. Never send a password, a PIN or a code.',
    ],
    action: { label: 'Answer', url: `${publicUrl}/user/user-report/${reportId}` },
    after: [],
    reason: 'a reviewer asks something about your report',
  });
}
