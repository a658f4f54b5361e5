import { parse } from 'csv-parse/sync';
import { OperatorError } from '#platform/process/operator-error.ts';
import type { Entry } from './layout.ts';

interface CsvOptions {
  /** Whether a quoted cell may span lines. If not, a lost quote spoils only one line. */
  multiline: boolean;
  /** Returns the field name for a heading; omit it where that is the heading in lower case. */
  nameOf?: (heading: string) => string;
  /** Field names, if the file has no line of headings. */
  columns?: readonly string[];
  /** Matches a comment that contains the headings; its first group is the headings. */
  headingComment?: RegExp;
}

const BATCH = 200;
/** A record that is still open after this many lines has lost a quote. */
const RECORD_LINES = 500;

/** Reads a CSV file; `#` begins a comment line. Throws OperatorError for unreadable headings. */
export async function* csvEntries(
  chunks: AsyncIterable<string>,
  options: CsvOptions,
): AsyncGenerator<Entry> {
  let columns = options.columns ?? null;
  let batch: Line[] = [];
  for await (const record of records(readLines(chunks), options)) {
    if (record.text.startsWith('#')) {
      const heading = options.headingComment?.exec(record.text)?.[1];
      if (heading) columns = headings(heading, options);
    } else if (columns) {
      batch.push(record);
      if (batch.length === BATCH) {
        yield* parseRecords(batch, columns);
        batch = [];
      }
    } else {
      columns = headings(record.text, options);
    }
  }
  if (columns) yield* parseRecords(batch, columns);
}

/** Joins lines until every quote is closed. */
async function* records(lines: AsyncIterable<Line>, { multiline }: CsvOptions) {
  let open: Line[] = [];
  let balanced = true;
  for await (const line of lines) {
    if (open.length === 0 && line.text.trim() === '') continue;
    if (!multiline || (open.length === 0 && line.text.startsWith('#'))) {
      yield line;
      continue;
    }
    open.push(line);
    if (!isBalanced(line.text)) balanced = !balanced;
    if (balanced) yield joined(open);
    // The first line has lost a quote; the others may be good.
    else if (open.length > RECORD_LINES) yield* open;
    else continue;
    open = [];
    balanced = true;
  }
  yield* open;
}

function isBalanced(text: string): boolean {
  return text.split('"').length % 2 === 1;
}

function joined(lines: Line[]): Line {
  return { number: lines[0]?.number ?? 0, text: lines.map(({ text }) => text).join('\n') };
}

function headings(text: string, { nameOf = lowerCase }: CsvOptions): string[] {
  try {
    return (parse(text)[0] ?? []).map(nameOf);
  } catch (error) {
    throw new OperatorError(`The headings cannot be read: ${(error as Error).message}.`);
  }
}

const lowerCase = (heading: string) => heading.trim().toLowerCase();

/** Parses all records in one call, which is ten times as fast; singly if their number differs. */
function* parseRecords(batch: Line[], columns: readonly string[]): Generator<Entry> {
  const all = tryParse(batch.map(({ text }) => text).join('\n'));
  const even = Array.isArray(all) && all.length === batch.length;
  for (const [index, { number, text }] of batch.entries()) {
    const parsed = even ? [all[index] ?? []] : tryParse(text);
    yield { line: number, text, ...fieldsOf(parsed, columns) };
  }
}

function fieldsOf(parsed: string[][] | string, columns: readonly string[]) {
  if (typeof parsed === 'string') return { fields: null, problem: `not CSV: ${parsed}` };
  const [cells = []] = parsed;
  if (parsed.length !== 1 || cells.length !== columns.length) {
    return { fields: null, problem: `${cells.length} columns instead of ${columns.length}` };
  }
  return { fields: Object.fromEntries(columns.map((name, index) => [name, cells[index]])) };
}

/** Returns the rows, or what is wrong. */
function tryParse(text: string): string[][] | string {
  try {
    return parse(text, { relax_column_count: true, relax_quotes: true });
  } catch (error) {
    return (error as Error).message.replace(/ (at|on) line \d+.*$/, '');
  }
}

/** A line without its line break, and its number, from 1. */
export interface Line {
  number: number;
  text: string;
}

/** In characters. No list has a longer one, and what has no end must not fill the memory. */
const LINE_MAX = 1_000_000;

/** Splits text into lines at `\n` or `\r\n`, without a byte order mark. Throws OperatorError for one without an end. */
export async function* readLines(chunks: AsyncIterable<string>): AsyncGenerator<Line> {
  let rest = '';
  let number = 0;
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LINE_MAX) throw new OperatorError('It has a line without an end.');
    for (const text of lines) yield { number: ++number, text: clean(text, number) };
  }
  if (rest !== '') yield { number: ++number, text: clean(rest, number) };
}

function clean(text: string, number: number): string {
  const ended = text.endsWith('\r') ? text.slice(0, -1) : text;
  return number === 1 && ended.startsWith('\uFEFF') ? ended.slice(1) : ended;
}
