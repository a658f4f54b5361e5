import type { SQL } from 'drizzle-orm';
import { and, eq, sql } from 'drizzle-orm';
import type { NewSearch } from '#modules/alerts/index.ts';
import { searchUpsert } from '#modules/alerts/index.ts';
import { idOfCategory } from '#modules/categories/index.ts';
import type { ReportRow, Reports } from '#modules/reports/reports.queries.ts';
import {
  countKept,
  countWithheld,
  isWithheld,
  selectReportsByIds,
} from '#modules/reports/reports.queries.ts';
import { byCategory, soughtGiven, soughtValues } from '#modules/targets/index.ts';
import type { OrPlaceholders, Queryable } from '#platform/database/database.ts';
import { prepared, unseen } from '#platform/database/database.ts';
import type { Cursor } from '#platform/database/lists/cursor.ts';
import { olderThan, usualLimits } from '#platform/database/lists/lists.ts';
import { contains, ROWS_SEARCHED, searchText } from '#platform/database/lists/text-search.ts';
import { reportCounts, reports } from '#platform/database/schema.ts';
import type { Condition, List, ReportFilter, TextFilter } from './first-reports.queries.ts';
import {
  byDate,
  conditionsOf,
  firstFound,
  firstOfEachStatus,
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
const isForOthers = unseen(sql.placeholder('isForOthers'), 'boolean');
const isReadable = sql`not (${isForOthers} and ${isWithheld})`;

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

/** Those with one filter or none, whose rows have the total. */
const counted = {
  all: countedPages(
    'reports_all',
    (list, isListed) => firstReports(list, isListed),
    () => undefined,
  ),
  status: countedPages(
    'reports_of_status',
    (list, isListed) =>
      firstReports(list, and(eq(reports.status, sql.placeholder('status')), isListed)),
    (of) => eq(of.status, sql.placeholder('status')),
  ),
  category: countedPages(
    'reports_of_category',
    (list, isListed) =>
      firstOfEachStatus(list, { category: sql.placeholder('category') }, isListed),
    (of, database) => eq(of.categoryId, idOfCategory(database, sql.placeholder('category'))),
  ),
};

/** Prepares the first and the later pages of a list; `isCounted` matches what its total counts. */
function countedPages(
  name: string,
  select: (list: List, isListed: SQL | undefined) => Reports,
  isCounted: (of: typeof reports | typeof reportCounts, database: Queryable) => SQL | undefined,
) {
  const pages = (isListed: SQL | undefined) => (list: List) => {
    const { database } = list;
    const withheld = countWithheld(isCounted(reports, database));
    const total = sql<number>`${countKept(isCounted(reportCounts, database))}
      - case when ${isForOthers} then ${withheld} else 0 end`;
    return withLabels(list, select(list, isListed), { total });
  };
  return {
    first: preparedPages(name, pages(isReadable)),
    later: preparedPages(`${name}_after`, pages(and(isReadable, olderThan(reports, key)))),
  };
}

/** Returns the prepared statement of a search, if it is a frequent one. */
function preparedFor(
  filter: ReportFilter,
  after: Cursor | null,
  limit: number,
  toRecord: NewSearch | null,
) {
  const only = onlyFilter(filter);
  if (only === 'sought' && byCategory(filter.sought ?? []).length === 1 && !after)
    return (toRecord ? onTargetRecorded : onTarget).get(limit);
  if (toRecord || !isCounted(only)) return undefined;
  return counted[only][after ? 'later' : 'first'].get(limit);
}

/** Returns the only filter of a search in the usual order, 'all' if it has none, null if it has more. */
function onlyFilter({ sort, isForOthers: _, ...filter }: ReportFilter): string | null {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  return sort === 'oldest' || given.length > 1 ? null : (given[0]?.[0] ?? 'all');
}

function isCounted(only: string | null): only is keyof typeof counted {
  return only !== null && only in counted;
}

function preparedPages(name: string, select: (list: List) => ReturnType<typeof withLabels>) {
  const ofLength = (limit: number) =>
    prepared((database) => select({ database, rows: limit + 1 }).prepare(`${name}_${limit}`));
  return new Map(usualLimits.map((limit) => [limit, ofLength(limit)]));
}

/** Whether the rows of a search have its total. */
export function hasTotal(filter: ReportFilter, limit: number): boolean {
  return isCounted(onlyFilter(filter)) && usualLimits.includes(limit);
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
  return { rows: await selectReportsByIds(database, ids), ...counts };
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
