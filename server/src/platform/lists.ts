import type { SQL, SQLWrapper } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Cursor } from './cursor.ts';

/** Whether a row of a newest-first list comes after the cursor. */
export function olderThan(table: { createdAt: SQLWrapper; id: SQLWrapper }, after: Cursor): SQL {
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
