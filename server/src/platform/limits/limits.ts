const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const KB = 1_024;
const MB = 1_024 * KB;

/*
 * The numbers of every limit; the files beside this one and the modules hold to them. People can meet
 * those of docs/product.md section 9, which names them, too.
 */

export interface Cost {
  /** How often one account may ask: who is signed in, or whose address stands in the form. */
  account: number;
  /** How often one network address may ask. Many people may share one. */
  address: number;
  seconds: number;
  /** Counts only where the query has this parameter. */
  query?: string;
}

/** What a route costs and how often it may be asked: more often than people do, less often than programs can. */
export const costs = {
  /** A hash that takes 55 ms of a core. */
  password: { account: 60, address: 300, seconds: MINUTE },
  /** A code or link that is looked up. */
  proof: { account: 60, address: 300, seconds: MINUTE },
  message: { account: 20, address: 200, seconds: 10 * MINUTE },
  'robot-check': { account: 300, address: 300, seconds: MINUTE },
  /** To another party and back. */
  google: { account: 100, address: 100, seconds: MINUTE },
  /** A picture that is decoded and encoded. */
  picture: { account: 600, address: 3_000, seconds: 10 * MINUTE },
  /** A change that is told by mail. */
  review: { account: 1_200, address: 6_000, seconds: 10 * MINUTE },
  /** A file of everything. */
  download: { account: 20, address: 200, seconds: 10 * MINUTE },
  /** An answer that reads much. */
  overview: { account: 600, address: 1_200, seconds: MINUTE },
  /** A search for a part of a text. */
  contains: { account: 3_000, address: 3_000, seconds: MINUTE, query: 'q' },
} satisfies Record<string, Cost>;

/** Any request of one network address, before its route's own cost. */
export const anyRequest = { times: 1_200, seconds: MINUTE };

/** Accounts or addresses that an instance counts at once; beyond, the oldest are forgotten. */
export const COUNTED_AT_ONCE = 20_000;

/** What can be guessed or costs money: all instances count together, in the database. */
export const rateLimits = {
  /** Wrong passwords. */
  'sign-in-account': { times: 5, seconds: MINUTE },
  'sign-in-address': { times: 20, seconds: MINUTE },
  /** Mails to a mailbox. */
  'verification-mail': { times: 5, seconds: HOUR },
  'password-reset-mail': { times: 3, seconds: HOUR },
  /** Codes for an account, to a network address, to a number of any account. */
  'phone-account': { times: 5, seconds: HOUR },
  'phone-address': { times: 20, seconds: HOUR },
  'phone-number': { times: 5, seconds: DAY },
} satisfies Record<string, { times: number; seconds: number }>;

/** Live streams open at once: a window of the app each, of one person or of all who share an address. */
export const streams = { account: 30, address: 1_000 };

/** Connections open at once: everybody who has the app open holds one. */
export const connections = {
  all: 20_000,
  /** Of one network address, which many people may share, unless it is a proxy's. */
  address: 2_000,
};

export const requests = {
  headers: 100,
  headBytes: 16 * KB,
  /** Of a body that is no form. */
  bodyBytes: 256 * KB,
  formFields: 10,
  formFieldBytes: 64 * KB,
};

/** How long a connection may keep the server waiting, in seconds. */
export const patience = {
  /** All of a request: a picture of 10 MB takes three and a half minutes at 400 kb/s. */
  request: 300,
  head: 20,
  /** Without a byte in either direction: a stuck reader or sender. A live stream has its heartbeat. */
  silence: 120,
  /** Between requests; longer than the minute that proxies keep a connection for. */
  keepAlive: 72,
};

/** What all uploads together may hold in memory, from their first byte to their answer. */
export const UPLOAD_MEMORY_BYTES = 96 * MB;

export const robotCheck = {
  validSeconds: 20 * MINUTE,
  /** Together a fraction of a second on a laptop, and a few seconds on a cheap phone. */
  iterations: 1_000,
  guesses: { least: 200, most: 400 },
};
