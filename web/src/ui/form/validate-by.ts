import type { ZodMiniType } from 'zod/mini';

type Schema = Pick<ZodMiniType, 'safeParse'>;

/**
 * Returns what a zod schema finds wrong. The messages of a field are joined with spaces (product
 * specification section 5).
 */
export function errorsBy(schema: Schema, values: unknown): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(values).error?.issues ?? []) {
    const field = path.join('.');
    errors[field] = errors[field] ? `${errors[field]} ${message}` : message;
  }
  return errors;
}

/** Validates a form with a zod schema. */
export function validateBy(schema: Schema) {
  return (values: unknown) => errorsBy(schema, values);
}
