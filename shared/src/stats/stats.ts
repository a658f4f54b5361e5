import { z } from 'zod/mini';
import { described } from '#api/described.ts';
import { shownStatusSchema } from '#reports/reports.ts';
import { REPLY_STATS_DAYS, STATS_DAYS } from './values.ts';

export * from './values.ts';

const count = z.int().check(z.nonnegative());

/** The response of `GET /v1/stats`. Days are UTC. */
export const statsSchema = z.object({
  open: described(count, 'reports that are not Resolved'),
  pending: count,
  verifiedUsers: described(count, 'accounts with a verified phone'),
  posts: count,
  byStatus: described(z.array(z.object({ status: shownStatusSchema, count })), 'every status'),
  byCategory: described(
    z.array(
      z.object({
        category: described(z.string(), "the category's label"),
        count,
        perDay: described(z.array(count), 'of these, by day as in the other `perDay`'),
      }),
    ),
    'every category',
  ),
  perDay: described(
    z.array(z.object({ day: z.iso.date(), count })),
    `reports filed on each of the last ${STATS_DAYS} days, today last`,
  ),
  timeToResolution: described(
    z.object({
      reports: count,
      medianSeconds: described(
        z.nullable(z.number().check(z.nonnegative())),
        'to about 2 %; null if there are none',
      ),
      buckets: z.array(
        z.object({
          withinDays: described(
            z.nullable(z.int()),
            'and longer than in the bucket before; null: longer than in all',
          ),
          count,
        }),
      ),
    }),
    `from filing to the first Resolved, of reports that were resolved in the last ${STATS_DAYS} days`,
  ),
});
export type Stats = z.infer<typeof statsSchema>;

/** The response of `GET /v1/stats/review`: how reviewing goes. Days are UTC. */
export const reviewStatsSchema = z.object({
  waiting: described(
    z.array(
      z.object({
        withinDays: described(
          z.nullable(z.int()),
          'filed within so many days, with today, and before the bucket before; null: before all',
        ),
        count,
      }),
    ),
    'reports that are Pending, by age',
  ),
  waitingPerDay: described(
    z.array(z.object({ day: z.iso.date(), count })),
    `how many reports were Pending at the end of each of the last ${STATS_DAYS} days, and now`,
  ),
  decisionsPerDay: described(
    z.array(z.object({ day: z.iso.date(), count })),
    `how often a report became Resolved, Rejected or Closed on each of the last ${STATS_DAYS} days, today last`,
  ),
  timeToDecision: described(
    z.object({
      decisions: count,
      medianSeconds: described(
        z.nullable(z.number().check(z.nonnegative())),
        'to about 2 %; null if there are none',
      ),
    }),
    `from filing to a decision, of the last ${STATS_DAYS} days`,
  ),
  replies: z.object({
    waiting: described(count, 'replies and second looks'),
    overdue: described(count, 'of these'),
    decided: described(count, `in the last ${REPLY_STATS_DAYS} days`),
    inTime: described(count, 'of these'),
    medianSeconds: described(
      z.nullable(z.number().check(z.nonnegative())),
      'from coming to the decision; null if there are none',
    ),
  }),
  mostlyRejected: described(
    z.array(z.object({ id: z.uuid(), username: z.string(), rejected: count })),
    'who had a report rejected lately, and most of the last ten decided reports',
  ),
});
export type ReviewStats = z.infer<typeof reviewStatsSchema>;
