import { resolve } from 'node:path';
import type { StaffRole } from '@redflag/shared/accounts';
import { emailSchema } from '@redflag/shared/accounts';
import { newPasswordSchema, weakPassword } from '@redflag/shared/accounts/passwords';
import { readHostList } from '@redflag/shared/targets/websites/host-list';
import { knownSites } from '@redflag/shared/targets/websites/sites';
import { readWellKnownList } from '@redflag/shared/targets/well-known';
import { z } from 'zod';
import { isCommonPassword } from './common-passwords.ts';
import { OperatorError } from './process/operator-error.ts';
import { findWrongSettings } from './setting-checks.ts';
import {
  adviceFile,
  commaSeparated,
  countPerDay,
  databaseUrl,
  days,
  emailProvider,
  feedCategory,
  host,
  hostFile,
  isMailbox,
  names,
  network,
  noticeAddress,
  origin,
  pepper,
  poolSize,
  port,
  seconds,
  secretFile,
  service,
  smsCountries,
  socketAddress,
  text,
  timeout,
  webAddress,
  wellKnownFile,
} from './setting-types.ts';

/** The ten mail providers allowed at sign-up (product specification, section 5). */
const MAIL_PROVIDERS =
  'gmail.com,yahoo.com,outlook.com,hotmail.com,live.com,icloud.com,aol.com,protonmail.com,zoho.com,yandex.com';

/** Quotes a name such as "Redflag: A, B", which would otherwise be read as several addresses. */
function writeMailbox(name: string, address: string): string {
  const isPlain = /^[\p{L}\p{N} ]+$/u.test(name);
  return `${isPlain ? name : `"${name.replace(/["\\]/g, '\\$&')}"`} <${address}>`;
}

const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: host.default('localhost'),
  PORT: port.default(3000),
  PUBLIC_URL: origin.optional(),
  TRUSTED_PROXIES: commaSeparated.pipe(z.array(network)).default([]),
  DRAIN_SECONDS: seconds.optional(),
  DATA_DIR: text.default('data'),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_LISTEN_URL: databaseUrl.optional(),
  DATABASE_POOL_SIZE: poolSize.default(20),
  DATABASE_PREPARED: z.enum(['on', 'off']).default('on'),
  DATABASE_TIMEOUT_SECONDS: timeout.prefault('2'),
  ADMIN_EMAIL: z.optional(emailSchema),
  ADMIN_PASSWORD: z.optional(
    newPasswordSchema.check(z.refine((password) => !isCommonPassword(password), weakPassword())),
  ),
  COMPANY_NAME: text.max(80, 'must have at most 80 characters').default('Redflag'),
  SUPPORT_EMAIL: z._default(emailSchema, 'support@redflag.example'),
  STORE_URL_APPLE: webAddress.optional(),
  STORE_URL_GOOGLE: webAddress.optional(),
  SOCIAL_URL_TWITTER: webAddress.optional(),
  SOCIAL_URL_INSTAGRAM: webAddress.optional(),
  SOCIAL_URL_FACEBOOK: webAddress.optional(),
  SIGN_UP: z.enum(['open', 'closed']).default('open'),
  PUBLIC_CHECK: z.enum(['on', 'off']).default('off'),
  TRENDS: z.enum(['on', 'off']).default('off'),
  EMAIL_PROVIDERS: commaSeparated
    .pipe(z.array(emailProvider).min(1, 'must name a domain; SIGN_UP=closed allows none'))
    .prefault(MAIL_PROVIDERS),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      hostname: /./,
      error: 'must look like smtps://user:password@host:465',
    })
    .optional(),
  MAIL_FROM: text
    .refine(isMailbox, 'must be an address such as Redflag <no-reply@redflag.example>')
    .optional(),
  SMS_PROVIDER: z.enum(['outbox', 'twilio', 'africastalking']).default('outbox'),
  SMS_COUNTRIES: smsCountries.prefault('*'),
  SMS_PER_DAY: countPerDay.default(2_000),
  SMS_PER_DAY_COUNTRY: countPerDay.default(1_000),
  TWILIO_URL: service.default('https://api.twilio.com'),
  TWILIO_ACCOUNT_SID: text.regex(/^AC\w+$/, 'must begin with AC').optional(),
  TWILIO_AUTH_TOKEN: text.optional(),
  TWILIO_FROM: text
    .regex(
      /^(\+?\d{3,15}|[a-z0-9 ]{1,11})$/i,
      'must be a number such as +15005550006 or a name of at most 11 letters and digits',
    )
    .optional(),
  AFRICASTALKING_URL: service.default('https://api.africastalking.com'),
  AFRICASTALKING_USERNAME: text.optional(),
  AFRICASTALKING_API_KEY: text.optional(),
  AFRICASTALKING_FROM: text
    .regex(/^[\w .-]{1,15}$/, 'must be a sender id of at most 15 letters and digits')
    .optional(),
  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_CLIENT_SECRET: text.optional(),
  GOOGLE_ISSUER: service.default('https://accounts.google.com'),
  STAFF_OIDC: z.enum(['optional', 'required']).optional(),
  STAFF_OIDC_ISSUER: service.optional(),
  STAFF_OIDC_CLIENT_ID: text.optional(),
  STAFF_OIDC_CLIENT_SECRET: text.optional(),
  STAFF_OIDC_NAME: text.max(40, 'must have at most 40 characters').default('single sign-on'),
  STAFF_OIDC_SCOPE: text
    .regex(/(^| )openid( |$)/, 'must have openid among scopes with spaces between them')
    .default('openid email profile'),
  STAFF_OIDC_GROUPS_CLAIM: text.default('groups'),
  STAFF_OIDC_ADMIN_GROUPS: names.default([]),
  STAFF_OIDC_REVIEWER_GROUPS: names.default([]),
  STAFF_OIDC_CHECKER_GROUPS: names.default([]),
  S3_ENDPOINT: service.optional(),
  S3_BUCKET: text.regex(/^[\w.-]{3,63}$/, 'must be the name of a bucket').optional(),
  S3_REGION: text.regex(/^[\w-]+$/, 'must be a region such as eu-west-1').default('us-east-1'),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  S3_ADDRESSING: z.enum(['path', 'host']).optional(),
  S3_TIMEOUT_SECONDS: timeout.prefault('15'),
  REPORTER_PEPPER: pepper.optional(),
  REPORTER_PEPPER_FILE: secretFile.pipe(pepper).optional(),
  SESSION_DAYS: days.default(30),
  STAFF_SECOND_FACTOR: z.enum(['required']).optional(),
  UNVERIFIED_ACCOUNT_DAYS: days.default(30),
  NOTIFICATION_DAYS: days.default(365),
  AUDIT_LOG_DAYS: days.default(730),
  REPLY_DAYS: days.default(14),
  SHARED_HOSTS: hostFile.default([]),
  WELL_KNOWN_SITES: wellKnownFile.default(readWellKnownList('')),
  ADVICE_FILE: adviceFile.default({ countries: [] }),
  FEEDS: z.enum(['off', 'keys', 'public']).default('off'),
  FEED_CATEGORIES: commaSeparated
    .pipe(z.array(feedCategory).min(1, 'must name a category'))
    .prefault('website,crypto-wallet'),
  FEED_LICENCE: text
    .regex(/^[\w.+-]{1,60}$/, 'must be an SPDX identifier such as CC0-1.0')
    .default('CC0-1.0'),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  OUTGOING_TEST_DNS: socketAddress.optional(),
  OUTGOING_TEST_SERVER: socketAddress.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  METRICS_PORT: port.optional(),
  METRICS_HOST: host.default('localhost'),
  RELEASE_NOTICE_URL: noticeAddress.optional(),
});

