import { z } from 'zod/mini';
import { described } from '#api/described.ts';
import { countedPageSchema, pageQuery } from '#api/paging.ts';
import { categoryValueSchema } from '#categories/categories.ts';
import { flagReasons, hiders, REASON_MAX } from '#reports/reports.ts';

const flagReasonSchema = z.enum(flagReasons, { error: () => 'Please say what is wrong' });
export type FlagReason = z.infer<typeof flagReasonSchema>;

/** What reporters may say of their own report. The rest they settle by deleting it. */
export const ownReportReasons: readonly FlagReason[] = ['about-me', 'personal-data'];

const HIDING_FLAGS = 3;

/** Whether these open flags hide a report until an administrator has looked. */
export function flagsHide(open: FlagReason[]): boolean {
  return open.length >= HIDING_FLAGS || open.includes('personal-data');
}

export const FLAG_TEXT_MAX = 1_000;

/** Body of `POST /v1/reports/{id}/flags` and `POST /v1/targets/{id}/flags`. */
export const newFlagSchema = z.object({
  reason: flagReasonSchema,
  text: z.optional(
    z.string().check(
      z.trim(),
      z.maxLength(FLAG_TEXT_MAX, {
        error: () => `The text must be at most ${FLAG_TEXT_MAX} characters long`,
      }),
    ),
  ),
});
export type NewFlag = z.infer<typeof newFlagSchema>;

/** Code of the 409 for a second flag of the same person on the same item. */
export const ALREADY_FLAGGED = 'flag/already-flagged';

export const flagSchema = z.object({
  id: z.uuid(),
  reason: flagReasonSchema,
  text: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
});
export type Flag = z.infer<typeof flagSchema>;

export const flagOutcomes = ['handled', 'dismissed'] as const;

/** The open flags on one report or target, or those on it that were settled together. For administrators. */
export const flagGroupSchema = z.object({
  id: described(z.uuid(), 'of the latest flag'),
  createdAt: described(z.iso.datetime(), 'of the latest flag'),
  reportId: z.nullable(z.uuid()),
  targetId: z.nullable(z.uuid()),
  category: categoryValueSchema,
  target: described(z.string(), 'as it was typed'),
  hiddenBy: described(z.nullable(z.enum(hiders)), 'null also for a target'),
  pictureHiddenUntil: described(z.nullable(z.iso.datetime()), 'as that of the report'),
  count: z.int().check(z.positive()),
  reasons: z.array(z.object({ reason: flagReasonSchema, count: z.int().check(z.positive()) })),
  flags: described(
    z.array(z.extend(flagSchema, { flaggedBy: z.nullable(z.string()) })),
    'the newest 20; `flaggedBy` is null once the account is gone',
  ),
  settled: z.nullable(
    z.object({
      outcome: z.enum(flagOutcomes),
      note: z.string(),
      by: z.nullable(z.string()),
      at: z.iso.datetime(),
    }),
  ),
});
export type FlagGroup = z.infer<typeof flagGroupSchema>;

export const flagsPageSchema = z.extend(countedPageSchema(flagGroupSchema), {
  waiting: described(z.int().check(z.nonnegative()), 'how many things have open flags'),
});

export const flagStates = ['open', 'settled'] as const;
const FLAGS_PAGE = 10;

/** Query of `GET /v1/flags`. */
export const flagsQuerySchema = z.object({
  state: z._default(z.enum(flagStates), 'open'),
  reportId: z.optional(z.uuid()),
  ...pageQuery(FLAGS_PAGE),
});
export type FlagsQuery = z.infer<typeof flagsQuerySchema>;

const noteRequired = { error: () => 'Please write a note' };

/** Body of `PATCH /v1/flags/{id}`. */
export const settlementSchema = z.object({
  outcome: z.enum(flagOutcomes),
  note: z.string(noteRequired).check(
    z.trim(),
    z.minLength(1, noteRequired),
    z.maxLength(REASON_MAX, {
      error: () => `The note must be at most ${REASON_MAX} characters long`,
    }),
  ),
});
export type Settlement = z.infer<typeof settlementSchema>;

/** Code of the 409 for a flag that somebody else has settled. */
export const ALREADY_SETTLED = 'flag/already-settled';

/** Body and answer of `PUT /v1/reports/{id}/hidden`. */
export const hiddenSchema = z.object({ hidden: z.boolean() });
