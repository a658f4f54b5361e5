const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const KB = 1_024;
const MB = 1_024 * KB;

/*
 * The numbers of every limit, applied elsewhere. docs/product.md section 9 repeats those that
 * people can reach.
 */

export interface Cost {
  /** Requests of one account: the one signed in, or the one in the form, from one network address. */
  account: number;
  /** Requests from one network address, which many people may share. */
  address: number;
  seconds: number;
  /** Counts only requests whose query has this parameter. */
  query?: string;
}

/** Requests per kind of expensive route: more than people need, fewer than programs can send. */
export const costs = {
  /** A hash that takes 55 ms of a core. */
  password: { account: 60, address: 300, seconds: MINUTE },
  /** A look-up of a code or link. */
  proof: { account: 60, address: 300, seconds: MINUTE },
  message: { account: 20, address: 200, seconds: 10 * MINUTE },
  'robot-check': { account: 300, address: 300, seconds: MINUTE },
  /** A call to the provider that signs somebody in. */
  openid: { account: 100, address: 100, seconds: MINUTE },
  /** A signature that a provider of logouts made, who may end many sessions at once. */
  logout: { account: 600, address: 600, seconds: MINUTE },
  /** A picture that is decoded and encoded. */
  picture: { account: 600, address: 3_000, seconds: 10 * MINUTE },
  /** A change that sends an email. */
  review: { account: 1_200, address: 6_000, seconds: 10 * MINUTE },
  /** An objection, which a person will read. */
  flag: { account: 60, address: 600, seconds: 10 * MINUTE },
  /** A file with all data of a person or a search. */
  download: { account: 20, address: 200, seconds: 10 * MINUTE },
  /** An answer that reads many rows. */
  overview: { account: 600, address: 1_200, seconds: MINUTE },
  /** A page of the change log. */
  changes: { account: 300, address: 300, seconds: MINUTE },
  /** A text that is searched for targets. */
  check: { account: 120, address: 1_200, seconds: MINUTE },
  /** A verdict for a visitor, or a picture of one. */
  'public-check': { account: 60, address: 300, seconds: MINUTE },
  /** A search for part of a text. */
  contains: { account: 3_000, address: 3_000, seconds: MINUTE, query: 'q' },
} satisfies Record<string, Cost>;

/** All requests from one network address, in addition to the cost of their routes. */
export const anyRequest = { times: 1_200, seconds: MINUTE };

/** Accounts or addresses that an instance counts together. Beyond that, it drops the oldest. */
export const COUNTED_AT_ONCE = 20_000;

/** Limits for what can be guessed or costs money. All instances count together, in the database. */
export const rateLimits = {
  /** Wrong passwords, from a network for one account and for all. */
  'sign-in-account-network': { times: 5, seconds: MINUTE },
  'sign-in-network': { times: 20, seconds: MINUTE },
  /** From everywhere. Beyond that, an unknown device solves a robot check for each attempt. */
  'sign-in-account': { times: 100, seconds: HOUR },
  /** From a device that has signed in to the account before. */
  'sign-in-device': { times: 5, seconds: MINUTE },
  /** From a person who is signed in and confirms something with the password. */
  'own-password': { times: 5, seconds: MINUTE },
  /** Wrong codes of a second factor: in one session, and those of an app for an account. */
  'factor-session': { times: 5, seconds: 10 * MINUTE },
  'factor-account': { times: 20, seconds: DAY },
  /** Accounts made with one mailbox, in all spellings of its address. */
  'sign-up-mailbox': { times: 3, seconds: DAY },
  /** Accounts made from one network. Beyond that, its robot checks are harder. */
  'sign-up-network': { times: 5, seconds: HOUR },
  /** Emails to one address. */
  'verification-mail': { times: 5, seconds: HOUR },
  'password-reset-mail': { times: 3, seconds: HOUR },
  'confirmation-mail': { times: 5, seconds: HOUR },
  /** Codes for one account, for one network address, and to one number from any account. */
  'phone-account': { times: 5, seconds: HOUR },
  'phone-address': { times: 20, seconds: HOUR },
  'phone-number': { times: 5, seconds: DAY },
  /** Codes to one country, and to all: as many times as the settings say. */
  'phone-country': { times: 1, seconds: DAY },
  'phone-world': { times: 1, seconds: DAY },
  /** Flags of one person and reason that count towards hiding reports. */
  'hiding-flags': { times: 5, seconds: DAY },
  /** Codes for one account, and to one mailbox in all spellings, to prove that it is a holder's. */
  'proof-mail-account': { times: 5, seconds: HOUR },
  'proof-mail': { times: 5, seconds: DAY },
  /** Looks at a site, for one account, and at one site. */
  'site-proof-account': { times: 10, seconds: HOUR },
  'site-proof': { times: 30, seconds: HOUR },
  /** Replies of one person. */
  replies: { times: 5, seconds: DAY },
  /** Answers of one person to rejections. */
  'second-looks': { times: 10, seconds: DAY },
  /** Keys that one person makes. */
  'key-making': { times: 20, seconds: DAY },
  /** Changes of the webhooks of one key. */
  'webhook-changes': { times: 100, seconds: DAY },
  /** Messages that try out the webhooks of one key. */
  'webhook-test': { times: 10, seconds: 10 * MINUTE },
  /** Requests of one key of a person, and of an organisation. */
  'person-key': { times: 60, seconds: MINUTE },
  'organisation-key': { times: 600, seconds: MINUTE },
} satisfies Record<string, { times: number; seconds: number }>;

