import type { UnusualSetting } from '@redflag/shared/admin/system';
import type { Config } from '#platform/config.ts';
import { readConfig } from '#platform/config.ts';

interface Rule extends Omit<UnusualSetting, 'value' | 'condition'> {
  /** Whether somebody should look at it: others are what the operator has chosen. */
  isRisky?: true;
  /** Returns the value, null for one that is not to be shown, or undefined if it is as usual. */
  find(config: Config, usual: Config): string | null | undefined;
}

const days = (value: number, usual: number) => (value === usual ? undefined : String(value));

/** What differs from the usual in a way that may surprise. No value is a secret. */
const rules: Rule[] = [
  {
    name: 'NODE_ENV',
    text: 'This is not run as production: anyone can read every email and text message at /dev/outbox.',
    manual: 'docs/operations.md#settings',
    isRisky: true,
    find: ({ production, nodeEnv }) => (production ? undefined : nodeEnv),
  },
  {
    name: 'PUBLIC_URL',
    text: 'Without https, passwords cross the network readable, and browsers do not protect the cookie.',
    manual: 'docs/operations.md#behind-a-proxy',
    isRisky: true,
    find: ({ publicUrl }) => (publicUrl.startsWith('http:') ? publicUrl : undefined),
  },
  {
    name: 'TRUSTED_PROXIES',
    text: 'No proxy is trusted: everyone seems to come from the proxy, and shares its limits.',
    manual: 'docs/operations.md#behind-a-proxy',
    isRisky: true,
    find: ({ production, trustedProxies }) =>
      production && trustedProxies.length === 0 ? null : undefined,
  },
  {
    name: 'RATE_LIMITS',
    text: 'Most limits are off: one program can keep the server busy.',
    manual: 'docs/operations.md#settings',
    isRisky: true,
    find: ({ rateLimits }) => (rateLimits ? undefined : 'off'),
  },
  {
    name: 'ADMIN_PASSWORD',
    text: 'It is needed for the first start alone: remove it from the settings.',
    manual: 'docs/operations.md#administrators',
    isRisky: true,
    find: ({ firstAdmin }) => (firstAdmin ? null : undefined),
  },
  {
    name: 'SUPPORT_EMAIL',
    text: 'People are told to write to this address, and no email to .example arrives.',
    manual: 'docs/operations.md#settings',
    isRisky: true,
    find: ({ supportEmail }) => (supportEmail.endsWith('.example') ? supportEmail : undefined),
  },
  {
    name: 'LOG_LEVEL',
    text: 'The log says more than usual, and grows quickly.',
    manual: 'docs/operations.md#watch-it',
    isRisky: true,
    find: ({ logLevel }) => (['debug', 'trace'].includes(logLevel) ? logLevel : undefined),
  },
  {
    name: 'LOG_LEVEL',
    text: 'The log leaves out answers and sign-ins, so little will be left to look at after a failure.',
    manual: 'docs/operations.md#watch-it',
    isRisky: true,
    find: ({ logLevel }) =>
      ['silent', 'fatal', 'error', 'warn'].includes(logLevel) ? logLevel : undefined,
  },
  {
    name: 'DRAIN_SECONDS',
    text: 'A server that stops refuses requests before a load balancer has noticed.',
    manual: 'docs/operations.md#several-servers',
    isRisky: true,
    find: ({ production, drainSeconds }) => (production && drainSeconds === 0 ? '0' : undefined),
  },
  {
    name: 'METRICS_HOST',
    text: 'Other machines can read /metrics, which has no password: keep its port in a private network.',
    manual: 'docs/operations.md#watch-it',
    find: ({ metrics }) =>
      metrics && !['localhost', '127.0.0.1', '::1'].includes(metrics.host)
        ? metrics.host
        : undefined,
  },
  {
    name: 'SIGN_UP',
    text: 'Nobody can create an account.',
    manual: 'docs/operations.md#settings',
    find: ({ signUp }) => (signUp ? undefined : 'closed'),
  },
  {
    name: 'PUBLIC_CHECK',
    text: 'Visitors read verdicts without signing in.',
    manual: 'docs/operations.md#settings',
    find: ({ publicCheck }) => (publicCheck ? 'on' : undefined),
  },
  {
    name: 'TRENDS',
    text: 'Everybody sees what kinds of scam were confirmed lately.',
    manual: 'docs/operations.md#settings',
    find: ({ trends }) => (trends ? 'on' : undefined),
  },
  {
    name: 'FEEDS',
    text: 'Other programs read which targets are confirmed.',
    manual: 'docs/operations.md#what-other-programs-read',
    find: ({ feeds }) => (feeds.readers === 'off' ? undefined : feeds.readers),
  },
  {
    name: 'EMAIL_PROVIDERS',
    text: 'People can sign up with an address at any domain.',
    manual: 'docs/operations.md#settings',
    find: ({ emailProviders }) => (emailProviders.includes('*') ? '*' : undefined),
  },
  {
    name: 'DATABASE_PREPARED',
    text: 'Statements have no names, which only a pooler of transactions needs.',
    manual: 'docs/operations.md#your-own-database',
    find: ({ database }) => (database.prepared ? undefined : 'off'),
  },
  {
    name: 'UNVERIFIED_ACCOUNT_DAYS',
    text: 'The privacy policy names the usual number: see that yours says this one.',
    manual: 'docs/operations.md#settings',
    find: (config, usual) => days(config.unverifiedAccountDays, usual.unverifiedAccountDays),
  },
  {
    name: 'NOTIFICATION_DAYS',
    text: 'The privacy policy names the usual number: see that yours says this one.',
    manual: 'docs/operations.md#settings',
    find: (config, usual) => days(config.notificationDays, usual.notificationDays),
  },
  {
    name: 'AUDIT_LOG_DAYS',
    text: 'The privacy policy names the usual number: see that yours says this one.',
    manual: 'docs/operations.md#settings',
    find: (config, usual) => days(config.auditLogDays, usual.auditLogDays),
  },
];

/** Returns the settings that may surprise, those that somebody should look at first. */
export function findUnusualSettings(config: Config): UnusualSetting[] {
  const usual = readConfig({});
  return rules.flatMap(({ isRisky, find, ...rule }) => {
    const value = find(config, usual);
    return value === undefined
      ? []
      : [{ ...rule, value, condition: isRisky ? ('look' as const) : ('ok' as const) }];
  });
}
