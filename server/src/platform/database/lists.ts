import type { Placeholder, SQL, SQLWrapper } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Cursor } from './cursor.ts';

/** A cursor, or where a prepared statement has it. */
type Key = { [Name in keyof Cursor]: Cursor[Name] | Placeholder };

/** Whether a row of a newest-first list comes after the cursor. */
export function olderThan(table: { createdAt: SQLWrapper; id: SQLWrapper }, after: Key): SQL {
  return sql`(${table.createdAt}, ${table.id}) < (${after.createdAt}, ${after.id})`;
}

/** Whether a row of an oldest-first list comes after the cursor. */
export function newerThan(table: { createdAt: SQLWrapper; id: SQLWrapper }, after: Cursor): SQL {
  return sql`(${table.createdAt}, ${table.id}) > (${after.createdAt}, ${after.id})`;
}

/** Case-insensitive; `%`, `_` and `\` in the text stand for themselves. */
export function contains(column: SQLWrapper, text: string): SQL {
  return sql`${column} ilike ${`%${text.replace(/[\\%_]/g, '\\$&')}%`}`;
}

/**
 * How many rows of a list are looked at one after another for a text, before an index of texts is
 * asked. One that more than a row in 500 contains fills its page among them. What has fewer than
 * three letters is tried for longer: the index knows only threes, and all rows would have to be read.
 * @param rows how many the page needs
 */
export function rowsTried(rows: number, text: string): number {
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return Math.max(letters < 3 ? 50_000 : 5_000, 50 * rows);
}

/** As a limit: all rows, found first and sorted afterwards, and never by reading along an order. */
export const ALL = 2 ** 31;

/**
 * A limit that stands in the statement itself. As a parameter of a prepared statement PostgreSQL
 * would not know it when it plans, expect a tenth of the table, and so plan anew each time.
 */
export function writtenLimit(rows: number): Placeholder {
  // Drizzle takes any SQL for a limit, but its types know numbers and placeholders alone.
  return sql.raw(String(Math.trunc(rows))) as unknown as Placeholder;
}

/** The lengths of the pages that screens ask for: lists of these are prepared, any other is planned anew. */
export const usualLimits: readonly number[] = [10, 20];
