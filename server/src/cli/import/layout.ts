import { createHash } from 'node:crypto';
import { TARGET_MAX } from '@redflag/shared/reports';
import { normaliseTarget } from '@redflag/shared/targets';
import type { Feed, ImportedReport } from '#modules/reports/index.ts';
import type { Entry, Fields } from './entry.ts';
import { BadEntryError } from './entry.ts';

/** What a feed is known by, how it is read, and what its entries say. */
export interface Layout {
  name: string;
  feed: Feed;
  /** Whether a file that begins so has the layout. */
  matches(beginning: string): boolean;
  entries(chunks: AsyncIterable<string>): AsyncIterable<Entry>;
  /** The line that a file of rejected entries begins with, where the layout needs one. */
  heading?: string;
  /** @throws BadEntryError when it cannot become a report */
  report(fields: Fields, when: Times): ImportedReport;
}

export interface Times {
  now: Date;
  /** When the feed was fetched, for what gives no moment of its own. */
  fetched: Date;
}

/** The account that reports of a feed are shown under. */
export function feed(name: string, username = `${name} feed`): Feed {
  return { name, account: { username, email: `${name.toLowerCase()}@feeds.invalid` } };
}

/** A field as text, trimmed; empty where the feed says nothing. */
export function textOf(fields: Fields, name: string): string {
  const value = fields[name];
  const text = typeof value === 'number' ? String(value) : value;
  if (text === undefined || text === null) return '';
  if (typeof text !== 'string') throw new BadEntryError(`${name} is not a text`);
  if (text.includes('\0') || !text.isWellFormed()) {
    throw new BadEntryError(`${name} holds what is not text`);
  }
  return text.trim();
}

/** @throws BadEntryError when the feed says nothing there */
export function requiredText(fields: Fields, name: string): string {
  const text = textOf(fields, name);
  if (text === '') throw new BadEntryError(`no ${name}`);
  return text;
}

/** A web address as a target, with its key. */
export function website(url: string) {
  if (url.length > TARGET_MAX) {
    throw new BadEntryError(`an address of more than ${TARGET_MAX} characters`);
  }
  const targetKey = normaliseTarget('website', url);
  if (targetKey === null) throw new BadEntryError(`not a web address: ${url}`);
  return { category: 'website', target: url, targetKey } as const;
}

/** Stands for an entry that has no number of its own. */
export function fingerprint(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('base64url');
}
