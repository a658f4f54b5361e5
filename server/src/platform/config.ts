import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { emailSchema } from '@redflag/shared/accounts';
import { z } from 'zod';

/** The ten mail providers of sign-up (product specification section 5). */
const MAIL_PROVIDERS =
  'gmail.com,yahoo.com,outlook.com,hotmail.com,live.com,icloud.com,aol.com,protonmail.com,zoho.com,yandex.com';

const namedNetworks = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isNetwork(range: string): boolean {
  const [address = '', bits, ...rest] = range.split('/');
  const version = isIP(address);
  const most = version === 4 ? 32 : 128;
  const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
  return version !== 0 && fits && rest.length === 0;
}

const text = z.string().trim().min(1);
const network = z
  .string()
  .refine(
    (range) => namedNetworks.has(range) || isNetwork(range),
    'must be addresses such as 10.0.0.1, ranges such as 10.0.0.0/8, or loopback, linklocal, uniquelocal',
  );
const port = z.coerce.number('must be a number').int().min(0).max(65_535);
const commaSeparated = text.transform((list) =>
  list
    .split(',')
    .map((item) => item.trim().toLowerCase())
    .filter(Boolean),
);
const origin = z
  .url({ protocol: /^https?$/, error: 'must be an origin such as https://redflag.example' })
  .transform((url) => new URL(url).origin);

const environmentSchema = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    HOST: text.default('localhost'),
    PORT: port.default(3000),
    PUBLIC_URL: origin.optional(),
    TRUSTED_PROXIES: commaSeparated.pipe(z.array(network)).default([]),
    DATA_DIR: text.default('data'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    ADMIN_EMAIL: emailSchema.optional(),
    ADMIN_PASSWORD: text.optional(),
    COMPANY_NAME: text.default('Redflag'),
    SUPPORT_EMAIL: emailSchema.default('support@redflag.example'),
    EMAIL_PROVIDERS: commaSeparated.prefault(MAIL_PROVIDERS),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: text.optional(),
    SMS_PROVIDER: z.enum(['outbox', 'twilio', 'africastalking']).default('outbox'),
    S3_ENDPOINT: z.url().optional(),
    S3_BUCKET: text.optional(),
    S3_REGION: text.default('us-east-1'),
    S3_ACCESS_KEY_ID: text.optional(),
    S3_SECRET_ACCESS_KEY: text.optional(),
    RATE_LIMITS: z.enum(['on', 'off']).default('on'),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
      .default('info'),
  })
  .check(({ value, issues }) => {
    const problem = (path: keyof typeof value, message: string) =>
      issues.push({ code: 'custom', path: [path], message, input: value[path] });
    if (Boolean(value.ADMIN_EMAIL) !== Boolean(value.ADMIN_PASSWORD)) {
      problem('ADMIN_EMAIL', 'and ADMIN_PASSWORD must be set together');
    }
    if (value.S3_BUCKET && !(value.S3_ACCESS_KEY_ID && value.S3_SECRET_ACCESS_KEY)) {
      problem('S3_BUCKET', 'needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY');
    }
    if (value.NODE_ENV !== 'production') return;
    if (!value.PUBLIC_URL) problem('PUBLIC_URL', 'must be set in production');
    if (!value.SMTP_URL) problem('SMTP_URL', 'must be set in production');
    if (value.SMS_PROVIDER === 'outbox') {
      problem('SMS_PROVIDER', 'must name a provider in production');
    }
    if (value.RATE_LIMITS === 'off') problem('RATE_LIMITS', 'must be on in production');
  });

/** A setting that cannot be used; the message names each problem on a line of its own. */
export class ConfigError extends Error {}

export type Config = ReturnType<typeof readConfig>;

/**
 * Reads the settings from the environment; an empty variable counts as not set.
 * @throws ConfigError that names every setting which is wrong
 */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = environmentSchema.safeParse(set);
  if (!result.success) {
    const problems = result.error.issues.map(
      (issue) => `  ${issue.path.join('.')}: ${issue.message}`,
    );
    throw new ConfigError(['The settings cannot be used:', ...problems].join('\n'));
  }
  const env = result.data;
  return {
    production: env.NODE_ENV === 'production',
    host: env.HOST,
    port: env.PORT,
    /** The origin in links and cookies. */
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    trustedProxies: env.TRUSTED_PROXIES,
    dataDirectory: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    firstAdmin:
      env.ADMIN_EMAIL && env.ADMIN_PASSWORD
        ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD }
        : null,
    companyName: env.COMPANY_NAME,
    supportEmail: env.SUPPORT_EMAIL,
    emailProviders: env.EMAIL_PROVIDERS,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? `${env.COMPANY_NAME} <${env.SUPPORT_EMAIL}>`,
    s3:
      env.S3_BUCKET && env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY
        ? {
            endpoint: env.S3_ENDPOINT,
            bucket: env.S3_BUCKET,
            region: env.S3_REGION,
            accessKeyId: env.S3_ACCESS_KEY_ID,
            secretAccessKey: env.S3_SECRET_ACCESS_KEY,
          }
        : null,
    rateLimits: env.RATE_LIMITS === 'on',
    logLevel: env.LOG_LEVEL,
  };
}