/** The name of every setting. */
export const settingNames = Object.keys(environmentSchema.shape);

/** Invalid settings; the message has one line for each problem. */
export class ConfigError extends OperatorError {}

export type Config = ReturnType<typeof readConfig>;

/** Reads the settings; an empty variable counts as not set. Throws ConfigError naming invalid ones. */
export function readConfig(environment: NodeJS.ProcessEnv) {
  return configOf(readSettings(environment));
}

type Settings = z.infer<typeof environmentSchema>;

function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { success, data, error } = environmentSchema.safeParse(set);
  const invalid = error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? [];
  const wrong = [...invalid, ...findWrongSettings(set, settingNames)];
  if (success && wrong.length === 0) return data;
  const problems = new Set(wrong.map(([name, message]) => `  ${name}: ${message}`));
  throw new ConfigError(['These settings are invalid:', ...problems].join('\n'));
}

function configOf(env: Settings) {
  return {
    nodeEnv: env.NODE_ENV,
    production: env.NODE_ENV === 'production',
    host: env.HOST,
    port: env.PORT,
    /** The origin that people see, for links and cookies. */
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    trustedProxies: env.TRUSTED_PROXIES,
    /** For how long an instance that was told to stop still accepts requests. */
    drainSeconds: env.DRAIN_SECONDS ?? (env.NODE_ENV === 'production' ? 5 : 0),
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
    publicLinks: publicLinksOf(env),
    /** Whether new accounts can be created. */
    signUp: env.SIGN_UP === 'open',
    /** Whether the start page's search answers visitors with a verdict. */
    publicCheck: env.PUBLIC_CHECK === 'on',
    trends: env.TRENDS === 'on',
    emailProviders: env.EMAIL_PROVIDERS,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? writeMailbox(env.COMPANY_NAME, env.SUPPORT_EMAIL),
    google: googleOf(env),
    staffSignIn: staffSignInOf(env),
    sms: smsOf(env),
    s3: bucketOf(env),
    /** Undefined for one in the data folder. */
    pepper: env.REPORTER_PEPPER ?? env.REPORTER_PEPPER_FILE,
    /** The longest that a session lasts, however active. */
    sessionDays: env.SESSION_DAYS,
    /** Whether staff must have a second factor at once, not only 14 days after the first start. */
    staffFactorRequired: env.STAFF_SECOND_FACTOR === 'required',
    /** After how many days an account whose address was never verified is deleted. */
    unverifiedAccountDays: env.UNVERIFIED_ACCOUNT_DAYS,
    /** After how many days notifications are deleted. */
    notificationDays: env.NOTIFICATION_DAYS,
    /** For how many days the audit log holds personal data. */
    auditLogDays: env.AUDIT_LOG_DAYS,
    /** Within how many days replies are decided. */
    replyDays: env.REPLY_DAYS,
    sites: {
      sharedHosts: new Set([...knownSites.sharedHosts, ...env.SHARED_HOSTS]),
      wellKnownSites: new Set([
        ...knownSites.wellKnownSites,
        ...env.WELL_KNOWN_SITES.wellKnownSites,
        // Who lists our own site would take it from everybody who follows us.
        ...(env.PUBLIC_URL ? readHostList(new URL(env.PUBLIC_URL).hostname) : []),
      ]),
      wellKnownTargets: env.WELL_KNOWN_SITES.wellKnownTargets,
    },
    feeds: {
      /** Who may read the change log and the feeds. */
      readers: env.FEEDS,
      /** Which categories are published. */
      categories: env.FEEDS === 'off' ? [] : [...new Set(env.FEED_CATEGORIES)],
      licence: env.FEED_LICENCE,
    },
    /** Who helps people after a scam. */
    advice: env.ADVICE_FILE,
    /** In tests, who answers for all name servers, and whom all requests to strangers' machines reach. */
    outgoing: { testDns: env.OUTGOING_TEST_DNS?.text, testServer: env.OUTGOING_TEST_SERVER },
    rateLimits: env.RATE_LIMITS === 'on',
    logLevel: env.LOG_LEVEL,
    /** Where `/metrics` is served; null if it is not. */
    metrics:
      env.METRICS_PORT === undefined ? null : { host: env.METRICS_HOST, port: env.METRICS_PORT },
    /** A file that names the newest release; undefined if nobody is to look. */
    releaseNoticeUrl: env.RELEASE_NOTICE_URL,
  };
}

