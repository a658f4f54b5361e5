import { existsSync } from 'node:fs';
import { answer } from '#cli/answer.ts';
import { command, parseEmail } from '#cli/command.ts';
import { checkFiles, withRunningDatabase } from '#cli/with-platform.ts';
import { sendTestMail } from '#modules/system/index.ts';
import type { Config } from '#platform/config.ts';
import { readConfig } from '#platform/config.ts';
import { describeDatabase } from '#platform/database/connections.ts';
import { prepareDataFolder } from '#platform/files/data-folder.ts';
import { openMailServer } from '#platform/messages/mailer.ts';
import { openSmsProvider } from '#platform/messages/sms.ts';

export const checkConfigCommand = command('check-config', {
  summary: 'show what the settings mean, and try them',
  description:
    'Reads the settings as the server does and shows what each part would do, without secrets. Connects to the database, the file store, the mail server and the SMS provider; no email or text message is sent. The server can keep running. Exits with code 1 when a setting or a connection does not work.',
}).action(async () => {
  const config = readConfig(process.env);
  const parts = await Promise.all(describeParts(config).map(tryOut));
  const text = parts.map(describe);
  const ok = parts.every(({ problem }) => !problem);
  answer(text.join('\n'), { ok, parts });
  if (!ok) process.exitCode = 1;
});

interface Tried {
  part: string;
  does: string;
  /** Null if the part works, absent if it was not tried. */
  problem?: string | null;
}

function describe({ part, does, problem }: Tried): string {
  if (problem) return `${part}: ${does}\n  ${problem}`;
  return `${part}: ${does}${problem === null ? ' (works)' : ''}`;
}

interface Part {
  part: string;
  /** What the server does with its settings, without secrets. */
  does: string;
  /** Tries the settings; rejects if they do not work. Absent if there is nothing to try. */
  check?: (() => Promise<unknown>) | undefined;
}

function describeParts(config: Config): Part[] {
  const { s3, google, staffSignIn, sms, metrics, dataDirectory } = config;
  const usesDataFolder = !config.database.url || !s3;
  const mailServer = openMailServer(config);
  const provider = openSmsProvider(sms);
  return [
    {
      part: 'Address',
      does: `${config.publicUrl}, listening on ${config.host}, port ${config.port}`,
    },
    { part: 'Trusted proxies', does: config.trustedProxies.join(', ') || 'none' },
    {
      part: 'Data folder',
      does: usesDataFolder ? dataDirectory : 'not used',
      // Not created here: it would belong to the user who runs this.
      check:
        usesDataFolder && existsSync(dataDirectory)
          ? async () => prepareDataFolder(dataDirectory)
          : undefined,
    },
    {
      part: 'Database',
      does: config.database.url
        ? describeDatabase(config.database.url)
        : 'the embedded PostgreSQL, which the server starts',
      check: config.database.url
        ? () => withRunningDatabase(config, async () => undefined, false)
        : undefined,
    },
    {
      part: 'Files',
      does: s3
        ? `the bucket ${s3.bucket} at ${s3.endpoint ?? `Amazon S3, ${s3.region}`}`
        : `the folder ${dataDirectory}/files`,
      check: s3 || existsSync(`${dataDirectory}/files`) ? () => checkFiles(config) : undefined,
    },
    {
      part: 'Email',
      does: config.smtpUrl
        ? `from ${config.mailFrom} by ${withoutSecrets(config.smtpUrl)}`
        : 'in the outbox at /dev/outbox',
      check: mailServer?.check,
    },
    {
      part: 'Text messages',
      does:
        (provider ? `by ${sms.provider}` : 'in the outbox at /dev/outbox') +
        (sms.countries.includes('*') ? '' : `, only to ${sms.countries.join(', ')}`),
      check: provider?.check,
    },
    { part: 'Google', does: google ? `sign-in by ${google.issuer}` : 'not set up' },
    {
      part: 'Staff',
      does: staffSignIn
        ? `sign-in by ${staffSignIn.issuer}, ${staffSignIn.required ? 'required' : 'optional'}`
        : 'sign in as everybody does',
    },
    {
      part: 'Sign-up',
      does: config.signUp ? `open for ${config.emailProviders.join(', ')}` : 'closed',
    },
    {
      part: 'Metrics',
      does: metrics ? `http://${metrics.host}:${metrics.port}/metrics` : 'not served',
    },
    { part: 'Limits', does: config.rateLimits ? 'on' : 'off' },
  ];
}

async function tryOut({ check, ...part }: Part): Promise<Tried> {
  if (!check) return part;
  const problem = await check().then(
    () => null,
    (error: Error) => error.message || String(error),
  );
  return { ...part, problem };
}

function withoutSecrets(address: string): string {
  const { protocol, username, host, pathname } = new URL(address);
  return `${protocol}//${username && `${username}@`}${host}${pathname}`;
}

export const testMailCommand = command('test-mail', {
  summary: 'send an email to see whether the mail server works',
  description:
    'Sends a short email from MAIL_FROM through the server in SMTP_URL, and shows what the server answered. It needs no database, so the server can keep running.',
  example: 'test-mail you@redflag.example',
})
  .argument('<address>', 'the address to send it to', parseEmail)
  .action(async (to: string) => {
    const response = await sendTestMail(readConfig(process.env), to);
    answer(`The mail server accepted the email and answered: ${response}`, { to, response });
  });
