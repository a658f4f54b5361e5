import { z } from 'zod/mini';
import { countryInput } from '#api/country.ts';
import { described } from '#api/described.ts';
import { categoryValueSchema, shownCategorySchema } from '#categories/categories.ts';
import { reportSchema, TARGET_MAX, targetRequired, targetTooLong } from '#reports/reports.ts';
import { noteKinds } from '#verdicts/values.ts';
import { verdictSchema } from '#verdicts/verdicts.ts';
import { CHECKED_TEXT_MAX, OVERVIEW_MONTHS, OVERVIEW_REPORTS } from './values.ts';

export * from './values.ts';

const verdictOfTarget = {
  id: described(z.nullable(z.uuid()), 'null when nobody has reported it'),
  category: shownCategorySchema,
  key: described(z.string(), 'the same for every spelling; empty if `shown` is'),
  hash: described(z.string(), 'as in private checks; `GET /v1/events` watches the target by it'),
  shown: described(
    z.string(),
    'as the caller reads it: administrators as it was typed first, others by its key, what nobody has reported as they typed it. Empty for a name or other free text that they neither typed nor reported, until a reviewer has resolved or closed a report on it that is not hidden',
  ),
  sharedHost: described(
    z.boolean(),
    'whether it is a host where anyone can publish, which is not judged: ask for the page',
  ),
  lookAlike: described(
    z.boolean(),
    'whether its domain has letters of another alphabet, to look like another domain',
  ),
  notes: described(
    z.array(z.object({ kind: z.enum(noteKinds), text: z.string() })),
    "sentences beside the verdict: of which bank an account is (`account`), what it is of the target that was asked about (`same`), that it is a brand's or institution's own (`own-address`) or imitates one (`imitation`), that another address on its site is confirmed (`other-address`), that the account was reported without its bank (`unknown-bank`), that a wallet has a wrong checksum (`mistyped`)",
  ),
  verdict: verdictSchema,
  disputedSince: verdictSchema.shape.disputedSince,
  decideBy: verdictSchema.shape.decideBy,
  statement: verdictSchema.shape.statement,
  formerHolder: verdictSchema.shape.formerHolder,
};

/** In the path of calls about one target. */
export const targetParamsSchema = z.object({ id: z.uuid('Target not found') });

/** What is known of a target. Source: the decision on targets. */
export const targetSchema = z.object({
  ...verdictOfTarget,
  same: described(
    z.optional(z.array(z.object(verdictOfTarget))),
    'reported targets that are the same under another category: the number of an account, the page of a profile',
  ),
  linked: described(
    z.optional(z.array(z.object(verdictOfTarget))),
    'targets that at least two people, or a confirmed report, name in reports on it',
  ),
});
export type Target = z.infer<typeof targetSchema>;

export const targetsSchema = z.object({ items: z.array(targetSchema) });

/** Answer of `GET /v1/targets/{id}/overview`. */
export const targetOverviewSchema = z.object({
  excerpts: described(
    z.array(
      z.pick(reportSchema, {
        id: true,
        description: true,
        redactedAt: true,
        evidence: true,
        status: true,
        reportedBy: true,
        reporterMark: true,
        createdAt: true,
      }),
    ),
    'the three newest confirmed reports that others read; if there are none, of the newest that wait the most complete',
  ),
  months: described(
    z.array(
      z.object({
        month: described(z.string(), 'such as `2026-11`, in UTC'),
        reports: z.int().check(z.nonnegative()),
      }),
    ),
    `how many reports were filed in each month, from the first of the last ${OVERVIEW_MONTHS} that has one; of the newest ${OVERVIEW_REPORTS}, without rejected ones`,
  ),
  losses: described(
    z.array(z.object({ currency: z.string(), median: z.number() })),
    'the median of what people lost, rounded to two digits, by currency (ISO 4217) with confirmed reports of at least three people who say so',
  ),
});
export type TargetOverview = z.infer<typeof targetOverviewSchema>;

/** Query of `GET /v1/targets` and `GET /v1/reports/summary`: a target as in a search. */
export const targetQuerySchema = z.object({
  category: z.optional(categoryValueSchema),
  subcategory: z.optional(z.string().check(z.maxLength(100))),
  target: z
    .string(targetRequired)
    .check(
      z.trim(),
      z.minLength(1, targetRequired),
      z.maxLength(TARGET_MAX, { error: targetTooLong }),
    ),
  country: countryInput,
});
export type TargetQuery = z.infer<typeof targetQuerySchema>;

/** Body of `POST /v1/check`. */
export const checkTextSchema = z.object({
  text: z.string({ error: () => 'Validation Error: Please enter a text' }).check(
    z.maxLength(CHECKED_TEXT_MAX, {
      error: () => `Validation Error: The text must be at most ${CHECKED_TEXT_MAX} characters long`,
    }),
  ),
  country: countryInput,
});
export type CheckText = z.infer<typeof checkTextSchema>;

/** Answer of `POST /v1/check`: what the text names, in its order. */
export const checkedTextSchema = z.object({
  items: z.array(
    z.object({
      text: described(z.string(), 'as it stands in the text'),
      start: described(z.int().check(z.nonnegative()), 'where it begins, in UTF-16 units'),
      end: described(z.int().check(z.nonnegative()), 'where it ends, exclusive'),
      target: targetSchema,
    }),
  ),
});
export type CheckedText = z.infer<typeof checkedTextSchema>;

/** Answer of `GET /v1/check/{category}`. */
export const bitsSchema = z.object({
  bits: described(
    z.int().check(z.nonnegative()),
    'how many bits of its hash a private check sends',
  ),
  sharedHosts: described(
    z.array(z.string()),
    'of websites: hosts where anyone can publish that this installation adds; they change keys',
  ),
  wellKnownSites: described(
    z.array(z.string()),
    'domains of well-known brands and institutions that this installation adds',
  ),
  wellKnownTargets: described(
    z.array(z.string()),
    'their phone numbers and profiles, as `category-value:key`',
  ),
});

export type Bits = z.infer<typeof bitsSchema>;

/** Answer of `GET /v1/check/{category}/{bits}/{bucket}`. */
export const bucketSchema = z.object({
  items: z.array(
    z.object({
      hash: described(
        z.string(),
        'the first 16 hexadecimal digits of SHA-256 over `category-value:key`; of a bank account over its number instead of its key',
      ),
      bank: described(
        z.optional(z.string()),
        'of an account number: its bank as in the key, or `?`; several banks may have one number',
      ),
      verdict: verdictSchema,
    }),
  ),
});

export type Bucket = z.infer<typeof bucketSchema>;
