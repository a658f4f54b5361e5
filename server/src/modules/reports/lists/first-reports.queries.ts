import type { CategoryValue } from '@redflag/shared/categories';
import type { ReportOrder, ReportStatus } from '@redflag/shared/reports';
import { reportStatuses } from '@redflag/shared/reports';
import type { SQL, WithSubquery } from 'drizzle-orm';
import { and, asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { idOfCategory } from '#modules/categories/index.ts';
import type { Reports } from '#modules/reports/reports.queries.ts';
import { isWithheld, selectReports } from '#modules/reports/reports.queries.ts';
import type { Sought } from '#modules/targets/index.ts';
import { byCategory, isSought } from '#modules/targets/index.ts';
import type { OrPlaceholders, Queryable } from '#platform/database/database.ts';
import type { Cursor } from '#platform/database/lists/cursor.ts';
import { newerThan, olderThan, writtenLimit } from '#platform/database/lists/lists.ts';
import { contains } from '#platform/database/lists/text-search.ts';
import { reports, subcategories, targets } from '#platform/database/schema.ts';

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
  /** Leaves out what only its reporter and administrators read. */
  isForOthers?: boolean | undefined;
}

/** A search for a text that the targets contain, and not for one target. */
export interface TextFilter extends ReportFilter {
  targetContains: string;
}

export function hasText(filter: ReportFilter): filter is TextFilter {
  return Boolean(filter.targetContains) && !filter.sought;
}

export type Condition = SQL | undefined;

export interface List {
  database: Queryable;
  sort?: ReportOrder | undefined;
  rows: number;
  /** Whether the rows are only counted, so that their order as a whole does not matter. */
  isCounted?: boolean;
}

function comesAfter(after: Cursor, sort: ReportOrder = 'newest'): SQL {
  return sort === 'newest' ? olderThan(reports, after) : newerThan(reports, after);
}

export function byDate(sort: ReportOrder = 'newest') {
  const along = sort === 'newest' ? desc : asc;
  return [along(reports.createdAt), along(reports.id)];
}

/**
 * The conditions of a search without its text: what can be read of its period, with what else has an
 * index in the list's order, and others.
 */
export function conditionsOf(
  database: Queryable,
  { category, subcategory, status, from, before, reporterId, sort, isForOthers }: ReportFilter,
  after: Cursor | null = null,
) {
  const readable = and(
    isForOthers ? sql`not (${isWithheld})` : undefined,
    from && sql`${reports.createdAt} >= ${from}`,
    before && sql`${reports.createdAt} < ${before}`,
    after ? comesAfter(after, sort) : undefined,
  );
  return {
    readable,
    listed: and(
      reporterId ? eq(reports.reporterId, reporterId) : undefined,
      status && eq(reports.status, status),
      readable,
    ),
    others: and(
      category && eq(reports.categoryId, idOfCategory(database, category)),
      subcategory
        ? inArray(reports.subcategoryId, idsOfSubcategory(database, { category, subcategory }))
        : undefined,
    ),
  };
}

/** Selects a search's first reports. Without a target, it must have no text: no index has its order. */
export function firstFound(list: List, filter: ReportFilter, after: Cursor | null = null): Reports {
  const { category, subcategory, sought, reporterId, targetContains: text } = filter;
  const { readable, listed, others } = conditionsOf(list.database, filter, after);
  if (sought) {
    const condition = and(listed, others, text ? contains(reports.target, text) : undefined);
    return firstOnTargets(list, byCategory(sought), condition);
  }
  if ((category || subcategory) && !reporterId) return firstOfEachStatus(list, filter, readable);
  return firstReports(list, and(listed, others));
}

export const key = { createdAt: sql.placeholder('createdAt'), id: sql.placeholder('id') };
export function isOnTarget(database: Queryable, sought: Parameters<typeof isSought>[1]): Condition {
  const ids = database.select({ id: targets.id }).from(targets).where(isSought(database, sought));
  return inArray(reports.targetId, ids);
}

/**
 * Selects the first reports that meet a condition, from the table or an earlier stage. Each stage
 * has the table's name, so that the table's columns also refer to it.
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

function idsOfSubcategory(
  database: Queryable,
  { subcategory = '', category }: OrPlaceholders<Pick<ReportFilter, 'category' | 'subcategory'>>,
) {
  return database
    .select({ id: subcategories.id })
    .from(subcategories)
    .where(
      and(
        sql`${subcategories.value} = ${subcategory}`,
        category && eq(subcategories.categoryId, idOfCategory(database, category)),
      ),
    );
}

/** Reads the first reports on each of the targets. */
export function firstOnTargets(
  list: List,
  sought: Parameters<typeof isSought>[1],
  condition?: Condition,
) {
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
 * Reads the first reports of each category or subcategory and status along an index, and takes the
 * page from these; only to count, no more than so many of all together.
 */
export function firstOfEachStatus(
  list: List,
  filter: OrPlaceholders<Pick<ReportFilter, 'category' | 'subcategory' | 'status'>>,
  readable: Condition,
) {
  const { database, sort, rows, isCounted } = list;
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
    and(sql`${kind} = kind.id`, sql`${reports.status} = lane.status`, readable),
  );
  return database
    .select(getTableColumns(reports))
    .from(sql`${kinds} as kind cross join (values ${statuses}) as lane (status)`)
    .crossJoinLateral(ofEach)
    .orderBy(...(isCounted ? [] : byDate(sort)))
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
