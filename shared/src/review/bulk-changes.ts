import { z } from 'zod/mini';
import { described } from '#api/described.ts';
import { reportExportSchema, shownStatusSchema } from '#reports/reports.ts';
import { reasonGiven, statusChangeInput } from './status-change.ts';
import { BULK_IDS_MAX } from './values.ts';

const asOf = z.iso.datetime({ offset: true });

/** Body of `POST /v1/reports/status`: some reports by their ids, or all that a search finds. */
export const bulkChangeRequestSchema = z
  .object({
    reportIds: z.optional(
      z
        .array(z.uuid())
        .check(
          z.minLength(1, { error: () => 'Please choose a report' }),
          z.maxLength(BULK_IDS_MAX, { error: () => `At most ${BULK_IDS_MAX} reports at once` }),
        ),
    ),
    filter: z.optional(
      z.strictObject(z.omit(reportExportSchema, { sort: true }).shape, {
        error: () => 'Unknown filter',
      }),
    ),
    asOf: described(
      z.optional(asOf),
      '`asOf` of the list: later reports and later changes stay as they are',
    ),
    expected: described(
      z.optional(z.int().check(z.nonnegative())),
      'how many reports the search found, as counted: 409 for another number, or if there are more and it is less than was counted',
    ),
    ...statusChangeInput,
  })
  .check(
    reasonGiven,
    z.refine(
      ({ reportIds, filter, asOf, expected }) =>
        reportIds
          ? filter === undefined
          : filter !== undefined && asOf !== undefined && expected !== undefined,
      {
        error: () => 'Please send either reportIds, or filter with asOf and expected',
        path: ['reportIds'],
      },
    ),
    z.refine(({ filter, disputed }) => !(filter && disputed), {
      error: () => 'Disputed reports are decided in their cases',
      path: ['disputed'],
    }),
  );
export type BulkChangeRequest = z.infer<typeof bulkChangeRequestSchema>;

/** Query of `GET /v1/reports/count`: a search, and `asOf` of its list. */
export const reportCountQuerySchema = z.extend(z.omit(reportExportSchema, { sort: true }), {
  asOf: described(asOf, '`asOf` of the list: later reports do not count'),
});
export type ReportCountQuery = z.infer<typeof reportCountQuerySchema>;
export const reportCountSchema = z.object({
  count: z.int().check(z.nonnegative()),
  isMore: described(z.boolean(), 'whether there are more, of which nobody counts how many'),
});
export type ReportCount = z.infer<typeof reportCountSchema>;

const unchangedSchema = z.object({
  id: z.uuid(),
  target: described(z.nullable(z.string()), 'as typed; null if there is no such report'),
  code: described(
    z.string(),
    '`report/already-set`; or as for one report: `report/changed-meanwhile`, `target/well-known`, `target/flagged`, `report/disputed` or `not-found`',
  ),
  detail: described(z.string(), 'what happened, as a sentence'),
});
export type UnchangedReport = z.infer<typeof unchangedSchema>;

const count = z.int().check(z.nonnegative());
const outcome = {
  id: z.uuid(),
  changed: count,
  unchanged: z.array(unchangedSchema),
};

/** Answer of `POST /v1/reports/status` with `reportIds`. */
export const bulkOutcomeSchema = z.object(outcome);
export type BulkOutcome = z.infer<typeof bulkOutcomeSchema>;

/** Answer of `POST /v1/reports/status` with `filter`. */
export const bulkBegunSchema = z.object({ id: z.uuid() });
export type BulkBegun = z.infer<typeof bulkBegunSchema>;

/** Answer of `GET /v1/bulk-changes/{id}`: how far a change is. */
export const bulkChangeSchema = z.object({
  ...outcome,
  status: shownStatusSchema,
  expected: count,
  isMore: described(
    z.boolean(),
    'whether there are more than `expected`, as `GET /v1/reports/count` says',
  ),
  finishedAt: z.nullable(z.iso.datetime()),
});
export type BulkChange = z.infer<typeof bulkChangeSchema>;
