import { z } from 'zod/mini';
import { described } from '#api/described.ts';
import { openEnum } from '#api/open-enum.ts';
import { requiredText } from '#api/texts.ts';
import { targetSchema } from '#checks/checks.ts';
import { namelessReportSchema } from './reviewing.ts';
import { RECOMMENDATION_REASON_MAX, recommended } from './values.ts';

/** So many who agree move a case up in the queue. */
export const AGREEING = 2;

/** A checker's accuracy is that of so many cases that were decided last. */
export const ACCURACY_CASES = 100;

/** From so many decided cases on, who is right in fewer than this share of them moves no case. */
export const TRUSTED = { from: 10, right: 0.7 };

const count = z.int().check(z.nonnegative());

/** How often a checker was right. */
export const accuracySchema = z.object({
  decided: described(
    count,
    `of what they recommended, the last cases that were decided: at most ${ACCURACY_CASES}`,
  ),
  right: described(count, 'of these, where a reviewer decided as they said'),
});
export type Accuracy = z.infer<typeof accuracySchema>;

/** Body of `PUT /v1/recommendations/{targetId}`. */
export const newRecommendationSchema = z.object({
  recommends: z.enum(recommended, { error: () => 'Please say what you think' }),
  reason: requiredText('reason', RECOMMENDATION_REASON_MAX, 'Please say why'),
});
export type NewRecommendation = z.infer<typeof newRecommendationSchema>;

/** What a checker said of a case, for reviewers. */
export const recommendationSchema = z.object({
  recommends: openEnum(recommended),
  reason: z.string(),
  by: described(z.string(), "the checker's username"),
  accuracy: accuracySchema,
  createdAt: z.iso.datetime(),
});
export type Recommendation = z.infer<typeof recommendationSchema>;

/** A case as a checker sees it: nobody's name. */
export const checkedCaseSchema = z.object({
  target: targetSchema,
  reports: described(
    z.array(namelessReportSchema),
    'some that are Pending: the oldest of each person, then the oldest others',
  ),
});
export type CheckedCase = z.infer<typeof checkedCaseSchema>;

/** Answer of `POST /v1/recommendations/next`. */
export const nextCheckSchema = z.object({
  case: described(z.nullable(checkedCaseSchema), 'null if none waits for this checker'),
  accuracy: accuracySchema,
});
export type NextCheck = z.infer<typeof nextCheckSchema>;
