import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { emailSchema } from '@redflag/shared/accounts';
import { z } from 'zod';
import { OperatorError } from './process/operator-error.ts';

/** The ten mail providers allowed at sign-up (product specification, section 5). */
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
    'must be addresses such as 10.0.0.1, ranges such as 10.0.0.0/8, loopback, linklocal or uniquelocal, separated by commas',
  );
const NO_PORT = 'must be a whole number from 0 to 65535';
const port = z.coerce
  .number(NO_PORT)
  .refine((value) => Number.isInteger(value) && value >= 0 && value <= 65_535, NO_PORT);
const NO_DAYS = 'must be a whole number of days from 1 to 36500';
const days = z.coerce
  .number(NO_DAYS)
  .refine((value) => Number.isInteger(value) && value >= 1 && value <= 36_500, NO_DAYS);
const NO_TIMEOUT = 'must be a number of seconds above 0, up to 60';
const timeout = z.coerce
  .number(NO_TIMEOUT)
  .refine((value) => value > 0 && value <= 60, NO_TIMEOUT)
  .transform((seconds) => seconds * 1_000);
const NO_POOL_SIZE = 'must be a whole number from 2 to 1000';
const databaseUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must look like postgres://user:password@host/name',
});
const commaSeparated = text.transform((list) =>
  list
    .split(',')
    .map((item) => item.trim().toLowerCase())
    .filter(Boolean),
);
const origin = z
  .url({ protocol: /^https?$/, error: 'must be an origin such as https://redflag.example' })
  .transform((url) => new URL(url).origin);
const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an address such as https://social.example/redflag',
});

const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: text.default('localhost'),
  PORT: port.default(3000),
  PUBLIC_URL: origin.optional(),
  TRUSTED_PROXIES: commaSeparated.pipe(z.array(network)).default([]),
  DATA_DIR: text.default('data'),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_LISTEN_URL: databaseUrl.optional(),
  DATABASE_POOL_SIZE: z.coerce
    .number(NO_POOL_SIZE)
    .refine((value) => Number.isInteger(value) && value >= 2 && value <= 1_000, NO_POOL_SIZE)
    .default(20),
  DATABASE_PREPARED: z.enum(['on', 'off']).default('on'),
  DATABASE_TIMEOUT_SECONDS: timeout.prefault(2),
  ADMIN_EMAIL: emailSchema.optional(),
  ADMIN_PASSWORD: text.optional(),
  COMPANY_NAME: text.default('Redflag'),
  SUPPORT_EMAIL: emailSchema.default('support@redflag.example'),
  STORE_URL_APPLE: webAddress.optional(),
  STORE_URL_GOOGLE: webAddress.optional(),
  SOCIAL_URL_TWITTER: webAddress.optional(),
  SOCIAL_URL_INSTAGRAM: webAddress.optional(),
  SOCIAL_URL_FACEBOOK: webAddress.optional(),
  SIGN_UP: z.enum(['open', 'closed']).default('open'),
  EMAIL_PROVIDERS: commaSeparated.prefault(MAIL_PROVIDERS),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must look like smtps://user:password@host:465' })
    .optional(),
  MAIL_FROM: text.optional(),
  SMS_PROVIDER: z.enum(['outbox', 'twilio', 'africastalking']).default('outbox'),
  TWILIO_URL: z.url().default('https://api.twilio.com'),
  TWILIO_ACCOUNT_SID: text.optional(),
  TWILIO_AUTH_TOKEN: text.optional(),
  TWILIO_FROM: text.optional(),
  AFRICASTALKING_URL: z.url().default('https://api.africastalking.com'),
  AFRICASTALKING_USERNAME: text.optional(),
  AFRICASTALKING_API_KEY: text.optional(),
  AFRICASTALKING_FROM: text.optional(),
  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_CLIENT_SECRET: text.optional(),
  GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),
  S3_ENDPOINT: z.url().optional(),
  S3_BUCKET: text.optional(),
  S3_REGION: text.default('us-east-1'),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  S3_ADDRESSING: z.enum(['path', 'host']).optional(),
  S3_TIMEOUT_SECONDS: timeout.prefault(15),
  SESSION_DAYS: days.default(30),
  AUDIT_LOG_DAYS: days.default(730),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  METRICS_PORT: port.optional(),
  METRICS_HOST: text.default('localhost'),
});

/** The name of every setting. */
export const settingNames = Object.keys(environmentSchema.shape);

type Settings = Partial<Record<string, string>>;

