import { z } from 'zod/mini';
import { described } from '#api/described.ts';
import { atMost, REASON_MAX, trimmed } from '#api/texts.ts';
import { reportStatusSchema, shownStatusSchema } from '#reports/reports.ts';
import type { ReportStatus } from '#reports/values.ts';
import { reportStatuses } from '#reports/values.ts';

/** Code of a report, among several, that already has the status. */
export const ALREADY_SET = 'report/already-set';

/** What a change of one report's status, or of several, is to do. */
export const statusChangeInput = {
  status: z.enum(reportStatuses, { error: () => 'Please select a new status' }),
  from: described(
    z.optional(reportStatusSchema),
    'the status that the caller saw: a report with another stays as it is',
  ),
  reason: z.optional(z.string().check(trimmed, atMost('reason', REASON_MAX))),
  wellKnown: described(
    z.optional(z.boolean()),
    'true to confirm a report on a well-known target, which otherwise stays as it is',
  ),
  flagged: described(
    z.optional(z.boolean()),
    'true to confirm a report on a target with open flags, which otherwise stays as it is',
  ),
  disputed: described(
    z.optional(z.boolean()),
    'true to decide about a report whose holder disputes it with proof, which otherwise stays as it is',
  ),
};

/** Query of `DELETE /v1/reports/{id}`. */
export const deletionQuerySchema = z.object({ from: statusChangeInput.from });

export const reasonGiven = z.refine<{ status: ReportStatus; reason?: string | undefined }>(
  ({ status, reason }) => status !== 'Rejected' || Boolean(reason),
  { error: () => 'Please give a reason for the rejection', path: ['reason'] },
);

/** Body of `PATCH /v1/reports/{id}`. */
export const statusChangeSchema = z.object(statusChangeInput).check(reasonGiven);
export type StatusChange = z.infer<typeof statusChangeSchema>;

/** One step of a report's history; `changedBy` is null unless the viewer is an administrator. */
export const statusChangeRecordSchema = z.object({
  from: shownStatusSchema,
  to: shownStatusSchema,
  reason: z.nullable(z.string()),
  changedBy: z.nullable(z.string()),
  changedAt: z.iso.datetime(),
});
export const reportHistorySchema = z.object({ items: z.array(statusChangeRecordSchema) });
