import { z } from 'zod/mini';
import { described } from './described.ts';

export const PAGE_LIMIT_MAX = 100;

/** Query parameters of every list in pages: an opaque cursor and a page length. */
export function pageQuery(defaultLimit: number) {
  return {
    cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
    limit: z._default(
      z.coerce.number().check(z.int(), z.minimum(1), z.maximum(PAGE_LIMIT_MAX)),
      defaultLimit,
    ),
  };
}

/** The response of every list in pages; `nextCursor` is null on the last page. */
export function pageSchema<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ items: z.array(item), nextCursor: z.nullable(z.string()) });
}

/** The response of a list that also says how many items there are; null where nobody has counted. */
export function countedPageSchema<Item extends z.ZodMiniType>(item: Item) {
  return z.extend(pageSchema(item), { total: z.nullable(z.int().check(z.nonnegative())) });
}

/** The response of a counted list in which part of a text can be searched for. */
export function searchedPageSchema<Item extends z.ZodMiniType>(item: Item) {
  return z.extend(countedPageSchema(item), {
    searchedOnly: described(
      z.nullable(z.int()),
      'how many of the first rows in the order of the list were searched for `q`, if not all: those with fewer than three letters or digits in a row, or with too frequent ones, are searched for among so many only',
    ),
  });
}

export interface SearchedPage<Item> extends CountedPage<Item> {
  searchedOnly: number | null;
}

export interface CountedPage<Item> extends Page<Item> {
  total: number | null;
}

export interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}
