import type { CategoryValue } from '@redflag/shared/categories';
import type { ReportOrder, ReportStatus } from '@redflag/shared/reports';
import { reportStatuses } from '@redflag/shared/reports';
import type { SQL, WithSubquery } from 'drizzle-orm';
import { and, asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { NewSearch } from '#modules/alerts/index.ts';
import { searchUpsert } from '#modules/alerts/index.ts';
import { idOfCategory } from '#modules/categories/index.ts';
import type { ReportRow, Reports } from '#modules/reports/reports.queries.ts';
import { countKept, selectReports } from '#modules/reports/reports.queries.ts';
import type { Sought } from '#modules/targets/index.ts';
import { isSought } from '#modules/targets/index.ts';
import type { Cursor } from '#platform/database/cursor.ts';
import type { OrPlaceholders, Queryable } from '#platform/database/database.ts';
import { prepared } from '#platform/database/database.ts';
import { newerThan, olderThan, usualLimits, writtenLimit } from '#platform/database/lists.ts';
import { reportCounts, reports, subcategories, targets } from '#platform/database/schema.ts';
import { contains, ROWS_SEARCHED, searchText } from '#platform/database/text-search.ts';

export interface ReportFilter {
  category?: CategoryValue | undefined;
  subcategory?: string | undefined;
  sought?: Sought | undefined;
  status?: ReportStatus | undefined;
  from?: Date | undefined;
  /** Exclusive. */
  before?: Date | undefined;
  targetContains?: string | undefined;
  reporterId?: string | undefined;
  sort?: ReportOrder | undefined;
}

type Condition = SQL | undefined;

/**
 * Returns one page of all reports plus one row beyond `limit`, newest first unless `sort` says
 * otherwise. The rows read for a page do not grow with the table (docs/decisions/database.md#lists).
 * @param toRecord stored by the same statement
 */
export async function searchReports(
  database: Queryable,
  filter: ReportFilter,
  after: Cursor | null,
  limit: number,
  toRecord: NewSearch | null = null,
): Promise<ReportRow[]> {
  const often = askedOften[namesOf(filter, after, toRecord)]?.get(limit);
  if (often) return often(database).execute({ ...filter, ...filter.sought, ...after, ...toRecord });

  const parts = toRecord ? [recording(database, toRecord)] : [];
  return readReports(database, filter, after, limit, (list, page) =>
    withLabels(list, page, { parts }),
  );
}

/** Reads the rows of some reports, in the order of a list. */
type ReadRows<Row> = (list: Omit<List, 'rows'>, page: Reports) => PromiseLike<Row[]>;

/**
 * Reads one page of all reports plus one row beyond `limit`.
 * @param read what to read of the reports of the page
 */
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

/**
 * The conditions of a search without its text: those for which an index has the list's order, and the
 * others.
 */
export function conditionsOf(
  database: Queryable,
  { category, subcategory, status, from, before, reporterId, sort }: ReportFilter,
  after: Cursor | null = null,
) {
  const inTime = and(
    from && sql`${reports.createdAt} >= ${from}`,
    before && sql`${reports.createdAt} < ${before}`,
    after ? comesAfter(after, sort) : undefined,
  );
  return {
    inTime,
    listed: and(
      reporterId ? eq(reports.reporterId, reporterId) : undefined,
      status && eq(reports.status, status),
      inTime,
    ),
    others: and(
      category && eq(reports.categoryId, idOfCategory(database, category)),
      subcategory
        ? inArray(reports.subcategoryId, idsOfSubcategory(database, { category, subcategory }))
        : undefined,
    ),
  };
}

/**
 * Selects the first reports of a search. Without a target, it must have no text either, for which
 * there is no order to read along.
 */
export function firstFound(list: List, filter: ReportFilter, after: Cursor | null = null): Reports {
  const { category, subcategory, sought, reporterId, targetContains: text } = filter;
  const { inTime, listed, others } = conditionsOf(list.database, filter, after);
  if (sought) {
    const condition = and(listed, others, text ? contains(reports.target, text) : undefined);
    return firstOnTargets(list, sought, condition);
  }
  if ((category || subcategory) && !reporterId) return firstOfEachStatus(list, filter, inTime);
  return firstReports(list, and(listed, others));
}

export const key = { createdAt: sql.placeholder('createdAt'), id: sql.placeholder('id') };
export const soughtKeys = {
  category: sql.placeholder('category'),
  keys: sql.placeholder('keys'),
};
const searchGiven = {
  userId: sql.placeholder('userId'),
  category: sql.placeholder('category'),
  key: sql.placeholder('key'),
  keptSince: sql.placeholder('keptSince'),
};
const hasStatus = eq(reports.status, sql.placeholder('status'));
const ofStatus = countKept(eq(reportCounts.status, sql.placeholder('status')));

/**
 * Prepared statements for the most frequent searches, by the names of their filters and by page
 * length. A request that needs more than the list asks for it in the same statement, because each
 * statement costs the server as much as the list's.
 */
const askedOften: Record<string, ReturnType<typeof preparedPages>> = {
  sought: preparedPages('reports_on_target', (list) =>
    withLabels(list, firstOnTargets(list, soughtKeys)),
  ),
  'sought toRecord': preparedPages('reports_on_target_recorded', (list) =>
    withLabels(list, firstOnTargets(list, soughtKeys), {
      parts: [recording(list.database, searchGiven)],
    }),
  ),
  status: preparedPages('reports_of_status', (list) =>
    withLabels(list, firstReports(list, hasStatus), { total: ofStatus }),
  ),
  'after status': preparedPages('reports_of_status_after', (list) =>
    withLabels(list, firstReports(list, and(hasStatus, olderThan(reports, key))), {
      total: ofStatus,
    }),
  ),
};

function preparedPages(name: string, select: (list: List) => ReturnType<typeof withLabels>) {
  const ofLength = (limit: number) =>
    prepared((database) => select({ database, rows: limit + 1 }).prepare(`${name}_${limit}`));
  return new Map(usualLimits.map((limit) => [limit, ofLength(limit)]));
}

function namesOf(
  { sort, ...filter }: ReportFilter,
  after: Cursor | null,
  toRecord: NewSearch | null = null,
): string {
  const given = Object.entries({
    ...filter,
    after: after ?? undefined,
    toRecord: toRecord ?? undefined,
  });
  const names = given.flatMap(([name, value]) => (value === undefined ? [] : name));
  return [...names, ...(sort === 'oldest' ? [sort] : [])].sort().join(' ');
}

/** Whether the rows of a search have its total. */
export function hasTotal(filter: ReportFilter, after: Cursor | null, limit: number): boolean {
  return ['status', 'after status'].includes(namesOf(filter, after)) && usualLimits.includes(limit);
}

function recording(database: Queryable, search: OrPlaceholders<NewSearch>) {
  return database.$with('recorded', {}).as(searchUpsert(search));
}

export function isOnTarget(database: Queryable, sought: Parameters<typeof isSought>[1]): Condition {
  const ids = database.select({ id: targets.id }).from(targets).where(isSought(database, sought));
  return inArray(reports.targetId, ids);
}

export interface List {
  database: Queryable;
  sort?: ReportOrder | undefined;
  rows: number;
}

function comesAfter(after: Cursor, sort: ReportOrder = 'newest'): SQL {
  return sort === 'newest' ? olderThan(reports, after) : newerThan(reports, after);
}

export function byDate(sort: ReportOrder = 'newest') {
  const along = sort === 'newest' ? desc : asc;
  return [along(reports.createdAt), along(reports.id)];
}

/**
 * Selects the first reports that meet a condition, from the table or from an earlier stage. Every
 * stage has the table's name, so that the table's columns also refer to the stage.
 */
export function firstReports(
  { database, sort, rows }: List,
  condition?: Condition,
  of: Reports = reports,
) {
  return database
    .select(getTableColumns(reports))
    .from(of)
    .where(condition)
    .orderBy(...byDate(sort))
    .limit(writtenLimit(rows))
    .as('reports');
}

export function withLabels(
  { database, sort }: Omit<List, 'rows'>,
  page: Reports,
  { parts, total }: { parts?: WithSubquery[]; total?: SQL<number> } = {},
) {
  return selectReports(database, page, parts, total).orderBy(...byDate(sort));
}

function idsOfSubcategory(database: Queryable, { subcategory = '', category }: ReportFilter) {
  return database
    .select({ id: subcategories.id })
    .from(subcategories)
    .where(
      and(
        eq(subcategories.value, subcategory),
        category && eq(subcategories.categoryId, idOfCategory(database, category)),
      ),
    );
}

/** Reads the first reports on each of the targets. */
function firstOnTargets(list: List, sought: Parameters<typeof isSought>[1], condition?: Condition) {
  const { database } = list;
  const ofEach = firstReports(list, and(eq(reports.targetId, targets.id), condition));
  const found = database
    .select(getTableColumns(reports))
    .from(targets)
    .crossJoinLateral(ofEach)
    .where(isSought(database, sought));
  return firstReports(list, undefined, found.as('reports'));
}

/**
 * Reads the first reports of each category or subcategory and status, which an index holds in order,
 * and takes the page from these.
 */
function firstOfEachStatus(list: List, filter: ReportFilter, inTime: Condition) {
  const { database, sort, rows } = list;
  const { category, subcategory, status } = filter;
  const kinds =
    category && !subcategory
      ? idOfCategory(database, category)
      : idsOfSubcategory(database, filter);
  const kind = subcategory ? reports.subcategoryId : reports.categoryId;
  const statuses = sql.join(
    (status ? [status] : reportStatuses).map((it) => sql`(${it})`),
    sql`, `,
  );
  const ofEach = firstReports(
    list,
    and(sql`${kind} = kind.id`, sql`${reports.status} = lane.status`, inTime),
  );
  return database
    .select(getTableColumns(reports))
    .from(sql`${kinds} as kind cross join (values ${statuses}) as lane (status)`)
    .crossJoinLateral(ofEach)
    .orderBy(...byDate(sort))
    .limit(writtenLimit(rows))
    .as('reports');
}

/** A search for a text that the targets contain, and not for one target. */
export interface TextFilter extends ReportFilter {
  targetContains: string;
}

export function hasText(filter: ReportFilter): filter is TextFilter {
  return Boolean(filter.targetContains) && !filter.sought;
}

export interface FoundReports {
  rows: ReportRow[];
  /** How many reports match; null if that is not known. */
  total: number | null;
  /** How many of the first reports of the list were searched; null if all were. */
  searchedOnly: number | null;
}

/**
 * Returns one page of the reports whose target contains a text, plus one row beyond `limit`. However
 * many reports there are and whatever the text is, about as much is read (docs/decisions/database.md#text-search).
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