/** Prefix lengths of IPv6 networks that may be one caller's. Each wider one allows 4 times as much. */
export const ipv6Networks = [
  { bits: 64, factor: 1 },
  { bits: 56, factor: 4 },
  { bits: 48, factor: 16 },
];

/** Webhooks that a server sends to at the same time. */
export const webhooksAtOnce = { quick: 50, slow: 50 };

/** Open live streams, one per window of the app: of one person, and of everyone at an address. */
export const streams = { account: 30, address: 1_000 };

/** For how long a sign-in, password or code proves that the owner is at the screen. */
export const CONFIRMED_FOR_SECONDS = 10 * MINUTE;

/** Open connections. Everyone who has the app open uses one. */
export const connections = {
  all: 20_000,
  /** From one network address, which many people may share. Proxies have no limit. */
  address: 2_000,
};

export const requests = {
  headers: 100,
  headBytes: 16 * KB,
  /** Size of a body that is not a form. */
  bodyBytes: 256 * KB,
  formFields: 10,
  formFieldBytes: 64 * KB,
};

/** How long a connection may keep the server waiting, and a probe the one who asks, in seconds. */
export const patience = {
  /** For the whole request: a picture of 10 MB takes three and a half minutes at 400 kb/s. */
  request: 300,
  head: 20,
  /** For the answer to whether the database or the file store works. */
  probe: 2,
  /** Without a byte in either direction, when a client is stuck. Live streams send heartbeats. */
  silence: 120,
  /** Between requests. Longer than the minute for which proxies keep a connection. */
  keepAlive: 72,
};

/** Connections to the database. The settings have the number for requests, and how long they may wait. */
export const databaseConnections = {
  /** For jobs on a schedule, which may take longer than a request. */
  jobPoolSize: 4,
  jobStatementMs: 10 * MINUTE * 1_000,
  /** For a start, which must fail soon if nothing is there. */
  connectMs: 2_500,
  /** For the answer of a database that is there, but busy; also for operators' commands. */
  answerMs: 10_000,
  /** How much longer the server waits than PostgreSQL, which then has time to say why it gave up. */
  graceMs: 500,
  /** Of silence, before the operating system asks whether the other end still exists. */
  keepAliveMs: 2_000,
  /** How often the listening connection is tried. */
  heartbeatMs: 2_000,
};

/** Memory for all uploads together, from their first byte to their answer. */
export const UPLOAD_MEMORY_BYTES = 96 * MB;
/** How much of it one account may use, so that some is left for others. */
export const ACCOUNT_UPLOAD_MEMORY_BYTES = 48 * MB;

/**
 * How many pictures may wait in the server, and how many costly ones for a process of their own,
 * where one of 50 megapixels takes ten seconds: about a minute in either case.
 */
export const queuedPictures = { here: 60, apart: 6 };

export const robotCheck = {
  validSeconds: 20 * MINUTE,
  /** With `guesses`, a fraction of a second on a laptop and a few seconds on a cheap phone. */
  iterations: 1_000,
  guesses: { least: 200, most: 400 },
  /** How many times harder it becomes for a network with many sign-ups. */
  hardest: 16,
};

/** Of one reading of a register: many times what the largest that we know have, and yet an end. */
export const registerReading = {
  seconds: 10 * MINUTE,
  bytes: 128 * MB,
  unpackedBytes: 512 * MB,
  entries: 500_000,
  /** A page of another Redflag's log. */
  pageBytes: 8 * MB,
  /** In memory. More than these are read as all that is listed. */
  changes: 50_000,
};
export type RegisterReading = typeof registerReading;
