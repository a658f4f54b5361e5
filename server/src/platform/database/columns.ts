import { sql } from 'drizzle-orm';
import type { ExtraConfigColumn } from 'drizzle-orm/pg-core';
import { timestamp, uuid } from 'drizzle-orm/pg-core';
import { uuidv7 } from 'uuidv7';

/** In milliseconds, so that a moment is the same in the database, in JSON and in a cursor. */
export const moment = (name: string) => timestamp(name, { precision: 3, withTimezone: true });
export const createdAt = () => moment('created_at').notNull().defaultNow();
export const id = () => uuid('id').primaryKey().$defaultFn(uuidv7);

/** PostgreSQL sorts `desc` with nulls first, and only uses an index with the same order of nulls. */
export const newestFirst = ({
  createdAt,
  id,
}: {
  createdAt: ExtraConfigColumn;
  id: ExtraConfigColumn;
}) => [createdAt.desc().nullsFirst(), id.desc().nullsFirst()] as const;

/** Allows only the given values in a text column. They must be our own constants, never input. */
export function oneOf(column: string, values: readonly string[]) {
  return sql.raw(`${column} in (${values.map((value) => `'${value}'`).join(', ')})`);
}
