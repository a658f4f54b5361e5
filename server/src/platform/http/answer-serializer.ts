import type { FastifySerializerCompiler } from 'fastify';
import { z } from 'zod';

/**
 * Writes an answer as JSON, without what the route's schema does not list. Uses code that zod
 * generates at the first answer (docs/decisions/web.md#schemas).
 * @throws z.ZodError if the answer does not fit the schema
 */
export const serializeAnswers: FastifySerializerCompiler<z.core.$ZodType> = ({ schema }) => {
  let compiled: z.core.$ZodType | undefined;
  return (answer) => {
    compiled ??= z.compile(schema);
    return JSON.stringify(z.parse(compiled, answer));
  };
};
