import type { SQL, SQLWrapper, Subquery } from 'drizzle-orm';
import { and, asc, desc, getTableColumns, getTableName, or, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '#platform/database/database.ts';
import { tookTooLong } from '#platform/database/database.ts';
import type { Cursor } from './cursor.ts';
import { newerThan, olderThan, writtenLimit } from './lists.ts';

/** Matches columns that contain the text, in any case. `%`, `_` and `\` have no special meaning. */
export function contains(column: SQLWrapper, text: string): SQL {
  // Without trigrams, PostgreSQL could read the whole index: it must not use it.
  const searched = hasTrigrams(text) ? column : sql`(${column} || '')`;
  return sql`${searched} ilike ${patternOf(text)}`;
}

/** Returns the pattern by which `ilike` finds a text. */
export function patternOf(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Whether the trigram index can find a text: it needs three letters or digits in a row. */
function hasTrigrams(text: string): boolean {
  return /[\p{L}\p{M}\p{N}]{3}/u.test(text);
}

/** So many of the first rows of a list are looked at, which fill most pages. */
export const ROWS_GLANCED = 1_000;

/** So many are searched if the trigram index finds too many. */
export const ROWS_SEARCHED = 10_000;

/**
 * How many rows the index may find, and for how long it may search: what it finds is all over the table, and it
 * may find many rows that have the words of a text, but not in a row.
 */
interface IndexLimits {
  rows: number;
  milliseconds: number;
}

/** Before reading many rows along the list. */
const ASKED_FIRST: IndexLimits = { rows: 1_000, milliseconds: 40 };
/** After that. */
const ASKED_LAST: IndexLimits = { rows: 10_000, milliseconds: 120 };

interface TextSearch {
  /** With a trigram index on each of the columns. */
  table: PgTable & { createdAt: AnyPgColumn; id: AnyPgColumn };
  columns: AnyPgColumn[];
  text: string;
  /** The conditions for which an index has the list's order, and others. */
  listed: SQL | undefined;
  others?: SQL | undefined;
  sort?: 'newest' | 'oldest' | undefined;
  /** The page: so many rows after the cursor, without the first ones. */
  after: Cursor | null;
  offset?: number;
  rows: number;
  /** Whether to ask the index for the total of a list whose first rows fill the page, if that is small. */
  isCounted?: boolean;
}

interface TextFound {
  /** Of the rows of the page. */
  ids: string[];
  /** How many rows match; null if that is not known. */
  total: number | null;
  /** How many of the first rows of the list were searched; null if all were. */
  searchedOnly: number | null;
}

/**
 * Finds the rows of a list that contain a text, reading about as much for any text and table, and
 * first what costs least. If the first rows do not fill the page and the index cannot find the
 * others, the answer says that only the first were searched.
 */
export async function searchText(database: Queryable, search: TextSearch): Promise<TextFound> {
  const glance = await searchFirst(database, search, ROWS_GLANCED);
  if (glance.isWhole && (glance.total !== null || !search.isCounted)) return answerOf(glance);
  if (!hasTrigrams(search.text))
    return { ...answerOf(glance), searchedOnly: glance.isWhole ? null : ROWS_GLANCED };
  const few = await askIndex(database, search, ASKED_FIRST);
  if (few) return answerOf(few);
  if (glance.isWhole) return answerOf(glance);
  const first = await searchFirst(database, search, ROWS_SEARCHED);
  if (first.isWhole) return answerOf(first);
  const many = await askIndex(database, search, ASKED_LAST);
  return many ? answerOf(many) : { ...answerOf(first), searchedOnly: ROWS_SEARCHED };
}

type Page = Pick<TextFound, 'ids' | 'total'>;

const answerOf = ({ ids, total }: Page): TextFound => ({ ids, total, searchedOnly: null });

/**
 * Finds the page among the first rows after the cursor, and counts those of the list. It is whole if
 * it is full or these are all rows.
 */
async function searchFirst(
  database: Queryable,
  search: TextSearch,
  most: number,
): Promise<Page & { isWhole: boolean }> {
  const { listed, after, rows } = search;
  const isAfter = after ? comesAfter(search, after) : undefined;
  const [here, all] = await Promise.all([
    siftFirst(database, search, most, and(listed, isAfter)),
    after && siftFirst(database, search, most, listed),
  ]);
  const { searched, found } = all ?? here;
  return {
    ids: here.ids,
    total: searched > most ? null : found,
    isWhole: here.ids.length === rows || here.searched <= most,
  };
}

interface Sifted {
  /** How many rows were searched. */
  searched: number;
  found: number;
  ids: string[];
}

/** Searches the first rows of the list that meet a condition, and sees whether there are more. */
function siftFirst(
  database: Queryable,
  search: TextSearch,
  most: number,
  listed?: SQL,
): Promise<Sifted> {
  const { table, others } = search;
  const first = database
    .select(getTableColumns(table))
    .from(table)
    .where(listed)
    .orderBy(...byDate(search))
    .limit(writtenLimit(most + 1))
    .as(getTableName(table));
  return sift(database, search, first, { matches: and(others, hasText(search)) });
}

/** Finds the rows that contain the text by the trigram index; null if they are too many, or it takes too long. */
async function askIndex(
  database: Queryable,
  search: TextSearch,
  { rows, milliseconds }: IndexLimits,
): Promise<Page | null> {
  const { table, listed, others, after } = search;
  const isAfter = after ? comesAfter(search, after) : undefined;
  try {
    const answer = await database.transaction(async (transaction) => {
      await transaction.execute(
        sql.raw(`set local statement_timeout = ${milliseconds}; set local enable_seqscan = off`),
      );
      const containing = transaction
        .select(getTableColumns(table))
        .from(table)
        .where(hasText(search))
        .limit(writtenLimit(rows + 1))
        .as(getTableName(table));
      return sift(transaction, search, containing, { matches: and(listed, others), isAfter });
    });
    return answer.searched <= rows ? { ids: answer.ids, total: answer.found } : null;
  } catch (error) {
    if (tookTooLong(error)) return null;
    throw error;
  }
}

/** Counts the rows that match, and returns the page of these. */
async function sift(
  database: Queryable,
  search: TextSearch,
  some: Subquery,
  { matches, isAfter }: { matches?: SQL | undefined; isAfter?: SQL | undefined },
): Promise<Sifted> {
  const { table, offset = 0, rows } = search;
  const order = sql.join(byDate(search), sql`, `);
  const onPage = sql.raw(`${offset + 1}:${offset + rows}`);
  const [row] = await database
    .select({
      searched: sql<number>`count(*)::int`,
      found: sql<number>`(count(*) filter (where ${matches ?? true}))::int`,
      ids: sql<string[]>`coalesce((array_agg(${table.id} order by ${order})
        filter (where ${and(matches, isAfter) ?? true}))[${onPage}], '{}')`,
    })
    .from(some);
  if (!row) throw new Error('An aggregate always has a row');
  return row;
}

function hasText({ columns, text }: TextSearch): SQL | undefined {
  return or(...columns.map((column) => contains(column, text)));
}

function comesAfter({ table, sort }: TextSearch, after: Cursor): SQL {
  return sort === 'oldest' ? newerThan(table, after) : olderThan(table, after);
}

function byDate({ table, sort }: TextSearch): SQL[] {
  const along = sort === 'oldest' ? asc : desc;
  return [along(table.createdAt), along(table.id)];
}
