import { z } from 'zod/mini';
import { categoryValues } from './values.ts';

export * from './values.ts';

export const categoryValueSchema = z.enum(categoryValues);

const labelledSchema = z.object({ id: z.uuid(), label: z.string(), value: z.string() });

/** A category with its subcategories, as `GET /v1/categories` returns it. */
export const categorySchema = z.extend(labelledSchema, {
  value: categoryValueSchema,
  subcategories: z.array(labelledSchema),
});
export type Category = z.infer<typeof categorySchema>;
