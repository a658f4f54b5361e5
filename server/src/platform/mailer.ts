import { createTransport } from 'nodemailer';
import type { Config } from './config.ts';
import type { Database } from './database.ts';
import { outbox } from './schema.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
}

/** Hands a mail over, or throws: the caller is a job that tries again. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** SMTP where it is configured, otherwise the outbox that `/dev/outbox` shows. */
export function openMailer(config: Config, database: Database): Mailer {
  if (!config.smtpUrl) {
    return {
      async send({ headers: _, ...mail }) {
        await database.insert(outbox).values({ channel: 'email', ...mail });
      },
    };
  }
  const transport = createTransport(config.smtpUrl, { from: config.mailFrom });
  return {
    async send(mail) {
      await transport.sendMail(mail);
    },
  };
}
