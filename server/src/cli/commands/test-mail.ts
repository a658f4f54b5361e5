import { Command } from 'commander';
import { uuidv7 } from 'uuidv7';
import { answer } from '#cli/answer.ts';
import { parseEmail } from '#cli/arguments.ts';
import { readConfig } from '#platform/config.ts';
import { escapeHtml } from '#platform/http/html.ts';
import { openMailServer } from '#platform/messages/mailer.ts';
import { OperatorError } from '#platform/process/operator-error.ts';

export const testMailCommand = new Command('test-mail')
  .summary('send an email to see whether the mail server works')
  .description(
    'Sends a short email from MAIL_FROM through the server in SMTP_URL, and shows what the server answered. It needs no database, so the server can keep running.',
  )
  .argument('<address>', 'the address to send it to', parseEmail)
  .addHelpText('after', '\nExample:\n  npm run redflag -- test-mail you@redflag.example')
  .action(sendTestMail);

async function sendTestMail(to: string): Promise<void> {
  const config = readConfig(process.env);
  const server = openMailServer(config);
  if (!server) throw new OperatorError('SMTP_URL is not set, so no email leaves this machine.');
  const text = `${config.companyName} can send emails from ${config.publicUrl}.`;
  const subject = `Test email from ${config.companyName}`;
  const response = await server
    .deliver({ to, subject, text, html: `<p>${escapeHtml(text)}</p>` }, uuidv7())
    .catch((error: Error) => {
      throw new OperatorError(`The email could not be sent: ${error.message}`, { cause: error });
    });
  answer(`The mail server accepted the email and answered: ${response}`, { to, response });
}
