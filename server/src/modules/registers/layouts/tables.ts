import type { CategoryValue } from '@redflag/shared/categories';
import { categoryValues, subcategoryValues } from '@redflag/shared/categories';
import { categoryLabel } from '@redflag/shared/categories/category.words';
import { subcategoryLabel } from '@redflag/shared/categories/subcategory.words';
import {
  contentDefaults,
  contentFields,
  newReportSchema,
  reportStatuses,
  reportTypes,
} from '@redflag/shared/reports';
import { contentLabel } from '@redflag/shared/reports/content.words';
import { detectSubcategory, normaliseTarget } from '@redflag/shared/targets';
import { rearmCell } from '#modules/reports/index.ts';
import { csvEntries } from './csv-entries.ts';
import { jsonEntries } from './json-entries.ts';
import type { Fields, Layout, Times } from './layout.ts';
import { BadEntryError, feed, fingerprint, readMoment, requiredText, textOf } from './layout.ts';

const ownReports = feed('Redflag', 'Imported reports');

const ownNames = ['id', 'category', 'subcategory', ...contentFields, 'status', 'createdAt'];

/** Field names that people and our own exports use, in lower-case letters only. */
const synonyms: Record<string, string> = {
  ...Object.fromEntries(ownNames.map((name) => [plain(name), name])),
  ...Object.fromEntries(contentFields.map((field) => [plain(contentLabel(field)), field])),
  date: 'createdAt',
  datetime: 'createdAt',
  dateutc: 'createdAt',
  paidonutc: 'paidAt',
  reportid: 'id',
};

function nameOf(heading: string): string {
  return synonyms[plain(heading)] ?? heading;
}

function plain(heading: string): string {
  return heading.toLowerCase().replace(/[^a-z]/g, '');
}

function firstLine(beginning: string): string {
  return /^\uFEFF?\s*(.*)/.exec(beginning)?.[1] ?? '';
}

/** A CSV table of reports with headings, such as the list that administrators download. */
export const redflagCsv: Layout = {
  name: 'redflag-csv',
  feed: ownReports,
  heading: firstLine,
  matches: (beginning) => {
    const names = firstLine(beginning).split(',').map(nameOf);
    return names.includes('target') && names.includes('category');
  },
  entries: (chunks) => csvEntries(chunks, { multiline: true, nameOf }),
  report: (fields, times) => redflagReport(fields, times, rearmCell),
};

/** The `reports.jsonl` that `export` writes, or an array of such objects. */
export const redflagJson: Layout = {
  name: 'redflag-json',
  feed: ownReports,
  matches: (beginning) =>
    /^[[{]/.test(beginning) && ['"target"', '"category"'].every((name) => beginning.includes(name)),
  entries: jsonEntries,
  report: (fields, times) =>
    redflagReport(
      Object.fromEntries(Object.entries(fields).map(([name, value]) => [nameOf(name), value])),
      times,
      (text) => text,
    ),
};

function redflagReport(fields: Fields, { now, fetched }: Times, read: (text: string) => string) {
  const target = read(requiredText(fields, 'target'));
  const category = readCategory(requiredText(fields, 'category'));
  const subcategory =
    readSubcategory(category, textOf(fields, 'subcategory')) ?? detectSubcategory(category, target);
  requiredText(fields, 'description');
  const type = readOneOf(reportTypes, textOf(fields, 'type'), contentDefaults.type, 'type');
  const said = contentFields.map((name) => [name, read(textOf(fields, name)) || undefined]);
  const paidAt = textOf(fields, 'paidAt');
  const { data, error } = newReportSchema.safeParse({
    ...Object.fromEntries(said),
    ...(paidAt && { paidAt: readMoment(paidAt, now).toISOString() }),
    category,
    type,
  });
  if (!data) throw new BadEntryError(error.issues[0]?.message ?? 'not a report');
  const { category: _category, subcategory: _none, ...content } = data;
  if (normaliseTarget(category, target, subcategory) === null) {
    throw new BadEntryError(`not a valid target for ${categoryLabel(category)}: ${target}`);
  }
  const moment = textOf(fields, 'createdAt');
  const createdAt = moment ? readMoment(moment, now) : fetched;
  const id = textOf(fields, 'id');
  return {
    ...content,
    category,
    subcategory,
    key: `redflag:${id || fingerprint(category, target, content.description, moment)}`,
    status: readOneOf(reportStatuses, textOf(fields, 'status'), 'Pending', 'status'),
    createdAt,
    decidedAt: createdAt,
  };
}

function readCategory(text: string): CategoryValue {
  const found = categoryValues.find((value) => isOneOf(text, value, categoryLabel(value)));
  if (!found) throw new BadEntryError(`not a category: ${text}`);
  return found;
}

function readSubcategory(category: CategoryValue, text: string): string | null {
  if (text === '' || text === '–') return null;
  const found = subcategoryValues[category].find((value) =>
    isOneOf(text, value, subcategoryLabel(value)),
  );
  if (!found) throw new BadEntryError(`not a subcategory of ${categoryLabel(category)}: ${text}`);
  return found;
}

function isOneOf(text: string, ...names: string[]): boolean {
  return names.some((name) => name.toLowerCase() === text.toLowerCase());
}

function readOneOf<T extends string>(
  known: readonly T[],
  text: string,
  usual: NoInfer<T>,
  name: string,
): T {
  if (text === '') return usual;
  const found = known.find((value) => isOneOf(text, value));
  if (!found) throw new BadEntryError(`not a ${name}: ${text}`);
  return found;
}
