import { z } from 'zod/mini';
import { described } from '#api/described.ts';
import { REASON_MAX, requiredText } from '#api/texts.ts';
import { bulkOutcomeSchema } from './bulk-changes.ts';
import { CASE_REPORTS_MAX } from './cases.ts';
import { reasonGiven, statusChangeInput } from './status-change.ts';

const ids = z
  .array(z.uuid())
  .check(
    z.minLength(1, { error: () => 'Please choose a report' }),
    z.maxLength(CASE_REPORTS_MAX, { error: () => `At most ${CASE_REPORTS_MAX} reports at once` }),
  );

/** Body of `POST /v1/cases/{targetId}/decisions`. */
export const caseDecisionSchema = z
  .object({
    reportIds: ids,
    ...statusChangeInput,
    hidePictures: described(
      z.optional(ids),
      'those of the reports whose pictures others see no longer; their words stay',
    ),
    suspend: described(
      z.optional(
        z.object({
          reportersOf: described(ids, 'those of the reports whose reporters are suspended'),
          reason: described(
            requiredText('reason', REASON_MAX, 'Please give a reason'),
            'emailed to each of them',
          ),
        }),
      ),
      'for administrators, who are asked again',
    ),
  })
  .check(
    reasonGiven,
    z.refine(
      ({ reportIds, hidePictures = [], suspend }) =>
        [...hidePictures, ...(suspend?.reportersOf ?? [])].every((id) => reportIds.includes(id)),
      { error: () => 'Please choose among the reports that you decide', path: ['reportIds'] },
    ),
  );
export type CaseDecision = z.infer<typeof caseDecisionSchema>;

/** What else a reviewer wants done with a decision. */
export type AlsoDone = Pick<CaseDecision, 'hidePictures' | 'suspend'>;

/** Answer of `POST /v1/cases/{targetId}/decisions`. Of reports that stay as they are, nothing else is done either. */
export const caseOutcomeSchema = z.extend(bulkOutcomeSchema, {
  hidden: described(z.int().check(z.nonnegative()), 'how many pictures are hidden now'),
  suspended: described(z.array(z.string()), 'the usernames of those who are suspended now'),
  notDone: described(z.array(z.string()), 'what else was asked for and not done, as sentences'),
});
export type CaseOutcome = z.infer<typeof caseOutcomeSchema>;
