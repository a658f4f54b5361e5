import { z } from 'zod';
import { reportStatusSchema } from './reports.ts';

/** How many days the counts of a period cover, including today. */
export const STATS_DAYS = 30;

/** Upper bounds of the buckets for the days until a report is resolved; the last bucket has none. */
export const resolutionDays = [1, 3, 7, 30, null] as const;

const count = z.int().nonnegative();

/** The response of `GET /v1/stats`. Days are UTC. */
export const statsSchema = z.object({
  open: count.describe('reports that are not Resolved'),
  pending: count,
  verifiedUsers: count.describe('accounts with a verified phone'),
  byStatus: z.array(z.object({ status: reportStatusSchema, count })).describe('every status'),
  byCategory: z
    .array(z.object({ category: z.string().describe("the category's label"), count }))
    .describe('every category'),
  perDay: z
    .array(z.object({ day: z.iso.date(), count }))
    .describe(`reports filed on each of the last ${STATS_DAYS} days, today last`),
  timeToResolution: z
    .object({
      reports: count,
      medianSeconds: z
        .number()
        .nonnegative()
        .nullable()
        .describe('to about 2 %; null if there are none'),
      buckets: z.array(
        z.object({
          withinDays: z
            .int()
            .nullable()
            .describe('and longer than in the bucket before; null: longer than in all'),
          count,
        }),
      ),
    })
    .describe(
      `from filing to the first Resolved, of reports that were resolved in the last ${STATS_DAYS} days`,
    ),
});
export type Stats = z.infer<typeof statsSchema>;
