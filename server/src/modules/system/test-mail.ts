import { uuidv7 } from 'uuidv7';
import type { Config } from '#platform/config.ts';
import { escapeHtml } from '#platform/http/html.ts';
import { openMailServer } from '#platform/messages/mailer.ts';
import { OperatorError } from '#platform/process/operator-error.ts';

/**
 * Sends a short email now. Returns the mail server's answer.
 * @throws OperatorError when there is no mail server, or it does not accept the email
 */
export async function sendTestMail(config: Config, to: string): Promise<string> {
  const server = openMailServer(config);
  if (!server) throw new OperatorError('SMTP_URL is not set, so no email leaves this machine.');
  const text = `${config.companyName} can send emails from ${config.publicUrl}.`;
  const subject = `Test email from ${config.companyName}`;
  return server
    .deliver({ to, subject, text, html: `<p>${escapeHtml(text)}</p>` }, uuidv7())
    .catch((error: Error) => {
      throw new OperatorError(`The email could not be sent: ${error.message}`, { cause: error });
    });
}
