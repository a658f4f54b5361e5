import type { Page } from '@redflag/shared/api/paging';
import { z } from 'zod';

/** Where a page of a newest-first list ended: the key of its last row. */
export interface Cursor {
  createdAt: Date;
  id: string;
}

/** A request's cursor is none that was given out. */
export class InvalidCursorError extends Error {}

const keySchema = z.tuple([z.iso.datetime(), z.uuid()]);

/** Reads a request's cursor, or throws InvalidCursorError, which is answered with 400. */
export function readCursor(text: string | undefined): Cursor | null {
  const key = readKey(text, keySchema);
  return key && { createdAt: new Date(key[0]), id: key[1] };
}

/**
 * Reads the cursor of a list in another order, where a row's key has this schema.
 * @throws InvalidCursorError, which is answered with 400
 */
export function readKey<Key extends z.ZodType>(
  text: string | undefined,
  schema: Key,
): z.infer<Key> | null {
  if (text === undefined) return null;
  try {
    return schema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  } catch {
    throw new InvalidCursorError();
  }
}

/** Builds a page from the rows of a query for `limit` + 1 rows. */
export function toPage<Row extends Cursor, Item>(
  rows: Row[],
  limit: number,
  present: (row: Row) => Item,
): Page<Item> {
  return toPageBy(rows, limit, ({ createdAt, id }) => [createdAt, id], present);
}

/** Does the same for a list in another order. */
export function toPageBy<Row, Item>(
  rows: Row[],
  limit: number,
  keyOf: (row: Row) => unknown[],
  present: (row: Row) => Item,
): Page<Item> {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map(present),
    nextCursor: last ? Buffer.from(JSON.stringify(keyOf(last))).toString('base64url') : null,
  };
}
