import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isWellKnown, knownSites } from '@redflag/shared/targets/websites/sites';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig, settingNames } from './config.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://redflag.example',
  SMTP_URL: 'smtp://localhost',
  REPORTER_PEPPER: 'pepper '.repeat(5),
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
  ['PUBLIC_URL', 'https://redflag.example/app', 'without a path, a query or credentials'],
  ['PUBLIC_URL', 'https://redflag.example?a=1', 'without a path, a query or credentials'],
  ['PUBLIC_URL', 'https://ada:secret@redflag.example', 'without a path, a query or credentials'],
  ['PORT', '-1', 'must be a whole number from 0 to 65535'],
  ['PORT', '3000.5', ''],
  ['PORT', '0x50', ''],
  ['PORT', ' ', ''],
  ['METRICS_PORT', '1e3', ''],
  ['HOST', 'http://localhost', 'must be a name or an address without a port'],
  ['HOST', 'localhost:3000', ''],
  ['METRICS_HOST', 'two words', 'must be a name or an address'],
  ['SESSION_DAYS', '0.5', 'must be a whole number of days from 1 to 36500'],
  ['AUDIT_LOG_DAYS', '-7', 'must be a whole number of days from 1 to 36500'],
  ['S3_TIMEOUT_SECONDS', '-1', 'must be a number of seconds above 0, up to 60'],
  ['DATABASE_URL', 'mysql://localhost/redflag', 'must look like postgres://'],
  ['DATABASE_URL', 'postgres:redflag', 'must look like postgres://'],
  ['DATABASE_URL', 'postgres://ada:sec#ret@host/x', 'must look like postgres://'],
  ['DATABASE_URL', 'postgres://host/x?sslrootcert=/nowhere', 'cannot be used: ENOENT'],
  ['SMTP_URL', 'https://mail.example', 'must look like smtps://'],
  ['SMTP_URL', 'smtp://', 'must look like smtps://'],
  ['MAIL_FROM', 'Redflag', 'must be an address such as Redflag <no-reply@redflag.example>'],
  ['MAIL_FROM', 'Redflag <no-reply>', 'must be an address'],
  ['MAIL_FROM', 'a@redflag.example, b@redflag.example', 'must be an address'],
  ['MAIL_FROM', 'us: a@redflag.example;', 'must be an address'],
  ['EMAIL_PROVIDERS', 'gmail', 'must be domains such as gmail.com, separated by commas, or *'],
  ['EMAIL_PROVIDERS', '@gmail.com', 'must be domains'],
  ['EMAIL_PROVIDERS', 'gmail.com yahoo.com', 'must be domains'],
  ['EMAIL_PROVIDERS', '*.com', 'must be domains'],
  ['EMAIL_PROVIDERS', ',', 'must name a domain'],
  ['COMPANY_NAME', ' ', 'must not be blank'],
  ['COMPANY_NAME', 'x'.repeat(81), 'must have at most 80 characters'],
  ['COMPANY_NAME', 'Red\nflag', 'must not contain line breaks'],
  ['COMPANY_NAME', 'Red\u001b[31mflag', 'must not contain line breaks'],
  ['TWILIO_ACCOUNT_SID', 'SK123', 'must begin with AC'],
  ['TWILIO_FROM', 'a name that is too long', 'must be a number such as +15005550006'],
  ['TWILIO_URL', 'javascript:alert(1)', 'must be an address'],
  ['AFRICASTALKING_FROM', '<us>', 'must be a sender id'],
  ['AFRICASTALKING_URL', 'ftp://sms.example', 'must be an address'],
  ['GOOGLE_ISSUER', 'mailto:google', 'must be an address'],
  ['STAFF_OIDC_SCOPE', 'email openidx', 'must have openid among'],
  ['STAFF_OIDC_NAME', 'x'.repeat(41), 'must have at most 40 characters'],
  ['OUTGOING_TEST_DNS', 'localhost:53', 'must be an address with a port'],
  ['S3_REGION', 'eu west', 'must be a region'],
  ['S3_ENDPOINT', 'objects:3900', 'must be an address'],
  ['TRUSTED_PROXIES', '0.0.0.0/0', 'must not cover every address'],
  ['DATABASE_LISTEN_URL', 'postgres://localhost/redflag', 'needs DATABASE_URL'],
  ['DATABASE_POOL_SIZE', '1', 'must be a whole number from 2 to 1000'],
  ['DATABASE_PREPARED', 'never', ''],
  ['DATABASE_TIMEOUT_SECONDS', '0', 'must be a number of seconds above 0, up to 60'],
  ['SMS_PROVIDER', 'pigeon', ''],
  ['SMS_COUNTRIES', 'NG,UK', 'must be codes of countries such as NG,GH, or *'],
  ['SMS_COUNTRIES', ',', 'must be codes of countries'],
  ['SMS_PER_DAY', '0', 'must be a whole number from 1 to 1000000'],
  ['SMS_PER_DAY_COUNTRY', '1e3', 'must be a whole number'],
  ['SUPPORT_EMAIL', 'nobody', 'Please enter a valid email address.'],
  ['STORE_URL_APPLE', 'javascript:alert(1)', 'must be an address such as https://'],
  ['SOCIAL_URL_TWITTER', '@redflag', 'must be an address such as https://'],
  ['TRUSTED_PROXIES', '10.0.0.0/99', 'must be addresses such as'],
  ['TRUSTED_PROXIES', '10.0.0.1, proxy.example', 'must be addresses such as'],
  ['RATE_LIMITS', 'no', ''],
  ['LOG_LEVEL', 'loud', ''],
  ['ADMIN_EMAIL', 'admin@redflag.example', 'must be set together with ADMIN_PASSWORD'],
  ['DATABSE_URL', 'postgres://localhost/redflag', 'did you mean DATABASE_URL?'],
  ['EMAIL_FROM', 'no-reply@redflag.example', 'did you mean MAIL_FROM?'],
  ['S3_BUKET', 'pictures', 'did you mean S3_BUCKET?'],
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