/** Finds settings that need or exclude each other; returns names with messages. */
function findConflicts(set: Settings): [string, string][] {
  const wrong: [boolean, string, string][] = [
    [
      Boolean(set.DATABASE_LISTEN_URL) && !set.DATABASE_URL,
      'DATABASE_LISTEN_URL',
      'needs DATABASE_URL',
    ],
    [
      Boolean(set.ADMIN_EMAIL) !== Boolean(set.ADMIN_PASSWORD),
      'ADMIN_EMAIL',
      'must be set together with ADMIN_PASSWORD',
    ],
    [
      Boolean(set.S3_BUCKET) && !(set.S3_ACCESS_KEY_ID && set.S3_SECRET_ACCESS_KEY),
      'S3_BUCKET',
      'needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
    ],
    [
      Boolean(set.GOOGLE_CLIENT_ID) !== Boolean(set.GOOGLE_CLIENT_SECRET),
      'GOOGLE_CLIENT_ID',
      'must be set together with GOOGLE_CLIENT_SECRET',
    ],
    [
      set.SMS_PROVIDER === 'twilio' &&
        !(set.TWILIO_ACCOUNT_SID && set.TWILIO_AUTH_TOKEN && set.TWILIO_FROM),
      'SMS_PROVIDER',
      'twilio needs TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM',
    ],
    [
      set.SMS_PROVIDER === 'africastalking' &&
        !(set.AFRICASTALKING_USERNAME && set.AFRICASTALKING_API_KEY),
      'SMS_PROVIDER',
      'africastalking needs AFRICASTALKING_USERNAME and AFRICASTALKING_API_KEY',
    ],
  ];
  if (set.NODE_ENV === 'production') {
    wrong.push(
      [!set.PUBLIC_URL, 'PUBLIC_URL', 'must be set in production'],
      [!set.SMTP_URL, 'SMTP_URL', 'must be set in production'],
      [
        (set.SMS_PROVIDER ?? 'outbox') === 'outbox',
        'SMS_PROVIDER',
        'must name a provider in production',
      ],
      [set.RATE_LIMITS === 'off', 'RATE_LIMITS', 'must be on in production'],
      [
        Boolean(set.GOOGLE_ISSUER?.startsWith('http:')),
        'GOOGLE_ISSUER',
        'must use https in production',
      ],
    );
  }
  return wrong.filter(([isWrong]) => isWrong).map(([, name, message]) => [name, message]);
}

/** Invalid settings; the message has one line for each problem. */
export class ConfigError extends OperatorError {}

export type Config = ReturnType<typeof readConfig>;

/**
 * Reads the settings from the environment; an empty variable counts as not set.
 * @throws ConfigError that names every invalid setting
 */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { success, data: env, error } = environmentSchema.safeParse(set);
  const conflicts = findConflicts(set);
  if (!success || conflicts.length > 0) {
    const invalid = error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
    const problems = [...invalid, ...conflicts].map(([name, message]) => `  ${name}: ${message}`);
    throw new ConfigError(['These settings are invalid:', ...problems].join('\n'));
  }
  return {
    production: env.NODE_ENV === 'production',
    host: env.HOST,
    port: env.PORT,
    /** The origin that people see, for links and cookies. */
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    trustedProxies: env.TRUSTED_PROXIES,
    dataDirectory: resolve(env.DATA_DIR),
    database: {
      /** Undefined for the embedded one. */
      url: env.DATABASE_URL,
      /** Undefined if `url` serves for listening and migrations, too. */
      listenUrl: env.DATABASE_LISTEN_URL,
      poolSize: env.DATABASE_POOL_SIZE,
      prepared: env.DATABASE_PREPARED === 'on',
      timeoutMs: env.DATABASE_TIMEOUT_SECONDS,
    },
    firstAdmin:
      env.ADMIN_EMAIL && env.ADMIN_PASSWORD
        ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD }
        : null,
    companyName: env.COMPANY_NAME,
    supportEmail: env.SUPPORT_EMAIL,
    /** Where the badges and icons of the public pages lead; undefined if not set. */
    publicLinks: {
      storeApple: env.STORE_URL_APPLE,
      storeGoogle: env.STORE_URL_GOOGLE,
      twitter: env.SOCIAL_URL_TWITTER,
      instagram: env.SOCIAL_URL_INSTAGRAM,
      facebook: env.SOCIAL_URL_FACEBOOK,
    },
    /** Whether new accounts can be created. */
    signUp: env.SIGN_UP === 'open',
    emailProviders: env.EMAIL_PROVIDERS,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? `${env.COMPANY_NAME} <${env.SUPPORT_EMAIL}>`,
    google:
      env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET
        ? {
            clientId: env.GOOGLE_CLIENT_ID,
            clientSecret: env.GOOGLE_CLIENT_SECRET,
            issuer: env.GOOGLE_ISSUER,
          }
        : null,
    sms: {
      provider: env.SMS_PROVIDER,
      twilio: {
        url: env.TWILIO_URL,
        accountSid: env.TWILIO_ACCOUNT_SID ?? '',
        authToken: env.TWILIO_AUTH_TOKEN ?? '',
        from: env.TWILIO_FROM ?? '',
      },
      africasTalking: {
        url: env.AFRICASTALKING_URL,
        username: env.AFRICASTALKING_USERNAME ?? '',
        apiKey: env.AFRICASTALKING_API_KEY ?? '',
        from: env.AFRICASTALKING_FROM,
      },
    },
    s3:
      env.S3_BUCKET && env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY
        ? {
            endpoint: env.S3_ENDPOINT,
            bucket: env.S3_BUCKET,
            region: env.S3_REGION,
            accessKeyId: env.S3_ACCESS_KEY_ID,
            secretAccessKey: env.S3_SECRET_ACCESS_KEY,
            addressing: env.S3_ADDRESSING,
            timeoutMs: env.S3_TIMEOUT_SECONDS,
          }
        : null,
    /** The longest that a session lasts, however active. */
    sessionDays: env.SESSION_DAYS,
    /** For how many days the audit log holds personal data. */
    auditLogDays: env.AUDIT_LOG_DAYS,
    rateLimits: env.RATE_LIMITS === 'on',
    logLevel: env.LOG_LEVEL,
    /** Where `/metrics` is served; null if it is not. */
    metrics:
      env.METRICS_PORT === undefined ? null : { host: env.METRICS_HOST, port: env.METRICS_PORT },
  };
}
