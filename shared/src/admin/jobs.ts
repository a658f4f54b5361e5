import { z } from 'zod/mini';
import { described } from '#api/described.ts';

/** A kind of background task, and how it went in the last day. */
export const jobSchema = z.object({
  name: z.string(),
  title: z.string(),
  purpose: z.string(),
  schedule: described(z.nullable(z.string()), 'cron, UTC; null if it does not run on a schedule'),
  lastRunAt: z.nullable(z.iso.datetime()),
  lastSuccessAt: z.nullable(z.iso.datetime()),
  lastError: z.nullable(z.object({ message: z.string(), at: z.iso.datetime() })),
  waiting: described(z.int().check(z.nonnegative()), 'not started, or to be retried'),
  failed: described(z.int().check(z.nonnegative()), 'given up'),
});
export type Job = z.infer<typeof jobSchema>;

/** The body of `POST /v1/jobs/retry`. */
export const jobRetrySchema = z.object({
  queue: described(z.optional(z.string()), 'the name of a kind of job; all if left out'),
});
export type JobRetry = z.infer<typeof jobRetrySchema>;

/** The response of `POST /v1/jobs/retry`. */
export const retriedJobsSchema = z.object({
  retried: described(z.int().check(z.nonnegative()), 'how many jobs run again now'),
});

/** The response of `GET /v1/jobs`. */
export const jobsSchema = z.object({ items: z.array(jobSchema) });
