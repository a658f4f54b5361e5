import { z } from 'zod';

/** Headers of a POST that creates something: the same key from the same person creates it once. */
export const idempotencyHeaders = z.object({
  'idempotency-key': z.string().min(1).max(200).optional(),
});
