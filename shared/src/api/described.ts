import { z } from 'zod/mini';

/**
 * Returns a copy of a schema with a description for the API's document. `z.describe` would be a
 * check, which runs for every value.
 */
export function described<Schema extends z.ZodMiniType>(
  schema: Schema,
  description: string,
): Schema {
  const copy = z.clone(schema);
  z.globalRegistry.add(copy, { description });
  return copy;
}
