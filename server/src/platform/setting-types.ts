import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { isPhoneCountry } from '@redflag/shared/accounts/phone-countries';
import { adviceSchema } from '@redflag/shared/advice';
import { categoryValues } from '@redflag/shared/categories';
import { readHostList } from '@redflag/shared/targets/websites/host-list';
import { readWellKnownList } from '@redflag/shared/targets/well-known';
import addressparser from 'nodemailer/lib/addressparser';
import pg from 'pg';
import { z } from 'zod';

const namedNetworks = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isNetwork(range: string): boolean {
  const [address = '', bits, ...rest] = range.split('/');
  const version = isIP(address);
  const most = version === 4 ? 32 : 128;
  const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
  return version !== 0 && fits && rest.length === 0;
}

export const text = z.string().trim().min(1, 'must not be blank');
export const network = z
  .string()
  .refine(
    (range) => namedNetworks.has(range) || isNetwork(range),
    'must be addresses such as 10.0.0.1, ranges such as 10.0.0.0/8, loopback, linklocal or uniquelocal, separated by commas',
  )
  .refine(
    (range) => !/\/0+$/.test(range),
    'must not cover every address, or anyone could invent theirs',
  );

/** A number in plain digits: `Number` would also read 0x50, 1e3 and blanks. */
function number(pattern: RegExp, least: number, most: number, error: string) {
  return z
    .string()
    .trim()
    .regex(pattern, { error, abort: true })
    .transform(Number)
    .refine((value) => value >= least && value <= most, error);
}
export const port = number(/^\d+$/, 0, 65_535, 'must be a whole number from 0 to 65535');
export const days = number(/^\d+$/, 1, 36_500, 'must be a whole number of days from 1 to 36500');
/** In milliseconds. */
export const timeout = number(
  /^\d+(\.\d+)?$/,
  0.001,
  60,
  'must be a number of seconds above 0, up to 60',
).transform((seconds) => seconds * 1_000);
export const seconds = number(/^\d+(\.\d+)?$/, 0, 60, 'must be a number of seconds from 0 to 60');
export const countPerDay = number(
  /^\d+$/,
  1,
  1_000_000,
  'must be a whole number from 1 to 1000000',
);
export const poolSize = number(/^\d+$/, 2, 1_000, 'must be a whole number from 2 to 1000');

export const host = text.refine(
  (name) => isIP(name) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(name),
  'must be a name or an address without a port, such as localhost, 0.0.0.0 or ::',
);
/** An IPv4 address and a port. */
export const socketAddress = text
  .regex(/^\d+(\.\d+){3}:\d{1,5}$/, 'must be an address with a port, such as 127.0.0.1:5300')
  .transform((address) => {
    const [host = '', port = ''] = address.split(':');
    return { text: address, host, port: Number(port) };
  });
export const commaSeparated = text.transform((list) =>
  list
    .split(',')
    .map((item) => item.trim().toLowerCase())
    .filter(Boolean),
);
/** As they are written. */
export const names = text.transform((list) =>
  list
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);
export const emailProvider = z
  .string()
  .regex(
    /^(\*|([\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]+)$/u,
    'must be domains such as gmail.com, separated by commas, or *',
  );
export const feedCategory = z.enum(
  categoryValues,
  `must be some of ${categoryValues.join(', ')}, separated by commas`,
);
/** `*`, or the codes of countries (ISO 3166). */
export const smsCountries = commaSeparated
  .transform((codes) => codes.map((code) => code.toUpperCase()))
  .refine(
    (codes) => codes.length > 0 && codes.every((code) => code === '*' || isPhoneCountry(code)),
    'must be codes of countries such as NG,GH, or *',
  );
const ORIGIN = 'must be an origin such as https://redflag.example';
export const origin = z
  .url({ protocol: /^https?$/, error: ORIGIN, abort: true })
  .refine((address) => {
    const { pathname, search, hash, username, password } = new URL(address);
    return pathname === '/' && !search && !hash && !username && !password;
  }, `${ORIGIN}, without a path, a query or credentials`)
  .transform((address) => new URL(address).origin);
export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an address such as https://social.example/redflag',
});
export const service = z.url({
  protocol: /^https?$/,
  error: 'must be an address such as https://api.example',
});

const NOTICE = 'must be an address such as https://redflag.example/latest.json';
/** By https, or on this machine. */
export const noticeAddress = z
  .url({ protocol: /^https?$/, error: NOTICE, abort: true })
  .refine((address) => {
    const { protocol, hostname, username, password } = new URL(address);
    const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
    return (protocol === 'https:' || isHere) && !username && !password;
  }, `${NOTICE}, by https and without credentials`);

const DATABASE_URL = 'must look like postgres://user:password@host/name';
export const databaseUrl = z
  .string()
  // Not z.url: PostgreSQL's own are wider, such as postgres://redflag@/redflag?host=/run/postgresql.
  .regex(/^postgres(ql)?:\/\//, { error: DATABASE_URL, abort: true })
  .check(({ value, issues }) => {
    try {
      // Reads the files that the parameters name, such as sslrootcert. It does not connect.
      new pg.Client({ connectionString: value });
    } catch (error) {
      const isMalformed = (error as NodeJS.ErrnoException).code === 'ERR_INVALID_URL';
      const message = isMalformed ? DATABASE_URL : `cannot be used: ${(error as Error).message}`;
      issues.push({ code: 'custom', message, input: value });
    }
  });

/** Whether a text is one mailbox (RFC 5322 section 3.4), with or without a name. */
export function isMailbox(mailbox: string): boolean {
  const [parsed, ...others] = addressparser(mailbox);
  const [, local = '', domain = ''] = /^(.+)@(.+)$/.exec(parsed?.address ?? '') ?? [];
  return others.length === 0 && z.regexes.html5Email.test(`${local}@${domainToASCII(domain)}`);
}

/** The path of a list, which must not be empty. */
function listFile<List>(read: (content: string) => List, countOf: (list: List) => number) {
  return text.transform((path, context) => {
    try {
      const list = read(readFileSync(path, 'utf8'));
      if (countOf(list) === 0) context.addIssue(`has no domain: ${path}`);
      return list;
    } catch (error) {
      const message =
        error instanceof z.core.$ZodError ? `has no list: ${path}` : (error as Error).message;
      context.addIssue(`cannot be read: ${message}`);
      return z.NEVER;
    }
  });
}

export const hostFile = listFile(readHostList, (hosts) => hosts.length);
export const wellKnownFile = listFile(
  readWellKnownList,
  ({ wellKnownSites, wellKnownTargets }) => wellKnownSites.size + wellKnownTargets.size,
);

/** Long enough that nobody guesses it. */
export const pepper = text.min(32, 'must have at least 32 characters');

/** The path of a file with a secret. Gives the secret. */
export const secretFile = text.transform((path, context) => {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    context.addIssue(`cannot be read: ${(error as Error).message}`);
    return z.NEVER;
  }
});

/** The path of a file of contacts after a scam. Whatever is wrong in it is named by its place. */
export const adviceFile = text.transform((path, context) => {
  try {
    const content = readFileSync(path, 'utf8').trim();
    const { data, error } = adviceSchema.safeParse(JSON.parse(content));
    if (data) return data;
    for (const { path: place, message } of error.issues) {
      context.addIssue(`${path}: ${place.join('.') || 'whole file'}: ${message}`);
    }
  } catch (error) {
    context.addIssue(`${path} cannot be read: ${(error as Error).message}`);
  }
  return z.NEVER;
});
