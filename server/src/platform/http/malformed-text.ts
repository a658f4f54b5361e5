import type { FastifyInstance } from 'fastify';
import { ProblemError } from './problem.ts';

/**
 * Refuses text that PostgreSQL cannot store and no keyboard makes: NUL characters and halves of
 * surrogate pairs, anywhere in a request.
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

/** Without recursion: JSON may be nested deeper than a stack is. */
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
