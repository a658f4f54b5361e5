import type { Placeholder, SQL, SQLWrapper } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '#platform/database/database.ts';
import { unseen } from '#platform/database/database.ts';
import type { Cursor } from './cursor.ts';

/** A cursor, or its placeholders in a prepared statement. */
type Key = { [Name in keyof Cursor]: Cursor[Name] | Placeholder };

/** Matches the rows that come after the cursor in a newest-first list. */
export function olderThan(table: { createdAt: SQLWrapper; id: SQLWrapper }, after: Key): SQL {
  return sql`(${table.createdAt}, ${table.id}) < (${after.createdAt}, ${after.id})`;
}

/** Matches the rows that come after the cursor in an oldest-first list. */
export function newerThan(table: { createdAt: SQLWrapper; id: SQLWrapper }, after: Cursor): SQL {
  return sql`(${table.createdAt}, ${table.id}) > (${after.createdAt}, ${after.id})`;
}

/**
 * Writes a limit into the statement. For a parameter, PostgreSQL would expect a tenth of the table
 * when it plans a prepared statement, and therefore plan again each time.
 */
export function writtenLimit(rows: number): Placeholder {
  // Drizzle accepts any SQL as a limit, but its types allow only numbers and placeholders.
  return sql.raw(String(Math.trunc(rows))) as unknown as Placeholder;
}

/** Above this many rows, the total of a list is not counted. */
const COUNTED_AT_MOST = 1_000;
/** How many rows to read in order to count them. */
export const ROWS_COUNTED = COUNTED_AT_MOST + 1;

/** Returns the total for a number of counted rows, or null if there may be more. */
export function totalOf(rows: number): number | null {
  return rows > COUNTED_AT_MOST ? null : rows;
}

/** Counts the rows that meet a condition, by default at most `ROWS_COUNTED`, within a statement. */
export function countingRows(
  table: PgTable,
  condition: SQL | undefined,
  most = ROWS_COUNTED,
): SQL<number> {
  const where = condition && sql`where ${condition}`;
  return sql<number>`(select count(*)::int from
    (select from ${table} ${where} limit ${writtenLimit(most)}) counted)`;
}

/**
 * Returns how many rows meet a condition, or null if that would take reading many.
 * @param name of the prepared statement; '' for one that is not
 */
export async function countRows(
  database: Queryable,
  table: PgTable,
  condition?: SQL,
  name = '',
): Promise<number | null> {
  const [row] = await database
    .select({ count: countingRows(table, condition) })
    .from(sql`(values (1)) as always`)
    .prepare(name)
    .execute();
  return totalOf(row?.count ?? 0);
}

/** Matches rows of some UUIDs, by one statement for any number of them, unlike `inArray`. */
export function isOneOf(column: SQLWrapper, ids: string[]): SQL {
  return sql`${column} = any (${unseen(ids, 'uuid[]')})`;
}

/** The page lengths that screens request. Lists of these are prepared; others are planned each time. */
export const usualLimits: readonly number[] = [10, 20];

/**
 * Names the statement of a page, to prepare it. Returns '', which prepares nothing, if it has a filter,
 * whose best plan may depend on the value, or a limit that screens do not request.
 */
export function nameOfPage(
  list: string,
  limit: number,
  filters: unknown[],
  limits = usualLimits,
): string {
  return limits.includes(limit) && !filters.some(Boolean) ? `${list}_${limit}` : '';
}
