import { z } from 'zod/mini';
import { markSchema } from '#accounts/accounts.ts';
import { countryInput } from '#api/country.ts';
import { dayOrMoment } from '#api/days.ts';
import { described } from '#api/described.ts';
import { openEnum } from '#api/open-enum.ts';
import { pageQuery, searchedPageSchema } from '#api/paging.ts';
import { trimmed } from '#api/texts.ts';
import {
  categoryValueSchema,
  categoryValues,
  shownCategorySchema,
} from '#categories/categories.ts';
import { BLOCK } from '#text/redaction.ts';
import { hiddenParts } from './content.words.ts';
import { amountSchema, currencySchema, paidAtSchema, wholeAmount } from './payment.ts';
import type { ReportContent } from './values.ts';
import {
  contentDefaults,
  DESCRIPTION_MAX,
  REPORTS_PAGE,
  reportOrders,
  reportStatuses,
  reportTypes,
  TARGET_MAX,
  targetTooLong,
  UNNAMED_USER,
} from './values.ts';

export * from './values.ts';

export const reportStatusSchema = z.enum(reportStatuses);
/** A status in an answer. */
export const shownStatusSchema = openEnum(reportStatuses);

export const reportTypeSchema = z.enum(reportTypes, {
  error: () => 'Validation Error: Please select a type',
});

const descriptionRequired = {
  error: () => 'Validation Error: Please enter a description of the report',
};
export const targetRequired = {
  error: () => 'Validation Error: Please enter a number, site or account',
};

type ContentSchemas = { [Field in keyof ReportContent]: z.ZodMiniType<ReportContent[Field]> };

/** What a report says, in an answer. */
const contentAnswer = {
  type: openEnum(reportTypes),
  target: described(
    z.string(),
    'as typed for its reporter and administrators. Others get its key; of a name or other free text what they searched for, or nothing until a reviewer has resolved or closed the report, and while it is hidden',
  ),
  description: z.string(),
  amount: described(
    z.nullable(z.string()),
    'what its reporter lost, such as `120000.5`, for them and the team; others get null',
  ),
  currency: described(z.nullable(z.string()), 'of the amount (ISO 4217), as the amount'),
  paidAt: described(z.nullable(z.iso.datetime()), 'when they paid, as the amount'),
} satisfies ContentSchemas;
export const contentFields = Object.keys(contentAnswer) as (keyof ReportContent)[];

/** What a report says, in a request. Messages: product specification section 5. */
const contentInput = {
  type: z._default(reportTypeSchema, contentDefaults.type),
  target: z
    .string(targetRequired)
    .check(z.trim(), z.maxLength(TARGET_MAX, { error: targetTooLong })),
  description: z.string(descriptionRequired).check(
    trimmed,
    z.minLength(1, descriptionRequired),
    z.maxLength(DESCRIPTION_MAX, {
      error: () =>
        `Validation Error: The description must be at most ${DESCRIPTION_MAX} characters long`,
    }),
  ),
  amount: described(
    z._default(z.nullable(amountSchema), null),
    'what the reporter lost, with its `currency`; for themselves and the team',
  ),
  currency: described(z._default(z.nullable(currencySchema), null), 'of the amount (ISO 4217)'),
  paidAt: z._default(z.nullable(paidAtSchema), null),
} satisfies ContentSchemas;

/** A new report's text fields, sent with a picture. `normaliseTarget` checks the target. */
export const newReportSchema = z
  .object({
    category: z.enum(categoryValues, {
      error: () => 'Validation Error: Please select a category',
    }),
    subcategory: z.optional(z.string().check(z.maxLength(100))),
    ...contentInput,
    country: countryInput,
  })
  .check(wholeAmount);
export type NewReport = z.infer<typeof newReportSchema>;

/** Why somebody objects to a report, or to what is known of a target. */
export const flagReasons = ['not-a-scam', 'about-me', 'personal-data', 'offensive'] as const;

/** What hides a report: flags until a reviewer has looked at them, or a reviewer's decision. */
export const hiders = ['flags', 'administrator'] as const;
export type Hider = (typeof hiders)[number];

