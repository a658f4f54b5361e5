import { DELETED_USER } from '@redflag/shared/reports';
import { stringify } from 'csv-stringify/sync';
import { disarmCell } from './formula-cells.ts';
import type { ReportRow } from './reports.queries.ts';

/**
 * With seconds and without a zone: the only format that spreadsheets in every country read as a
 * date.
 */
const asDate = (moment: Date) => moment.toISOString().slice(0, 19).replace('T', ' ');

type Written = Omit<
  ReportRow,
  'reporterId' | 'targetId' | 'evidenceKey' | 'evidenceSource' | 'hiddenBy' | 'openFlags' | 'total'
>;
/** In the order of the file. The type makes every field of a report mandatory. */
const columns: Record<keyof Written, [string, (row: ReportRow) => string | null]> = {
  target: ['Target', ({ target }) => target],
  reporter: ['User', ({ reporter }) => reporter?.username ?? DELETED_USER],
  category: ['Category', ({ category }) => category],
  subcategory: ['Sub Category', ({ subcategory }) => subcategory],
  status: ['Status', ({ status }) => status],
  createdAt: ['Date (UTC)', ({ createdAt }) => asDate(createdAt)],
  type: ['Type', ({ type }) => type],
  description: ['Description', ({ description }) => description],
  id: ['Id', ({ id }) => id],
};
const headings = Object.values(columns).map(([heading]) => heading);
const cells = Object.values(columns).map(([, cell]) => cell);

const format = {
  record_delimiter: 'windows',
  // Otherwise a bare line break within a cell would begin a new line.
  quote_record_delimiter: true,
  // The library's own `escape_formulas` looks at the first character only.
  cast: { string: disarmCell },
} as const;

/**
 * Returns the first line of the file, with the byte order mark by which spreadsheets recognise
 * UTF-8.
 */
export function csvHead(): string {
  return stringify([headings], { ...format, bom: true });
}

/** Returns reports as CSV lines (RFC 4180) that run no formula when a spreadsheet opens them. */
export function csvLines(rows: ReportRow[]): string {
  return stringify(
    rows.map((row) => cells.map((cell) => cell(row))),
    format,
  );
}
