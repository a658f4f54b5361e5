import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, readConfig, settingNames } from './config.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://redflag.example',
  SMTP_URL: 'smtp://localhost',
  SMS_PROVIDER: 'twilio',
  TWILIO_ACCOUNT_SID: 'AC1',
  TWILIO_AUTH_TOKEN: 'secret',
  TWILIO_FROM: '+15005550006',
};

function problemsOf(environment: NodeJS.ProcessEnv): string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const [heading, ...problems] = error.message.split('\n');
    expect(heading).toBe('These settings are invalid:');
    return problems.map((line) => line.trim());
  }
}

test('no setting is required', () => {
  expect(problemsOf({})).toEqual([]);
  expect(readConfig({})).toMatchObject({
    production: false,
    port: 3000,
    publicUrl: 'http://localhost:3000',
    companyName: 'Redflag',
    supportEmail: 'support@redflag.example',
    mailFrom: 'Redflag <support@redflag.example>',
    rateLimits: true,
  });
});

test('an empty variable counts as unset', () => {
  expect(problemsOf(Object.fromEntries(settingNames.map((name) => [name, ''])))).toEqual([]);
});

test.each([
  ['PORT', 'http', 'must be a whole number from 0 to 65535'],
  ['PORT', '65536', ''],
  ['NODE_ENV', 'prod', ''],
  ['PUBLIC_URL', 'redflag.example', 'must be an origin such as https://redflag.example'],
  ['PUBLIC_URL', 'ftp://redflag.example', 'must be an origin such as https://redflag.example'],
  ['DATABASE_URL', 'mysql://localhost/redflag', ''],
  ['DATABASE_LISTEN_URL', 'postgres://localhost/redflag', 'needs DATABASE_URL'],
  ['DATABASE_POOL_SIZE', '1', 'must be a whole number from 2 to 1000'],
  ['DATABASE_PREPARED', 'never', ''],
  ['DATABASE_TIMEOUT_SECONDS', '0', 'must be a number of seconds above 0, up to 60'],
  ['SMTP_URL', 'https://mail.example', ''],
  ['SMS_PROVIDER', 'pigeon', ''],
  ['SUPPORT_EMAIL', 'nobody', 'Please enter a valid email address.'],
  ['STORE_URL_APPLE', 'javascript:alert(1)', 'must be an address such as https://'],
  ['SOCIAL_URL_TWITTER', '@redflag', 'must be an address such as https://'],
  ['TRUSTED_PROXIES', '10.0.0.0/99', 'must be addresses such as'],
  ['TRUSTED_PROXIES', '10.0.0.1, proxy.example', 'must be addresses such as'],
  ['RATE_LIMITS', 'no', ''],
  ['LOG_LEVEL', 'loud', ''],
  ['ADMIN_EMAIL', 'admin@redflag.example', 'must be set together with ADMIN_PASSWORD'],
  ['S3_BUCKET', 'pictures', 'needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY'],
])('%s=%s is reported: %s', (name, value, message) => {
  const problems = problemsOf({ [name]: value });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`${name}`);
  expect(problems[0]).toContain(message);
});

test.each(['loopback', '10.0.0.1', '10.0.0.0/8, fc00::/7', '::1'])(
  'TRUSTED_PROXIES=%s is accepted',
  (value) => {
    expect(problemsOf({ TRUSTED_PROXIES: value })).toEqual([]);
  },
);

test('all invalid settings are reported together', () => {
  const problems = problemsOf({ NODE_ENV: 'production', PORT: 'x', LOG_LEVEL: 'loud' });
  expect(problems.map((problem) => problem.split(':')[0])).toEqual([
    'PORT',
    'LOG_LEVEL',
    'PUBLIC_URL',
    'SMTP_URL',
    'SMS_PROVIDER',
  ]);
});

test('production starts when its settings are complete', () => {
  expect(problemsOf(production)).toEqual([]);
});

test.each(['PUBLIC_URL', 'SMTP_URL', 'SMS_PROVIDER'])(
  'production does not start without %s',
  (name) => {
    expect(problemsOf({ ...production, [name]: '' })).toEqual([
      expect.stringMatching(`^${name}: must`),
    ]);
  },
);

test('rate limits cannot be turned off in production', () => {
  expect(problemsOf({ ...production, RATE_LIMITS: 'off' })).toEqual([
    'RATE_LIMITS: must be on in production',
  ]);
});

test('production rejects a sign-in issuer that anyone could impersonate', () => {
  expect(problemsOf({ ...production, GOOGLE_ISSUER: 'http://accounts.example' })).toEqual([
    'GOOGLE_ISSUER: must use https in production',
  ]);
});

test('a path after the origin is dropped', () => {
  expect(readConfig({ PUBLIC_URL: 'https://redflag.example/app/' }).publicUrl).toBe(
    'https://redflag.example',
  );
});

test('.env.example lists all settings and no others, in order, with usable defaults', async () => {
  const text = await readFile(join(import.meta.dirname, '../../../.env.example'), 'utf8');
  const lines = [...text.matchAll(/^# ([A-Z0-9_]+)=(.*)$/gm)].map(
    ([, name = '', value]) => [name, value] as const,
  );
  expect(lines.map(([name]) => name)).toEqual(settingNames);
  expect(problemsOf(Object.fromEntries(lines))).toEqual([]);
});
