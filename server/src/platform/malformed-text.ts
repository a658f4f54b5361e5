import type { FastifyInstance } from 'fastify';
import { ProblemError } from './problem.ts';

/**
 * Refuses text that PostgreSQL cannot store and no keyboard makes: NUL characters and halves of
 * surrogate pairs, anywhere in a request.
 */
export function refuseMalformedText(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body, query, params }) => {
    if ([body, query, params].every(isWellFormed)) return;
    throw new ProblemError({
      status: 400,
      code: 'malformed-text',
      detail: 'The request contains characters that are not valid text.',
    });
  });
}

function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (Buffer.isBuffer(value) || typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, item]) => isWellFormed(key) && isWellFormed(item));
}
