import { DELETED_USER } from '@redflag/shared/reports';
import { stringify } from 'csv-stringify/sync';
import type { ReportRow } from './reports.queries.ts';

/** What a cell that begins with one of these would do in a spreadsheet: run. */
const FORMULA_SIGNS = '=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20';

/**
 * Signs at the beginning of a cell are the library's to disarm. Where a spreadsheet parts cells by
 * semicolons, as in much of Europe, another cell may begin within ours, or after a line break.
 */
const withinCell = new RegExp(`([;\\t\\r\\n]\\s*)(?=[${FORMULA_SIGNS}])`, 'g');

/** Seconds and no zone: the one spelling that spreadsheets of every country take for a date. */
const asDate = (moment: Date) => moment.toISOString().slice(0, 19).replace('T', ' ');

type Written = Omit<ReportRow, 'reporterId' | 'evidenceKey' | 'evidenceSource'>;
/** In the order of the file; the compiler asks for every field of a report. */
const columns: Record<keyof Written, [string, (row: ReportRow) => string | null]> = {
  target: ['Target', ({ target }) => target],
  reporter: ['User', ({ reporter }) => reporter ?? DELETED_USER],
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
  // With lines that end otherwise, a bare line break in a cell would else begin a new line.
  quote_record_delimiter: true,
  escape_formulas: true,
  cast: { string: (text: string) => text.replace(withinCell, "$1'") },
} as const;

/** The first line of the file, with the mark by which spreadsheets know UTF-8. */
export function csvHead(): string {
  return stringify([headings], { ...format, bom: true });
}

/** Reports as lines of RFC 4180, in which nothing runs when a spreadsheet opens them. */
export function csvLines(rows: ReportRow[]): string {
  return stringify(
    rows.map((row) => cells.map((cell) => cell(row))),
    format,
  );
}
