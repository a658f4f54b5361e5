import { createTransport } from 'nodemailer';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import { outbox } from '#platform/database/schema.ts';
import { HopelessError } from '#platform/jobs/job-failure.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
}

export interface Mailer {
  /**
   * Hands a mail over, or throws: the caller is a job that tries again.
   * @param id names the mail: two with the same are one to whoever gets both, so that the same mail
   * has the same at every attempt, and one with another secret in it another
   * @throws HopelessError when the mail server says that there is no such mailbox
   */
  send(mail: Mail, id: string): Promise<void>;
}

/**
 * Nodemailer's own let a server that has stopped hold a worker for ten minutes. A slow one may look
 * at a mail for a while before it takes it, and would else get it twice. SMTP_URL may name others.
 */
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 120_000,
} as const;

/** SMTP where it is configured, otherwise the outbox that `/dev/outbox` shows. */
export function openMailer(config: Config, database: Database): Mailer {
  if (!config.smtpUrl) {
    return {
      async send({ headers: _, ...mail }) {
        await database.insert(outbox).values({ channel: 'email', ...mail });
      },
    };
  }
  const transport = createTransport(
    { ...TIMEOUTS, url: config.smtpUrl },
    { from: config.mailFrom },
  );
  const { hostname } = new URL(config.publicUrl);
  return {
    async send(mail, id) {
      try {
        await transport.sendMail({ ...mail, messageId: `<${id}@${hostname}>` });
      } catch (error) {
        throw hasNoMailbox(error)
          ? new HopelessError('The mail server knows no such mailbox, or has closed it.')
          : error;
      }
    },
  };
}

/**
 * Whether the recipient was refused for good as such: by RFC 3463 with 5.1.x or 5.2.x, or without
 * these codes by RFC 5321's own for mailboxes. Any other refusal may be of our settings, which
 * somebody can mend.
 */
function hasNoMailbox(error: unknown): boolean {
  const { command, response = '' } = error as { command?: string; response?: string };
  if (command !== 'RCPT TO') return false;
  const [, status = '', enhanced] = /^(\d{3})[ -](\d\.\d{1,3}\.\d{1,3})?/.exec(response) ?? [];
  return enhanced ? /^5\.[12]\./.test(enhanced) : ['550', '551', '553'].includes(status);
}
