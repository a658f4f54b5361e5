import { categoryLabel } from '@redflag/shared/categories/category.words';
import { subcategoryLabel } from '@redflag/shared/categories/subcategory.words';
import type { ReportContent } from '@redflag/shared/reports';
import { contentFields } from '@redflag/shared/reports';
import { contentLabel } from '@redflag/shared/reports/content.words';
import type { ReportRow } from '#modules/reports/reports.queries.ts';
import type { Cursor } from '#platform/database/lists/cursor.ts';
import { disarmCell } from './formula-cells.ts';

const { target, amount, currency, paidAt, ...otherLabels } = Object.fromEntries(
  contentFields.map((field) => [field, contentLabel(field)]),
) as Record<keyof ReportContent, string>;

/** In the order of the file. The type makes every field of a report mandatory. */
const headings: Record<
  Exclude<
    keyof ReportRow,
    | 'isWithheld'
    | 'reporterId'
    | 'targetId'
    | 'targetKey'
    | 'evidenceKey'
    | 'evidenceSource'
    | 'hiddenBy'
    | 'hiddenAt'
    | 'pictureHidden'
    | 'redactedBy'
    | 'openFlags'
    | 'total'
  >,
  string
> = {
  target,
  reporter: 'User',
  categoryValue: 'Category',
  subcategoryValue: 'Sub Category',
  status: 'Status',
  createdAt: 'Date (UTC)',
  redactedAt: 'Details removed (UTC)',
  ...otherLabels,
  id: 'Id',
  amount,
  currency,
  paidAt: `${paidAt} (UTC)`,
};

type Field = keyof typeof headings;
type Worded = 'categoryValue' | 'subcategoryValue';
const fields = Object.keys(headings) as Field[];

/** What the file says about a report. */
export type ExportedReport = Record<
  Exclude<Field, Worded | 'createdAt' | 'redactedAt'>,
  string | null
> &
  Pick<ReportRow, Worded | 'redactedAt'> &
  Cursor;

/** Returns the first line, with the byte order mark by which spreadsheets recognise UTF-8. */
export function csvHead(): string {
  return `\uFEFF${csvLine(Object.values(headings))}`;
}

/** Returns reports as CSV lines (RFC 4180) that run no formula when a spreadsheet opens them. */
export function csvLines(reports: ExportedReport[]): string {
  return reports
    .map(({ categoryValue, subcategoryValue, ...report }) => ({
      ...report,
      paidAt: report.paidAt && new Date(report.paidAt),
      categoryValue: categoryLabel(categoryValue),
      subcategoryValue: subcategoryValue && subcategoryLabel(subcategoryValue),
    }))
    .map((report) => csvLine(fields.map((field) => textOf(report[field]))))
    .join('');
}

/** Dates have seconds and no zone: the only format that spreadsheets in every country understand. */
function textOf(value: string | Date | null): string {
  return value instanceof Date ? value.toISOString().slice(0, 19).replace('T', ' ') : (value ?? '');
}

/** Returns cells as a line (RFC 4180) that runs no formula. */
export function csvLine(texts: string[]): string {
  return `${texts.map(cellOf).join(',')}\r\n`;
}

function cellOf(text: string): string {
  const cell = disarmCell(text);
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
