import type { Config } from '#platform/config.ts';
import type { Mail } from '#platform/messages/mailer.ts';
import type { ActionMail } from './render-mail.ts';

/** Renders an email with one action as HTML and plain text, and states who sends it and why. */
export async function actionMail(config: Config, mail: ActionMail): Promise<Mail> {
  // Loaded with the first email: it would be half of what the server loads at start.
  const { renderMail } = await import('./render-mail.ts');
  const { to, subject, stop } = mail;
  const headers = stop && unsubscribeHeaders(stop.oneClickUrl);
  return { to, subject, ...(await renderMail(config, mail)), ...(headers && { headers }) };
}

/** Headers that let a mail program stop the emails with one click on its own button (RFC 8058). */
function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** '20/11/2026 at 22:14 UTC', since the server does not know its reader's zone. */
export function dateText(moment: Date): string {
  const [day = '', time = ''] = moment.toISOString().split('T');
  return `${day.split('-').reverse().join('/')} at ${time.slice(0, 5)} UTC`;
}
