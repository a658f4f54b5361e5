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

/** A table for spreadsheets. */
export const csv: Format = {
  contentType: 'text/csv; charset=utf-8',
  head: () => csvLine(names),
  piece: (entry) => csvLine(names.map((name) => String(entry[name] ?? ''))),
};

/** Each line a key. */
export const txt: Format = {
  contentType: 'text/plain; charset=utf-8',
  piece: ({ key }) => `${key}\n`,
};
