import { createTransport } from 'nodemailer';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import { outbox } from '#platform/database/schema.ts';
import { HopelessError } from '#platform/jobs/job-failure.ts';
import { measured } from '#platform/measuring.ts';
import { watchOutage } from './outage.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
}

export interface Mailer {
  /**
   * Hands an email over, or throws: the caller is a job that is retried.
   * @param id becomes the Message-ID, by which mail programs drop duplicates: the same at every
   * attempt, different for an email with a different secret
   * @throws HopelessError when the mail server says that there is no such mailbox
   */
  send(mail: Mail, id: string): Promise<void>;
  /** Since when the mail server has been away; null while it is not, undefined if there is none. */
  awaySince(): Date | null | undefined;
  /** Looks whether a mail server that was away is back. Calls soon after each other have no effect. */
  look(): void;
  close(): void;
}

/**
 * With Nodemailer's defaults, a hanging mail server occupies a worker for ten minutes. A slow one
 * may scan an email before it accepts it, and would get it twice with a short socket timeout.
 * SMTP_URL may override them.
 */
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 120_000,
} as const;

/** How long the delivery of one email may take with these limits. */
export const SENT_WITHIN_SECONDS = 180;

/** Asks programs (RFC 3834 section 5) and Exchange, which has its own header, not to answer. */
const AUTOMATIC = {
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'OOF, AutoReply',
};

/** Hands an email over, and returns the mail server's answer. */
type Deliver = (mail: Mail, id: string) => Promise<string>;

/**
 * Opens SMTP if it is configured, otherwise the outbox that `/dev/outbox` shows.
 * @param onOutage called with what is wrong when the mail server is away, and with null when it is back
 */
export function openMailer(
  config: Config,
  database: Database,
  onOutage: (error: Error | null) => void = () => undefined,
): Mailer {
  const server = openMailServer(config);
  const outage = server && watchOutage(server.check, onOutage);
  const deliver = server?.deliver ?? openOutbox(database);
  return {
    async send(mail, id) {
      try {
        await measured('email', 'send', () => deliver(mail, id));
      } catch (error) {
        if (hasNoMailbox(error)) {
          throw new HopelessError(
            'The mail server says that the mailbox does not exist or is closed.',
          );
        }
        await outage?.suspect();
        throw error;
      }
    },
    awaySince: () => outage?.since(),
    look: () => outage?.look(),
    close: () => outage?.close(),
  };
}

function openOutbox(database: Database): Deliver {
  return async ({ headers: _, ...mail }) => {
    await database.insert(outbox).values({ channel: 'email', ...mail });
    return 'in the outbox';
  };
}

/** Opens the configured mail server; null if there is none. It connects at the first call. */
export function openMailServer({ smtpUrl, mailFrom, publicUrl }: Config): MailServer | null {
  if (!smtpUrl) return null;
  const transport = createTransport(
    { ...TIMEOUTS, url: smtpUrl },
    { from: mailFrom, headers: AUTOMATIC },
  );
  const { hostname } = new URL(publicUrl);
  return {
    async deliver(mail, id) {
      const sent = await transport.sendMail({ ...mail, messageId: `<${id}@${hostname}>` });
      return sent.response;
    },
    async check() {
      await transport.verify();
    },
  };
}

interface MailServer {
  deliver: Deliver;
  /** Connects and signs in, and sends nothing. Rejects if that fails. */
  check(): Promise<void>;
}

/**
 * Whether the mail server refused the mailbox for good: with 5.1.x or 5.2.x (RFC 3463) or, without
 * such a code, with RFC 5321's for mailboxes. Other refusals may be due to our settings, which
 * somebody can correct.
 */
function hasNoMailbox(error: unknown): boolean {
  const { command, response = '' } = error as { command?: string; response?: string };
  if (command !== 'RCPT TO') return false;
  const [, status = '', enhanced] = /^(\d{3})[ -](\d\.\d{1,3}\.\d{1,3})?/.exec(response) ?? [];
  return enhanced ? /^5\.[12]\./.test(enhanced) : ['550', '551', '553'].includes(status);
}
