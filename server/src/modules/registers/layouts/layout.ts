import { createHash } from 'node:crypto';
import { contentDefaults, TARGET_MAX } from '@redflag/shared/reports';
import { normaliseTarget } from '@redflag/shared/targets';
import type { Feed, ImportedReport } from '#modules/reports/index.ts';

/** One entry of a feed, as written there. */
export interface Entry {
  /** The line it begins on, from 1. */
  line: number;
  /** The original text of the entry, for the rejects file. */
  text: string;
  /** Its values by the feed's field names; null if it cannot be read. */
  fields: Fields | null;
  /** Why it cannot be read. */
  problem?: string;
}

export type Fields = Readonly<Record<string, unknown>>;

/** An entry that cannot become a report. The message follows `line 12: `. */
export class BadEntryError extends Error {}

/** How to recognise a feed, read it, and make reports of its entries. */
export interface Layout {
  name: string;
  feed: Feed;
  /** Whether a file with this beginning has the layout. */
  matches(beginning: string): boolean;
  entries(chunks: AsyncIterable<string>): AsyncIterable<Entry>;
  /** Returns the first line of the rejects of a file with this beginning, if the layout needs one. */
  heading?: (beginning: string) => string;
  /** @throws BadEntryError when the entry cannot become a report */
  report(fields: Fields, when: Times): ImportedReport;
}

/** Returns the report that an entry becomes, or null after telling why it becomes none. */
export function readReport(
  { fields, problem }: Entry,
  layout: Pick<Layout, 'report'>,
  times: Times,
  reject: (reason: string) => void,
): ImportedReport | null {
  try {
    if (!fields) throw new BadEntryError(problem);
    return layout.report(fields, times);
  } catch (error) {
    if (!(error instanceof BadEntryError)) throw error;
    reject(error.message);
    return null;
  }
}

export interface Times {
  now: Date;
  /** When the feed was fetched: the date of entries that have none. */
  fetched: Date;
}

/** A feed with the account that its reports appear under. */
export function feed(name: string, username: Feed['account']['username']): Feed {
  return { name, account: { username, email: `${name.toLowerCase()}@feeds.invalid` } };
}

/** Returns a field as trimmed text, empty without a value. Throws BadEntryError when it is not text. */
export function textOf(fields: Fields, name: string): string {
  const value = fields[name];
  const text = typeof value === 'number' ? String(value) : value;
  if (text === undefined || text === null) return '';
  if (typeof text !== 'string') throw new BadEntryError(`${name} is not text`);
  if (text.includes('\0') || !text.isWellFormed()) {
    throw new BadEntryError(`${name} contains characters that are not text`);
  }
  return text.trim();
}

/** Returns a field as trimmed text. Throws BadEntryError when it is empty or not text. */
export function requiredText(fields: Fields, name: string): string {
  const text = textOf(fields, name);
  if (text === '') throw new BadEntryError(`${name} is missing`);
  return text;
}

/** Returns a web address as a target. Throws BadEntryError when it is too long or none. */
export function website(url: string) {
  if (url.length > TARGET_MAX) {
    throw new BadEntryError(`an address longer than ${TARGET_MAX} characters`);
  }
  if (normaliseTarget('website', url) === null)
    throw new BadEntryError(`not a web address: ${url}`);
  return { ...contentDefaults, category: 'website', target: url } as const;
}

/** Identifies an entry that has no id, by a digest of its values. */
export function fingerprint(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('base64url');
}

const DAY_MS = 86_400_000;
const iso =
  /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)\s*(Z|UTC|[+-]\d\d(?::?\d\d)?)?)?$/;
/** The format of the screens. */
const european = /^(\d\d)\/(\d\d)\/(\d{4})(?:,? (\d\d:\d\d(?::\d\d)?))?$/;

/**
 * Parses a date with or without a time, in UTC unless it has a zone. A moment less than a day ahead
 * counts as now.
 * @throws BadEntryError when it is not a date, or more than a day in the future
 */
export function readMoment(text: string, now: Date): Date {
  const moment = new Date(isoText(text.trim()));
  if (Number.isNaN(moment.getTime())) throw new BadEntryError(`not a date: ${text}`);
  if (moment.getTime() > now.getTime() + DAY_MS) {
    throw new BadEntryError(`a date in the future: ${text}`);
  }
  return moment > now ? now : moment;
}

function isoText(text: string): string {
  const [, day, time = '00:00', zone = 'Z'] = iso.exec(text) ?? [];
  if (day) return `${day}T${time}${zone === 'UTC' ? 'Z' : fullZone(zone)}`;
  const [, date, month, year, clock = '00:00'] = european.exec(text) ?? [];
  return date ? `${year}-${month}-${date}T${clock}Z` : '';
}

/** PostgreSQL writes `+00` for `+00:00`. */
function fullZone(zone: string): string {
  return /^[+-]\d\d$/.test(zone) ? `${zone}:00` : zone.replace(/^([+-]\d\d)(\d\d)$/, '$1:$2');
}
