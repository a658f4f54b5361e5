import { z } from 'zod/mini';
import { described } from '#api/described.ts';
import { openEnum } from '#api/open-enum.ts';
import { categoryValueSchema, shownCategorySchema } from '#categories/categories.ts';
import { verdictLevels } from '#verdicts/values.ts';

/** What may become of a target in the change log. */
export const changeTypes = ['listed', 'changed', 'retracted'] as const;

/** Why a target is listed no more. */
export const retractionReasons = [
  'not-confirmed',
  'reply-upheld',
  'report-removed',
  'key-changed',
  'well-known',
  'not-published',
] as const;
export type RetractionReason = (typeof retractionReasons)[number];

export const CHANGES_MAX = 1_000;
export const CHANGES_DEFAULT = 100;
/** For how many seconds a request may wait for changes. */
export const WAIT_MAX = 25;

const wholeNumber = z.coerce.number().check(z.int(), z.nonnegative());

/** Query parameters of `GET /v1/changes`. */
export const changesQuerySchema = z.object({
  after: z._default(wholeNumber, 0),
  category: z.optional(categoryValueSchema),
  limit: z._default(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(CHANGES_MAX)),
    CHANGES_DEFAULT,
  ),
  wait: z._default(wholeNumber.check(z.maximum(WAIT_MAX)), 0),
});
export type ChangesQuery = z.infer<typeof changesQuerySchema>;

const count = z.int().check(z.nonnegative());
const moment = z.nullable(z.iso.datetime());

/** What is published of a target. */
export const entrySchema = z.object({
  category: shownCategorySchema,
  key: described(z.string(), 'the same for every spelling'),
  shown: described(z.string(), 'as people read it'),
  hash: described(z.string(), 'as in private checks'),
  level: described(openEnum(verdictLevels), '`confirmed`, or `not-confirmed` once it is retracted'),
  people: count,
  verifiedPeople: count,
  sources: described(count, 'feeds that list it'),
  firstReportedAt: moment,
  lastReportedAt: moment,
  confirmedAt: moment,
  disputedSince: described(moment, 'since when its holder, who proved that it is theirs, objects'),
  licence: described(z.string(), 'under which it may be used, by its SPDX identifier'),
});
export type Entry = z.infer<typeof entrySchema>;

const changeSchema = z.object({
  position: described(z.int(), 'grows from one to the next, with gaps'),
  at: z.iso.datetime(),
  type: openEnum(changeTypes),
  reason: described(
    z.optional(openEnum(retractionReasons)),
    'of `retracted`, whose other fields are those that were published last: no report confirms it any more (`not-confirmed`), also because its holder objected (`reply-upheld`) or a report was removed (`report-removed`); its reports are about another key now (`key-changed`); it is well known (`well-known`); this site does not publish it any more (`not-published`)',
  ),
  ...entrySchema.shape,
});

/** Answer of `GET /v1/changes`. */
export const changesSchema = z.object({
  items: z.array(changeSchema),
  next: described(z.int(), 'what to ask for next, as `after`'),
  upTo: described(z.int(), 'the position of the last change'),
});
export type Changes = z.infer<typeof changesSchema>;

/** The code of the 410 for a position that the log no longer has. */
export const POSITION_GONE = 'changes/position-gone';