/** Where the badges and icons of the public pages lead; undefined if not set. */
function publicLinksOf(env: Settings) {
  return {
    storeApple: env.STORE_URL_APPLE,
    storeGoogle: env.STORE_URL_GOOGLE,
    twitter: env.SOCIAL_URL_TWITTER,
    instagram: env.SOCIAL_URL_INSTAGRAM,
    facebook: env.SOCIAL_URL_FACEBOOK,
  };
}

function googleOf(env: Settings) {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env;
  return clientId && clientSecret ? { clientId, clientSecret, issuer: env.GOOGLE_ISSUER } : null;
}

/** How staff sign in with a provider of their own; null if they do not. */
function staffSignInOf(env: Settings) {
  const {
    STAFF_OIDC: mode,
    STAFF_OIDC_ISSUER: issuer,
    STAFF_OIDC_CLIENT_ID: clientId,
    STAFF_OIDC_CLIENT_SECRET: clientSecret,
  } = env;
  if (!mode || !issuer || !clientId || !clientSecret) return null;
  return {
    issuer,
    clientId,
    clientSecret,
    scope: env.STAFF_OIDC_SCOPE,
    /** As people call the provider. */
    name: env.STAFF_OIDC_NAME,
    /** Whether staff sign in in no other way. */
    required: mode === 'required',
    groupsClaim: env.STAFF_OIDC_GROUPS_CLAIM,
    /** Which groups give a role. */
    groups: {
      admin: env.STAFF_OIDC_ADMIN_GROUPS,
      reviewer: env.STAFF_OIDC_REVIEWER_GROUPS,
      checker: env.STAFF_OIDC_CHECKER_GROUPS,
    } satisfies Record<StaffRole, string[]>,
  };
}

function smsOf(env: Settings) {
  return {
    provider: env.SMS_PROVIDER,
    /** Where codes are sent; `*` is everywhere. */
    countries: env.SMS_COUNTRIES,
    perDay: env.SMS_PER_DAY,
    perDayCountry: env.SMS_PER_DAY_COUNTRY,
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
  };
}

function bucketOf(env: Settings) {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = env;
  if (!bucket || !id || !secret) return null;
  return {
    endpoint: env.S3_ENDPOINT,
    bucket,
    region: env.S3_REGION,
    accessKeyId: id,
    secretAccessKey: secret,
    addressing: env.S3_ADDRESSING,
    timeoutMs: env.S3_TIMEOUT_SECONDS,
  };
}
