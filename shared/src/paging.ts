import { z } from 'zod/mini';

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

export interface CountedPage<Item> extends Page<Item> {
  total: number | null;
}

export interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}
