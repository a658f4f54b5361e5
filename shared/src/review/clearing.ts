import { z } from 'zod/mini';
import { described } from '#api/described.ts';
import { REASON_MAX, requiredText } from '#api/texts.ts';
import { statusChangeInput } from './status-change.ts';
import { BULK_IDS_MAX } from './values.ts';

/** Code of the 409 when a target has reports that the reviewer has not rejected. */
export const NOT_ALL_REJECTED = 'target/not-all-rejected';

/** Body of `PUT /v1/targets/{id}/cleared`. */
export const clearingSchema = z.object({
  reason: requiredText('reason', REASON_MAX, 'Please give a reason'),
  reports: described(
    z
      .array(z.uuid())
      .check(z.maxLength(BULK_IDS_MAX, { error: () => `At most ${BULK_IDS_MAX} reports at once` })),
    'those on it that are rejected with it: all that wait, and all that confirm',
  ),
  from: statusChangeInput.from,
});
export type Clearing = z.infer<typeof clearingSchema>;

/** What a person says of it. */
export const clearingReasonSchema = z.pick(clearingSchema, { reason: true });
