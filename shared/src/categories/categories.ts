import { z } from 'zod/mini';
import { openEnum } from '#api/open-enum.ts';
import { categoryValues } from './values.ts';

export * from './values.ts';

/** A category in a request. */
export const categoryValueSchema = z.enum(categoryValues);
/** A category in an answer. */
export const shownCategorySchema = openEnum(categoryValues);

const labelledSchema = z.object({ id: z.uuid(), label: z.string(), value: z.string() });

/** A category with its subcategories, as `GET /v1/categories` returns it. */
export const categorySchema = z.extend(labelledSchema, {
  value: shownCategorySchema,
  subcategories: z.array(labelledSchema),
});
export type Category = z.infer<typeof categorySchema>;
