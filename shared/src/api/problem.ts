import { z } from 'zod/mini';
import { described } from './described.ts';

/** An error response: Problem Details (RFC 9457) with a stable code and, for an invalid body, its fields. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: described(z.string(), 'a sentence for people'),
  code: described(z.string(), 'stable, such as auth/invalid-credential'),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  bits: described(z.optional(z.int()), 'how many bits a private check sends now'),
  requestId: z.string(),
});
export type Problem = z.infer<typeof problemSchema>;
