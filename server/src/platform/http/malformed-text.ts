import type { FastifyInstance } from 'fastify';
import { ProblemError } from './problem.ts';

/**
 * Refuses requests with text that PostgreSQL cannot store and no keyboard produces: NUL characters
 * and lone surrogates.
 */
export function refuseMalformedText(app: FastifyInstance): void {
  app.addHook('preValidation', ({ body, query, params }, _reply, done) => {
    if ([body, query, params].every(isWellFormed)) return done();
    done(
      new ProblemError({
        status: 400,
        code: 'malformed-text',
        detail: 'The request contains characters that are not valid text.',
      }),
    );
  });
}

/** Without recursion, because deeply nested JSON would overflow the stack. */
function isWellFormed(root: unknown): boolean {
  const left = [root];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === 'string') {
      if (!value.isWellFormed() || value.includes('\0')) return false;
    } else if (typeof value === 'object' && value !== null && !Buffer.isBuffer(value)) {
      for (const [key, item] of Object.entries(value)) left.push(key, item);
    }
  }
  return true;
}