/** A report as `GET /v1/reports` and the other routes for reports return it. */
export const reportSchema = z.object({
  id: z.uuid(),
  ...contentAnswer,
  category: described(z.string(), "the category's label"),
  subcategory: described(z.nullable(z.string()), "the subcategory's label"),
  reportedBy: described(
    z.string(),
    `the reporter's username; ${UNNAMED_USER} for checkers, while it waits`,
  ),
  reporterMark: markSchema,
  reporterId: described(z.nullable(z.uuid()), 'for administrators, while there is an account'),
  status: shownStatusSchema,
  createdAt: z.iso.datetime(),
  evidence: described(
    z.nullable(
      z.object({
        url: z.string(),
        source: described(z.string(), 'the original file name'),
      }),
    ),
    'null for a report that was imported from a feed',
  ),
  own: described(z.boolean(), 'whether the caller filed it'),
  targetId: z.uuid(),
  hidden: described(
    z.boolean(),
    `whether only administrators and its reporter get its ${hiddenParts()}; others get an empty text and null`,
  ),
  hiddenBy: described(
    z.nullable(openEnum(hiders)),
    '`flags` until a reviewer has looked at it; `administrator` since one hid it, or its picture alone if not `hidden`',
  ),
  pictureHiddenUntil: described(
    z.nullable(z.iso.datetime()),
    'until when, of a reviewed report, flags hide the picture alone',
  ),
  redactedAt: described(
    z.nullable(z.iso.datetime()),
    `when a reviewer last removed personal details from its description, which has ${BLOCK} instead`,
  ),
  redactedBy: described(
    z.nullable(z.string()),
    "that reviewer's username, for administrators, while there is an account",
  ),
  flags: described(
    z.nullable(
      z.object({ count: z.int().check(z.positive()), reasons: z.array(openEnum(flagReasons)) }),
    ),
    'the open flags, for administrators',
  ),
});
export type Report = z.infer<typeof reportSchema>;

/** The fields of a report that everyone reads. The others say how a screen shows it, or are links. */
export type ReadField = Exclude<
  keyof Report,
  | 'id'
  | 'targetId'
  | 'reporterId'
  | 'reporterMark'
  | 'own'
  | 'hidden'
  | 'hiddenBy'
  | 'pictureHiddenUntil'
  | 'redactedAt'
  | 'redactedBy'
  | 'flags'
>;

/** `total` counts all matches; null where counting would take reading them. */
export const reportsPageSchema = z.extend(searchedPageSchema(reportSchema), {
  asOf: described(z.iso.datetime(), 'when the list was answered'),
});
export type ReportsPage = z.infer<typeof reportsPageSchema>;

const SEARCH_TEXT_MAX = 200;
const searchText = z.string().check(
  z.trim(),
  z.maxLength(SEARCH_TEXT_MAX, {
    error: () => `The search text must be at most ${SEARCH_TEXT_MAX} characters long`,
  }),
);

export const reportOrderSchema = z.enum(reportOrders);

/** Query of `GET /v1/reports`. `from` and `to` are moments or days (inclusive, UTC). */
export const reportSearchSchema = z.object({
  category: z.optional(categoryValueSchema),
  subcategory: z.optional(z.string().check(z.maxLength(100))),
  target: z.optional(z.string().check(z.trim(), z.maxLength(TARGET_MAX, { error: targetTooLong }))),
  country: countryInput,
  status: z.optional(reportStatusSchema),
  from: z.optional(dayOrMoment),
  to: z.optional(dayOrMoment),
  q: described(z.optional(searchText), 'target contains; administrators only'),
  sort: described(z._default(reportOrderSchema, 'newest'), 'which come first'),
  ...pageQuery(REPORTS_PAGE),
});
export type ReportSearch = z.infer<typeof reportSearchSchema>;

/** Query of `GET /v1/reports.csv`: a search without its pages. */
export const reportExportSchema = z.omit(reportSearchSchema, { cursor: true, limit: true });
export type ReportExport = z.infer<typeof reportExportSchema>;

/** Answer of `GET /v1/reports/{id}/neighbours`: ids; null at the ends of the list. */
export const neighboursSchema = z.object({
  previous: z.nullable(z.uuid()),
  next: z.nullable(z.uuid()),
});
export type Neighbours = z.infer<typeof neighboursSchema>;

/** What is known of one target; rejected reports do not count. */
export const targetSummarySchema = z.object({
  category: described(shownCategorySchema, 'as given, or as detected from the target'),
  reports: z.int().check(z.nonnegative()),
  people: described(
    z.int().check(z.nonnegative()),
    'who filed them, each once; feeds do not count',
  ),
  latestAt: z.nullable(z.iso.datetime()),
});
export type TargetSummary = z.infer<typeof targetSummarySchema>;

/** Query of `GET /v1/me/reports`. */
export const ownReportsSchema = z.object({
  q: z.optional(searchText),
  ...pageQuery(REPORTS_PAGE),
});

/** Query of `GET /v1/me/reports.csv`. */
export const ownReportsExportSchema = z.pick(ownReportsSchema, { q: true });
