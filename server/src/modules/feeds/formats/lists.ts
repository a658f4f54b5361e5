import type { Entry } from '@redflag/shared/changes';
import { csvLine } from '#modules/reports/index.ts';
import type { Format } from './format.ts';

/** Typed, so that a new field needs a column. */
const columns: Record<keyof Entry, true> = {
  category: true,
  key: true,
  shown: true,
  hash: true,
  level: true,
  people: true,
  verifiedPeople: true,
  sources: true,
  firstReportedAt: true,
  lastReportedAt: true,
  confirmedAt: true,
  disputedSince: true,
  licence: true,
};
const names = Object.keys(columns) as (keyof Entry)[];

/** Newline-delimited JSON: each line an entry. */
export const ndjson: Format = {
  contentType: 'application/x-ndjson',
  piece: (entry) => `${JSON.stringify(entry)}\n`,
};

/** Returns a line of a table. Programs that split at each end of a line would read the usual two as an empty line. */
const lineOf = (texts: string[]) => csvLine(texts).replace(/\r\n$/, '\n');

/** A table for spreadsheets, and for call blockers. */
export const csv: Format = {
  contentType: 'text/csv; charset=utf-8',
  head: () => lineOf(names),
  piece: (entry) => lineOf(names.map((name) => String(entry[name] ?? ''))),
};

/** Each line a key. */
export const txt: Format = {
  contentType: 'text/plain; charset=utf-8',
  piece: ({ key }) => `${key}\n`,
};
