import { z } from 'zod';

/** A kind of work that runs by itself, and how it has been doing for the last day. */
export const jobSchema = z.object({
  name: z.string(),
  purpose: z.string(),
  schedule: z.string().nullable().describe('cron, UTC; null where it runs for a cause alone'),
  lastRunAt: z.iso.datetime().nullable(),
  lastSuccessAt: z.iso.datetime().nullable(),
  lastError: z.object({ message: z.string(), at: z.iso.datetime() }).nullable(),
  waiting: z.int().nonnegative().describe('not begun, or to be tried again'),
  failed: z.int().nonnegative().describe('given up'),
});
export type Job = z.infer<typeof jobSchema>;

/** `GET /v1/jobs`. */
export const jobsSchema = z.object({ items: z.array(jobSchema) });
