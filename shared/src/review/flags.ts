import { z } from 'zod/mini';
import { described } from '#api/described.ts';
import { openEnum } from '#api/open-enum.ts';
import { countedPageSchema, pageQuery } from '#api/paging.ts';
import { atMost, REASON_MAX, requiredText, trimmed } from '#api/texts.ts';
import { targetSchema } from '#checks/checks.ts';
import { flagReasons, reportSchema } from '#reports/reports.ts';
import { flagStates } from './values.ts';

const flagReasonSchema = z.enum(flagReasons, { error: () => 'Please say what is wrong' });
export type FlagReason = z.infer<typeof flagReasonSchema>;

/** What reporters may say of their own report. The rest they settle by deleting it. */
export const ownReportReasons: readonly FlagReason[] = ['about-me', 'personal-data'];

export const HIDING_FLAGS = 3;

/** Whether these open flags hide a report until a reviewer has looked. */
export function flagsHide(open: FlagReason[]): boolean {
  return open.length >= HIDING_FLAGS || open.includes('personal-data');
}

export const FLAG_TEXT_MAX = 1_000;

/** Body of `POST /v1/reports/{id}/flags` and `POST /v1/targets/{id}/flags`. */
export const newFlagSchema = z.object({
  reason: flagReasonSchema,
  text: z.optional(z.string().check(trimmed, atMost('text', FLAG_TEXT_MAX))),
});
export type NewFlag = z.infer<typeof newFlagSchema>;

/** Code of the 409 for a second flag of the same person on the same item. */
export const ALREADY_FLAGGED = 'flag/already-flagged';

export const flagSchema = z.object({
  id: z.uuid(),
  reason: openEnum(flagReasons),
  text: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
});
export type Flag = z.infer<typeof flagSchema>;

export const flagOutcomes = ['handled', 'dismissed'] as const;

/** The open flags on one report or target, or those on it that were settled together. For administrators. */
export const flagGroupSchema = z.object({
  id: described(z.uuid(), 'of the latest flag'),
  createdAt: described(z.iso.datetime(), 'of the latest flag'),
  target: described(targetSchema, 'that is flagged, or that of the flagged report'),
  report: described(z.nullable(reportSchema), 'null if the target is flagged'),
  count: z.int().check(z.positive()),
  reasons: z.array(z.object({ reason: openEnum(flagReasons), count: z.int().check(z.positive()) })),
  flags: described(
    z.array(z.extend(flagSchema, { flaggedBy: z.nullable(z.string()) })),
    'the newest 20; `flaggedBy` is null once the account is gone',
  ),
  settled: z.nullable(
    z.object({
      outcome: openEnum(flagOutcomes),
      note: z.string(),
      answer: z.nullable(z.string()),
      by: z.nullable(z.string()),
      at: z.iso.datetime(),
    }),
  ),
});
export type FlagGroup = z.infer<typeof flagGroupSchema>;

export const flagsPageSchema = z.extend(countedPageSchema(flagGroupSchema), {
  waiting: described(z.int().check(z.nonnegative()), 'how many things have open flags'),
});

const FLAGS_PAGE = 10;

/** Query of `GET /v1/flags`. */
export const flagsQuerySchema = z.object({
  state: z._default(z.enum(flagStates), 'open'),
  reportId: z.optional(z.uuid()),
  targetId: described(z.optional(z.uuid()), 'flags on this target and on its reports'),
  ...pageQuery(FLAGS_PAGE),
});
export type FlagsQuery = z.infer<typeof flagsQuerySchema>;

/** Body of `PATCH /v1/flags/{id}`. */
export const settlementSchema = z.object({
  outcome: z.enum(flagOutcomes),
  note: described(requiredText('note', REASON_MAX, 'Please write a note'), 'for administrators'),
  answer: described(
    z.optional(z.string().check(trimmed, atMost('answer', REASON_MAX))),
    'for those who flagged it, who are told the outcome',
  ),
});
export type Settlement = z.infer<typeof settlementSchema>;

/** Code of the 409 for a flag that somebody else has settled. */
export const ALREADY_SETTLED = 'flag/already-settled';

/** Body and answer of `PUT /v1/reports/{id}/hidden`. */
export const hiddenSchema = z.object({ hidden: z.boolean() });
