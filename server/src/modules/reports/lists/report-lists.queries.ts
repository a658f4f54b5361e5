import { and, eq, inArray, sql } from 'drizzle-orm';
import type { NewSearch } from '#modules/alerts/index.ts';
import { searchUpsert } from '#modules/alerts/index.ts';
import type { ReportRow, Reports } from '#modules/reports/reports.queries.ts';
import {
  countKept,
  countWithheld,
  isWithheld,
  selectReports,
} from '#modules/reports/reports.queries.ts';
import { byCategory, soughtGiven, soughtValues } from '#modules/targets/index.ts';
import type { OrPlaceholders, Queryable } from '#platform/database/database.ts';
import { prepared } from '#platform/database/database.ts';
import type { Cursor } from '#platform/database/lists/cursor.ts';
import { olderThan, usualLimits } from '#platform/database/lists/lists.ts';
import { contains, ROWS_SEARCHED, searchText } from '#platform/database/lists/text-search.ts';
import { reportCounts, reports } from '#platform/database/schema.ts';
import type { Condition, List, ReportFilter, TextFilter } from './first-reports.queries.ts';
import {
  byDate,
  conditionsOf,
  firstFound,
  firstOnTargets,
  firstReports,
  hasText,
  key,
  withLabels,
} from './first-reports.queries.ts';

/**
 * Returns one page of all reports plus one row beyond `limit`, newest first by default, and stores
 * `toRecord` in the same statement. The rows read do not grow with the table
 * (docs/decisions/database.md#lists).
 */
export async function searchReports(
  database: Queryable,
  filter: ReportFilter,
  after: Cursor | null,
  limit: number,
  toRecord: NewSearch | null = null,
): Promise<ReportRow[]> {
  const known = preparedFor(filter, after, limit, toRecord);
  if (known)
    return known(database).execute({
      ...{ isForOthers: false, ...filter, ...after, ...toRecord },
      ...soughtValues(byCategory(filter.sought ?? [])),
    });

  const parts = toRecord ? [recording(database, toRecord)] : [];
  return readReports(database, filter, after, limit, (list, page) =>
    withLabels(list, page, { parts }),
  );
}

/** Reads the rows of some reports, in the order of a list. */
type ReadRows<Row> = (list: Omit<List, 'rows'>, page: Reports) => PromiseLike<Row[]>;

/** Reads one page of all reports plus one row beyond `limit`; `read` selects from the page. */
export async function readReports<Row>(
  database: Queryable,
  filter: ReportFilter,
  after: Cursor | null,
  limit: number,
  read: ReadRows<Row>,
): Promise<Row[]> {
  const list = { database, sort: filter.sort, rows: limit + 1 };
  return hasText(filter)
    ? everyContaining(list, filter, after, read)
    : read(list, firstFound(list, filter, after));
}

const searchGiven = {
  userId: sql.placeholder('userId'),
  category: sql.placeholder('category'),
  key: sql.placeholder('key'),
  keptSince: sql.placeholder('keptSince'),
};
const isForOthers = sql`${sql.placeholder('isForOthers')}::bool`;
const isReadable = sql`not (${isForOthers} and ${isWithheld})`;
const hasStatus = and(eq(reports.status, sql.placeholder('status')), isReadable);
const totalOfStatus = sql<number>`${countKept(eq(reportCounts.status, sql.placeholder('status')))}
  - case when ${isForOthers} then ${countWithheld(sql`status = ${sql.placeholder('status')}`)} else 0 end`;

/*
 * Prepared statements for the most frequent searches, by page length. What else a request needs is
 * in the same statement, because each statement costs the server as much as the list's.
 */
const onTarget = preparedPages('reports_on_target', (list) =>
  withLabels(list, firstOnTargets(list, soughtGiven(1), isReadable)),
);
const onTargetRecorded = preparedPages('reports_on_target_recorded', (list) =>
  withLabels(list, firstOnTargets(list, soughtGiven(1), isReadable), {
    parts: [recording(list.database, searchGiven)],
  }),
);
const ofStatus = preparedPages('reports_of_status', (list) =>
  withLabels(list, firstReports(list, hasStatus), { total: totalOfStatus }),
);
const ofStatusAfter = preparedPages('reports_of_status_after', (list) =>
  withLabels(list, firstReports(list, and(hasStatus, olderThan(reports, key))), {
    total: totalOfStatus,
  }),
);

