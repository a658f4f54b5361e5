import { z } from 'zod';

/** An error response: Problem Details (RFC 9457) with a stable code and, for an invalid body, its fields. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string().describe('a sentence for people'),
  code: z.string().describe('stable, such as auth/invalid-credential'),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  bits: z.int().optional().describe('how many bits a private check sends now'),
  requestId: z.string(),
});
export type Problem = z.infer<typeof problemSchema>;