test.each([
  'postgres://redflag@/redflag?host=/run/postgresql',
  'postgres:///redflag?host=/run/postgresql&user=redflag',
  'postgresql://redflag:a%40b%2Fc%20d@[::1]:5432/redflag?sslmode=verify-full',
])('DATABASE_URL=%s is accepted', (value) => {
  expect(problemsOf({ DATABASE_URL: value })).toEqual([]);
});

test.each([
  ['Redflag Nigeria', 'Redflag Nigeria <support@redflag.example>'],
  ['Redflag: A, B', '"Redflag: A, B" <support@redflag.example>'],
  ['"Redflag" <us>', '"\\"Redflag\\" <us>" <support@redflag.example>'],
])('emails of COMPANY_NAME=%s have one sender', (companyName, mailFrom) => {
  expect(readConfig({ COMPANY_NAME: companyName }).mailFrom).toBe(mailFrom);
  expect(problemsOf({ MAIL_FROM: mailFrom })).toEqual([]);
});

test.each([
  'no-reply@redflag.example',
  'Redflag <no-reply@redflag.example>',
  '"Redflag, Inc." <no-reply@redflag.example>',
  'Rótflagg <no-reply@rótflagg.example>',
  'redflag@localhost',
])('MAIL_FROM=%s is accepted', (value) => {
  expect(problemsOf({ MAIL_FROM: value })).toEqual([]);
});

test.each([
  ['hunter2', 'Password must contain at least one uppercase letter.'],
  ['Password1!', 'The password is too weak. Please enter a stronger password.'],
])('ADMIN_PASSWORD=%s is refused like the password of anyone who signs up', (password, message) => {
  const problems = problemsOf({ ADMIN_EMAIL: 'ada@gmail.com', ADMIN_PASSWORD: password });
  expect(problems).toContain(`ADMIN_PASSWORD: ${message}`);
});

test('variables of other programs are left alone, and names near a setting that is set', () => {
  const names =
    'PATH HOME HOSTNAME PGHOST PGPORT SMTP_HOST HTTP_PROXY AWS_REGION DATABASE_HOST NODE_OPTIONS LOGNAME TERM TZ';
  const others = Object.fromEntries(names.split(' ').map((name) => [name, 'x']));
  expect(problemsOf({ ...others, LOG_LEVEL: 'warn', LOG_LEVEL2: 'x' })).toEqual([]);
});

test('all invalid settings are reported together', () => {
  const problems = problemsOf({ NODE_ENV: 'production', PORT: 'x', LOG_LEVEL: 'loud' });
  expect(problems.map((problem) => problem.split(':')[0])).toEqual([
    'PORT',
    'LOG_LEVEL',
    'PUBLIC_URL',
    'SMTP_URL',
    'SMS_PROVIDER',
    'REPORTER_PEPPER',
  ]);
});

test('production starts when its settings are complete', () => {
  expect(problemsOf(production)).toEqual([]);
});

test.each(['PUBLIC_URL', 'SMTP_URL', 'SMS_PROVIDER', 'REPORTER_PEPPER'])(
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
  const staff = { ...staffSettings, STAFF_OIDC_ISSUER: 'http://accounts.example' };
  expect(problemsOf({ ...production, ...staff })).toEqual([
    'STAFF_OIDC_ISSUER: must use https in production',
  ]);
});

const staffSettings = {
  STAFF_OIDC: 'optional',
  STAFF_OIDC_ISSUER: 'https://idp.example/realms/staff',
  STAFF_OIDC_CLIENT_ID: 'redflag',
  STAFF_OIDC_CLIENT_SECRET: 'secret',
  STAFF_OIDC_ADMIN_GROUPS: '/Redflag Admins, b',
};

