import { z } from 'zod/mini';

/**
 * Returns the schema of a kind in an answer: one of these values, or one of a newer server on the same
 * database, which screens show as text. Requests take only known values (`z.enum`).
 */
export function openEnum<const Values extends readonly string[]>(values: Values) {
  // Typed by what is known: what is made of an unknown value must not fail, but needs no case.
  const schema = z.string() as unknown as z.ZodMiniType<Values[number], Values[number]>;
  const description = 'a newer server may answer others';
  z.globalRegistry.add(schema, { enum: [...values], description });
  return schema;
}
