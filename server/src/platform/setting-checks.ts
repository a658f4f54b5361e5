import { closestMatch } from 'leven';

type Settings = Partial<Record<string, string>>;
type Rule = [isBroken: (set: Settings) => boolean, name: string, message: string];

/** Settings that need or exclude each other. */
const rules: Rule[] = [
  [
    (set) => Boolean(set.DATABASE_LISTEN_URL) && !set.DATABASE_URL,
    'DATABASE_LISTEN_URL',
    'needs DATABASE_URL',
  ],
  [
    (set) => Boolean(set.ADMIN_EMAIL) !== Boolean(set.ADMIN_PASSWORD),
    'ADMIN_EMAIL',
    'must be set together with ADMIN_PASSWORD',
  ],
  [
    (set) => Number(set.METRICS_PORT) > 0 && Number(set.METRICS_PORT) === Number(set.PORT ?? 3000),
    'METRICS_PORT',
    'must differ from PORT',
  ],
  [
    (set) => Boolean(set.S3_BUCKET) && !(set.S3_ACCESS_KEY_ID && set.S3_SECRET_ACCESS_KEY),
    'S3_BUCKET',
    'needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
  ],
  [
    (set) => !set.S3_BUCKET && Boolean(set.S3_ACCESS_KEY_ID || set.S3_SECRET_ACCESS_KEY),
    'S3_BUCKET',
    'must be set together with S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
  ],
  [
    (set) => Boolean(set.REPORTER_PEPPER && set.REPORTER_PEPPER_FILE),
    'REPORTER_PEPPER_FILE',
    'must not be set together with REPORTER_PEPPER',
  ],
  [
    (set) => Boolean(set.GOOGLE_CLIENT_ID) !== Boolean(set.GOOGLE_CLIENT_SECRET),
    'GOOGLE_CLIENT_ID',
    'must be set together with GOOGLE_CLIENT_SECRET',
  ],
  [
    (set) =>
      Boolean(set.STAFF_OIDC) &&
      !(set.STAFF_OIDC_ISSUER && set.STAFF_OIDC_CLIENT_ID && set.STAFF_OIDC_CLIENT_SECRET),
    'STAFF_OIDC',
    'needs STAFF_OIDC_ISSUER, STAFF_OIDC_CLIENT_ID and STAFF_OIDC_CLIENT_SECRET',
  ],
  [
    (set) =>
      Boolean(set.STAFF_OIDC) &&
      !(
        set.STAFF_OIDC_ADMIN_GROUPS ||
        set.STAFF_OIDC_REVIEWER_GROUPS ||
        set.STAFF_OIDC_CHECKER_GROUPS
      ),
    'STAFF_OIDC',
    'needs STAFF_OIDC_ADMIN_GROUPS, STAFF_OIDC_REVIEWER_GROUPS or STAFF_OIDC_CHECKER_GROUPS',
  ],
  [
    (set) => !set.STAFF_OIDC && Boolean(set.STAFF_OIDC_ISSUER || set.STAFF_OIDC_CLIENT_ID),
    'STAFF_OIDC',
    'must be optional or required where the others are set, or they do nothing',
  ],
  [
    (set) =>
      set.SMS_PROVIDER === 'twilio' &&
      !(set.TWILIO_ACCOUNT_SID && set.TWILIO_AUTH_TOKEN && set.TWILIO_FROM),
    'SMS_PROVIDER',
    'twilio needs TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM',
  ],
  [
    (set) =>
      set.SMS_PROVIDER === 'africastalking' &&
      !(set.AFRICASTALKING_USERNAME && set.AFRICASTALKING_API_KEY),
    'SMS_PROVIDER',
    'africastalking needs AFRICASTALKING_USERNAME and AFRICASTALKING_API_KEY',
  ],
];

/** What production needs besides. */
const productionRules: Rule[] = [
  [(set) => !set.PUBLIC_URL, 'PUBLIC_URL', 'must be set in production'],
  [(set) => !set.SMTP_URL, 'SMTP_URL', 'must be set in production'],
  [
    (set) => (set.SMS_PROVIDER ?? 'outbox') === 'outbox',
    'SMS_PROVIDER',
    'must name a provider in production',
  ],
  [
    (set) => !(set.REPORTER_PEPPER || set.REPORTER_PEPPER_FILE),
    'REPORTER_PEPPER',
    'must be set in production, or REPORTER_PEPPER_FILE',
  ],
  [(set) => set.RATE_LIMITS === 'off', 'RATE_LIMITS', 'must be on in production'],
  [
    (set) => Boolean(set.GOOGLE_ISSUER?.startsWith('http:')),
    'GOOGLE_ISSUER',
    'must use https in production',
  ],
  [
    (set) => Boolean(set.STAFF_OIDC_ISSUER?.startsWith('http:')),
    'STAFF_OIDC_ISSUER',
    'must use https in production',
  ],
  [(set) => Boolean(set.OUTGOING_TEST_DNS), 'OUTGOING_TEST_DNS', 'is for tests alone'],
  [(set) => Boolean(set.OUTGOING_TEST_SERVER), 'OUTGOING_TEST_SERVER', 'is for tests alone'],
];

/** Finds what no setting alone shows to be wrong, given the names of all; returns names with messages. */
export function findWrongSettings(set: Settings, names: string[]): [string, string][] {
  return [...findUntyped(set, names), ...findConflicts(set), ...findMisspelt(set, names)];
}

function findConflicts(set: Settings): [string, string][] {
  const all = set.NODE_ENV === 'production' ? [...rules, ...productionRules] : rules;
  return all.filter(([isBroken]) => isBroken(set)).map(([, name, message]) => [name, message]);
}

/** Finds unknown variables whose name is nearly that of a setting that is not set. */
function findMisspelt(set: Settings, names: string[]): [string, string][] {
  const missing = names.filter((name) => !(name in set));
  // Short names such as POST or LOGLEVEL may well be another program's.
  const unknown = Object.keys(set).filter((name) => !names.includes(name) && /._/.test(name));
  return unknown.flatMap((name) => {
    const meant = closestMatch(name, missing, { maxDistance: 2 });
    return meant ? [[name, `is not a setting; did you mean ${meant}?`]] : [];
  });
}

/** Finds settings with characters that nobody types, such as a line break copied by accident. */
function findUntyped(set: Settings, names: string[]): [string, string][] {
  return names
    .filter((name) => /\p{Cc}/u.test(set[name]?.trim() ?? ''))
    .map((name) => [name, 'must not contain line breaks or other control characters']);
}