/** Returns the prepared statement of a search, if it is a frequent one. */
function preparedFor(
  filter: ReportFilter,
  after: Cursor | null,
  limit: number,
  toRecord: NewSearch | null,
) {
  const isInOneCategory = byCategory(filter.sought ?? []).length === 1;
  if (isInOneCategory && isOnly('sought', filter) && !after)
    return (toRecord ? onTargetRecorded : onTarget).get(limit);
  if (isOnly('status', filter) && !toRecord) return (after ? ofStatusAfter : ofStatus).get(limit);
  return undefined;
}

/** Whether a search, in the usual order, has this filter and no other. */
function isOnly(
  wanted: keyof ReportFilter,
  { sort, isForOthers: _, ...filter }: ReportFilter,
): boolean {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  return sort !== 'oldest' && given.length === 1 && given[0]?.[0] === wanted;
}

function preparedPages(name: string, select: (list: List) => ReturnType<typeof withLabels>) {
  const ofLength = (limit: number) =>
    prepared((database) => select({ database, rows: limit + 1 }).prepare(`${name}_${limit}`));
  return new Map(usualLimits.map((limit) => [limit, ofLength(limit)]));
}

/** Whether the rows of a search have its total. */
export function hasTotal(filter: ReportFilter, limit: number): boolean {
  return isOnly('status', filter) && usualLimits.includes(limit);
}

function recording(database: Queryable, search: OrPlaceholders<NewSearch>) {
  return database.$with('recorded', {}).as(searchUpsert(search));
}

export interface FoundReports {
  rows: ReportRow[];
  /** How many reports match; null if that is not known. */
  total: number | null;
  /** How many of the first reports of the list were searched; null if all were. */
  searchedOnly: number | null;
}

/**
 * Returns one page of the reports whose target contains a text, plus one row beyond `limit`. Reads
 * about as much for any table and text (docs/decisions/database.md#text-search).
 */
export async function findContaining(
  database: Queryable,
  filter: TextFilter,
  after: Cursor | null,
  limit: number,
): Promise<FoundReports> {
  const { listed, others } = conditionsOf(database, filter);
  const { ids, ...counts } = await searchText(database, {
    table: reports,
    columns: [reports.target],
    text: filter.targetContains,
    sort: filter.sort,
    listed,
    others,
    after,
    rows: limit + 1,
  });
  const rows = selectReports(database)
    .where(inArray(reports.id, ids))
    .orderBy(...byDate(filter.sort));
  return { rows: ids.length > 0 ? await rows : [], ...counts };
}

/** Finds reports whose target contains a text by reading the list, from one stretch to the next. */
async function everyContaining<Row>(
  list: List,
  filter: TextFilter,
  after: Cursor | null,
  read: ReadRows<Row>,
): Promise<Row[]> {
  const { database, rows } = list;
  const found: Row[] = [];
  let from = after;
  do {
    const { listed, others } = conditionsOf(database, filter, from);
    const stretch = firstReports({ ...list, rows: ROWS_SEARCHED }, listed);
    const sought = and(others, contains(reports.target, filter.targetContains));
    const missing = { ...list, rows: rows - found.length };
    found.push(...(await read(list, firstReports(missing, sought, stretch))));
    from = found.length < rows ? await selectLast(list, listed, ROWS_SEARCHED) : null;
  } while (from);
  return found;
}

/** Returns where a stretch of so many rows ends, or null if there are fewer. */
async function selectLast(
  { database, sort }: List,
  listed: Condition,
  rows: number,
): Promise<Cursor | null> {
  const [last] = await database
    .select({ createdAt: reports.createdAt, id: reports.id })
    .from(reports)
    .where(listed)
    .orderBy(...byDate(sort))
    .offset(rows - 1)
    .limit(1);
  return last ?? null;
}