test('the sign-in of staff is set up whole or not at all', () => {
  expect(readConfig(staffSettings).staffSignIn).toMatchObject({
    name: 'single sign-on',
    required: false,
    groupsClaim: 'groups',
    groups: { admin: ['/Redflag Admins', 'b'], reviewer: [], checker: [] },
  });
  expect(readConfig({}).staffSignIn).toBeNull();
  expect(problemsOf({ ...staffSettings, STAFF_OIDC: '' })).toEqual([
    expect.stringMatching('^STAFF_OIDC: must be optional or required'),
  ]);
  expect(problemsOf({ ...staffSettings, STAFF_OIDC_CLIENT_SECRET: '' })).toEqual([
    'STAFF_OIDC: needs STAFF_OIDC_ISSUER, STAFF_OIDC_CLIENT_ID and STAFF_OIDC_CLIENT_SECRET',
  ]);
  expect(problemsOf({ ...staffSettings, STAFF_OIDC: 'on' })).toHaveLength(1);
  expect(problemsOf({ ...staffSettings, STAFF_OIDC_ADMIN_GROUPS: '' })).toEqual([
    expect.stringMatching('^STAFF_OIDC: needs STAFF_OIDC_ADMIN_GROUPS'),
  ]);
});

test('production asks real name servers, and real sites', () => {
  const outgoing = { OUTGOING_TEST_DNS: '127.0.0.1:53', OUTGOING_TEST_SERVER: '127.0.0.1:443' };
  expect(problemsOf({ ...production, ...outgoing })).toEqual([
    'OUTGOING_TEST_DNS: is for tests alone',
    'OUTGOING_TEST_SERVER: is for tests alone',
  ]);
});

describe('a file of domains', () => {
  async function fileOf(content: string): Promise<string> {
    const path = join(tmpdir(), `domains-${randomUUID()}`);
    await writeFile(path, content);
    return path;
  }

  /** Returns what the file adds to the hosts that Redflag knows. */
  async function sharedHostsIn(content: string): Promise<string[]> {
    const { sites } = readConfig({ SHARED_HOSTS: await fileOf(content) });
    return [...sites.sharedHosts].filter((host) => !knownSites.sharedHosts.has(host));
  }

  test('may have comments, blank lines, wildcards, paths to pass over and any line ends', async () => {
    const lines = [
      '# Hosts of ours',
      'Forms.Example.COM # for everybody',
      '',
      '  www.files.example.com  ',
      '*.pages.example.com',
      '.sites.example.com',
      'bücher.example',
      'https://example.com/a/page',
      '10.0.0.0/8',
      '// not a domain',
      'docs.google.com',
    ];
    const hosts = [
      'forms.example.com',
      'files.example.com',
      '.pages.example.com',
      '.sites.example.com',
      'xn--bcher-kva.example',
    ];
    expect(await sharedHostsIn(lines.join('\n'))).toEqual(hosts);
    expect(await sharedHostsIn(`\uFEFF${lines.join('\r\n')}`)).toEqual(hosts);
  });

  test('may be the JSON of a MISP warning list', async () => {
    const list = { name: 'Hosts', type: 'hostname', list: ['.a.example.com', 'b.example.com', 7] };
    expect(await sharedHostsIn(JSON.stringify(list))).toEqual(['.a.example.com', 'b.example.com']);
    expect(await sharedHostsIn(`\uFEFF${JSON.stringify(list)}`)).toHaveLength(2);
  });

  test('adds to the well-known sites, with their subdomains', async () => {
    const { sites } = readConfig({ WELL_KNOWN_SITES: await fileOf('mybank.example.com') });
    expect(isWellKnown('online.mybank.example.com', sites)).toBe(true);
    expect(isWellKnown('paypal.com', sites)).toBe(true);
    expect(isWellKnown('other.example.com', sites)).toBe(false);
  });

  test.each(['SHARED_HOSTS', 'WELL_KNOWN_SITES'])('%s must be readable', (name) => {
    const problems = problemsOf({ [name]: '/nowhere/hosts' });
    expect(problems).toEqual([expect.stringMatching(`^${name}: cannot be read: ENOENT`)]);
    expect(problemsOf({ [name]: tmpdir() })[0]).toContain('cannot be read: EISDIR');
  });

  test('names the line of what is neither well-known site, number nor profile', async () => {
    const path = await fileOf('mybank.example.com\nwords and words\n');
    expect(problemsOf({ WELL_KNOWN_SITES: path })).toEqual([
      expect.stringMatching(/^WELL_KNOWN_SITES: cannot be read: line 2 is not a domain, a phone/),
    ]);
  });

  test.each([
    ['', 'has no domain'],
    ['# nothing yet\n\n', 'has no domain'],
    ['10.0.0.0/8\nwords and words\n', 'has no domain'],
    ['{"list": []}', 'has no domain'],
    ['{"list": ["a.example.com"', 'cannot be read'],
    ['{"hosts": ["a.example.com"]}', 'has no list'],
    ['{"list": "a.example.com"}', 'has no list'],
  ])('with %j is refused: %s', async (content, message) => {
    const path = await fileOf(content);
    const problems = problemsOf({ SHARED_HOSTS: path });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('SHARED_HOSTS');
    expect(problems[0]).toContain(message);
  });

  test.each(['# nothing yet\n', '{"list": []}'])('that is well known, with %j', async (content) => {
    const problems = problemsOf({ WELL_KNOWN_SITES: await fileOf(content) });
    expect(problems).toEqual([expect.stringContaining('has no domain')]);
  });
});

