import { z } from 'zod';

/** A kind of background task, and how it went in the last day. */
export const jobSchema = z.object({
  name: z.string(),
  purpose: z.string(),
  schedule: z.string().nullable().describe('cron, UTC; null if it does not run on a schedule'),
  lastRunAt: z.iso.datetime().nullable(),
  lastSuccessAt: z.iso.datetime().nullable(),
  lastError: z.object({ message: z.string(), at: z.iso.datetime() }).nullable(),
  waiting: z.int().nonnegative().describe('not started, or to be retried'),
  failed: z.int().nonnegative().describe('given up'),
});
export type Job = z.infer<typeof jobSchema>;

/** The response of `GET /v1/jobs`. */
export const jobsSchema = z.object({ items: z.array(jobSchema) });
