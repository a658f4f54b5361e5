import { z } from 'zod';

export const PAGE_LIMIT_MAX = 100;

/** Query parameters of every list in pages: an opaque cursor and a page length. */
export function pageQuery(defaultLimit: number) {
  return {
    cursor: z.string().min(1).max(500).optional(),
    limit: z.coerce.number().int().min(1).max(PAGE_LIMIT_MAX).default(defaultLimit),
  };
}

/** The response of every list in pages; `nextCursor` is null on the last page. */
export function pageSchema<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), nextCursor: z.string().nullable() });
}

export interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}
