import { z } from 'zod/mini';
import { described } from '#api/described.ts';
import { openEnum } from '#api/open-enum.ts';
import { REASON_MAX, requiredText } from '#api/texts.ts';
import { shownCategorySchema } from '#categories/categories.ts';
import { reportSchema } from '#reports/reports.ts';
import { FIGURES_DAYS, verdictStatuses } from './values.ts';

/** One of so many decisions is looked at by a second reviewer. */
export const SECOND_REVIEW_OF = 50;

const count = z.int().check(z.nonnegative());

/** How somebody reviews. */
export const reviewFiguresSchema = z.object({
  decisions: described(count, `of reports in ${FIGURES_DAYS} days`),
  undone: described(count, 'of these, where the report has another status now'),
  appealed: described(count, 'of these, whose reporters asked for a second look'),
  medianHours: described(
    z.nullable(z.number()),
    'between the report and the decision; null without any',
  ),
  secondReviews: described(count, 'of these, that a second reviewer looked at without seeing them'),
  differing: described(count, 'of those, where the second reviewer decided otherwise'),
});
export type ReviewFigures = z.infer<typeof reviewFiguresSchema>;

/** A report as one sees it who must not know what was decided, nor who reported it. */
export const namelessReportSchema = z.pick(reportSchema, {
  id: true,
  type: true,
  subcategory: true,
  description: true,
  createdAt: true,
  evidence: true,
  hidden: true,
  redactedAt: true,
});

export type NamelessReport = z.infer<typeof namelessReportSchema>;

const decidedSchema = z.object({
  status: openEnum(verdictStatuses),
  reason: z.nullable(z.string()),
});

/** A decision that is looked at again: by a second reviewer blind, by a third where the two differ. */
export const secondReviewSchema = z.object({
  id: z.uuid(),
  category: shownCategorySchema,
  target: described(z.string(), 'as typed'),
  report: described(
    z.omit(namelessReportSchema, { id: true }),
    'without its id, by which one would read what was decided, and by whom',
  ),
  differing: described(
    z.nullable(z.array(decidedSchema)),
    'what two decided, in no order; null for the second reviewer',
  ),
});
export type SecondReview = z.infer<typeof secondReviewSchema>;

/** Answer of `GET /v1/second-reviews/next`. */
export const nextSecondReviewSchema = z.object({
  review: described(z.nullable(secondReviewSchema), 'null if none waits for this reviewer'),
});

/** Body of `PUT /v1/second-reviews/{id}`. */
export const secondReviewDecisionSchema = z.object({
  status: z.enum(verdictStatuses, { error: () => 'Please choose a status' }),
  reason: requiredText('reason', REASON_MAX, 'Please give a reason'),
});
export type SecondReviewDecision = z.infer<typeof secondReviewDecisionSchema>;

/** Answer of `PUT /v1/second-reviews/{id}`. */
export const secondReviewOutcomeSchema = z.object({
  reportId: z.uuid(),
  differs: described(
    z.boolean(),
    'of a second reviewer: whether a third one sees both; of the third: whether the report has another status',
  ),
});
