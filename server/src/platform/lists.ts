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
 * How many rows of a list are looked at one after another, before an index of what they contain is
 * asked: a text that more than one row in 500 contains fills its page among them.
 * @param rows how many the page needs
 */
export function rowsTried(rows: number): number {
  return Math.max(5_000, 50 * rows);
}

/** As a limit: all rows, found first and sorted afterwards, and never by reading along an order. */
export const ALL = 2 ** 31;