describe('a file of contacts', () => {
  async function problemsIn(content: string): Promise<string[]> {
    const path = join(tmpdir(), `advice-${randomUUID()}`);
    await writeFile(path, content);
    return problemsOf({ ADVICE_FILE: path }).map((line) => line.replace(path, 'advice.json'));
  }
  const fileWith = (contact: object) =>
    JSON.stringify({ countries: [{ code: 'NG', name: 'Nigeria', contacts: [contact] }] });
  const contact = { name: 'Fraud desk', purpose: 'Stops payments', situations: ['paid'] };
  const hoursOf = (reportWithinHours: unknown) =>
    fileWith({ ...contact, phone: '112' }).replace(
      '"contacts"',
      `"reportWithinHours":${JSON.stringify(reportWithinHours)},"contacts"`,
    );

  test('may have dialling codes and a byte order mark', async () => {
    expect(await problemsIn(`\uFEFF${fileWith({ ...contact, phone: '*737*911#' })}`)).toEqual([]);
  });

  test.each([
    ['{"countries": [}', /^ADVICE_FILE: advice\.json cannot be read: .*JSON/],
    ['{}', /^ADVICE_FILE: advice\.json: countries: /],
    [fileWith(contact), /countries\.0\.contacts\.0: needs a phone, a url or an email$/],
    [fileWith({ ...contact, phone: 'call us' }), /contacts\.0\.phone: must be a number/],
    [fileWith({ ...contact, url: 'http://bank.example' }), /contacts\.0\.url: .*https$/],
    [fileWith({ ...contact, phone: '+   ' }), /contacts\.0\.phone: must be a number/],
    [fileWith({ ...contact, url: 'https://me:pw@bank.example' }), /must not hold a user/],
    [
      fileWith({ ...contact, phone: '112' }).replace(/\[(.*)\]/, '[$1,$1]'),
      /countries: must name each code once$/,
    ],
    ['[]', /advice\.json: whole file: /],
    [fileWith({ ...contact, phone: '112', mail: 'a@b.example' }), /contacts\.0: .*"mail"/],
    [fileWith({ ...contact, phone: '112', situations: [] }), /contacts\.0\.situations: /],
    [
      hoursOf(0),
      /^ADVICE_FILE: advice\.json: countries\.0\.reportWithinHours: must be whole hours/,
    ],
    [hoursOf(1.5), /countries\.0\.reportWithinHours: must be whole hours, 1 to 10000$/],
    [hoursOf(10_001), /reportWithinHours: must be whole hours, 1 to 10000$/],
    [hoursOf('72'), /reportWithinHours: must be whole hours, 1 to 10000$/],
  ])('with %j is refused, with the place', async (content, message) => {
    expect(await problemsIn(content)).toEqual([expect.stringMatching(message)]);
  });

  test('must exist', () => {
    expect(problemsOf({ ADVICE_FILE: '/nowhere' })[0]).toContain('/nowhere cannot be read: ENOENT');
  });
});

test('.env.example lists all settings and no others, in order, and a shell reads it with its defaults', async () => {
  const text = await readFile(join(import.meta.dirname, '../../../.env.example'), 'utf8');
  const settings = text.replaceAll(/^# ([A-Z0-9_]+=)/gm, '$1');
  const names = [...settings.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name);
  expect(names).toEqual(settingNames);
  // As the file says: set -a; . ./.env; set +a
  const script = 'set -ae; eval "$1"; env -0';
  const output = execFileSync('sh', ['-c', script, 'sh', settings], { env: {}, encoding: 'utf8' });
  const pairs = output.split('\0').map((line) => /^([^=]+)=(.*)$/s.exec(line)?.slice(1) ?? ['']);
  const environment: NodeJS.ProcessEnv = Object.fromEntries(pairs);
  expect(Object.keys(environment)).toEqual(expect.arrayContaining(settingNames));
  expect(readConfig(environment)).toEqual(readConfig({ DATABASE_URL: environment.DATABASE_URL }));
});
