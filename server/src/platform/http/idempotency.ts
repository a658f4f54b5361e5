import { z } from 'zod';
import { violatesUnique } from '#platform/database/database.ts';
import { ProblemError } from './problem.ts';

/** Headers of a POST that creates something: the same key from the same person creates it once. */
export const idempotencyHeaders = z.object({
  'idempotency-key': z.string().min(1).max(200).optional(),
});

interface Creation<Content extends object, Row extends Content> {
  /** What the key created before, if anything. */
  findEarlier: () => Promise<Row | null>;
  /** Whether it is known already that the key created nothing, unless at this moment. */
  isUnused?: boolean;
  /** What the caller wants created, as the row would hold it. */
  content: Content;
  /** What a caller is told who used the key for other content. */
  onOtherContent: string;
  /** The unique index that refuses a second row with the key. */
  constraint: string;
  create: () => Promise<Row>;
}

/**
 * Creates a row unless its idempotency key has created one, even at the same moment. Returns that
 * row.
 * @throws ProblemError 422 when the earlier row has other content, which must not be lost silently
 */
export async function createOnce<Content extends object, Row extends Content>(
  creation: Creation<Content, Row>,
): Promise<Row> {
  const { findEarlier, isUnused, create, constraint } = creation;
  const earlier = isUnused ? null : await findEarlier();
  if (earlier) return requireSame(earlier, creation);
  try {
    return await create();
  } catch (error) {
    const first = violatesUnique(error, constraint) && (await findEarlier());
    if (first) return requireSame(first, creation);
    throw error;
  }
}

function requireSame<Content extends object, Row extends Content>(
  earlier: Row,
  { content, onOtherContent: detail }: Creation<Content, Row>,
): Row {
  const fields = Object.keys(content) as (keyof Content)[];
  if (fields.every((field) => earlier[field] === content[field])) return earlier;
  throw new ProblemError({ status: 422, code: 'idempotency-key-reused', detail });
}
