import { z } from 'zod/mini';
import { described } from '#api/described.ts';
import { openEnum } from '#api/open-enum.ts';
import { pageQuery, pageSchema } from '#api/paging.ts';
import { categoryValueSchema } from '#categories/categories.ts';
import { targetSchema } from '#checks/checks.ts';
import { reportSchema } from '#reports/reports.ts';
import { questionSchema } from './questions.ts';
import { recommendationSchema } from './recommendations.ts';
import { recommended } from './values.ts';

const count = z.int().check(z.nonnegative());

/** For how long somebody is taken to be at work on a case that they opened, or went on with. */
export const CLAIM_MINUTES = 10;

/** Who is at work on a case. It warns others; nothing is locked. */
export const claimSchema = z.object({
  by: described(z.string(), 'name'),
  own: described(z.boolean(), 'whether the caller is'),
  until: z.iso.datetime(),
});
export type Claim = z.infer<typeof claimSchema>;

const claim = described(z.nullable(claimSchema), 'who is at work on it; null if nobody is');

/** Answer of `PUT /v1/cases/{targetId}/claim`. */
export const claimAnswerSchema = z.object({ claim });

/** A target with reports that are Pending, open replies or second looks. */
export const caseSchema = z.object({
  claim,
  target: targetSchema,
  waiting: described(count, 'how many reports on it are Pending'),
  people: described(count, 'who reported it, as in its verdict'),
  flags: described(count, 'open flags on it and on its reports'),
  replies: described(
    count,
    'open replies of its holder, and second looks that reporters asked for',
  ),
  dueAt: described(
    z.nullable(z.iso.datetime()),
    'by when the first proven reply is decided; without any, the first other one',
  ),
  proven: described(z.boolean(), 'whether one of the replies is proven'),
  agreed: described(
    z.nullable(openEnum(recommended)),
    'what at least two checkers say of it, who were mostly right',
  ),
  picture: described(
    z.nullable(z.string()),
    'address of the evidence of its oldest Pending report with one',
  ),
  oldestAt: described(
    z.iso.datetime(),
    'when the oldest of the Pending reports was filed, or of what else waits',
  ),
});
export type Case = z.infer<typeof caseSchema>;

/** The queue: proven replies by when they are due, then where checkers agree, then by people, then the oldest, then unproven replies alone; or the oldest first. `total` counts all matches. */
export const casesPageSchema = z.extend(pageSchema(caseSchema), { total: count });

const CASES_PAGE = 20;
export const caseOrders = ['people', 'oldest'] as const;
const onlyTrue = z.optional(z.literal('true'));

const filter = {
  category: z.optional(categoryValueSchema),
  picture: described(onlyTrue, 'only targets with a Pending report that has a picture'),
  flagged: described(onlyTrue, 'only targets with open flags'),
  replied: described(onlyTrue, 'only targets with an open reply or second look'),
};

/** Query of `GET /v1/cases`. */
export const casesQuerySchema = z.object({
  ...filter,
  sort: z._default(z.enum(caseOrders), 'people'),
  ...pageQuery(CASES_PAGE),
});
export type CasesQuery = z.infer<typeof casesQuerySchema>;

/** Body of `POST /v1/cases/next`. */
export const nextCaseSchema = z.object({
  ...filter,
  from: described(
    z.optional(z.uuid()),
    'the target to take, or else the first after it in the queue; without, the first of all',
  ),
  left: described(z.optional(z.uuid()), 'the case that the caller leaves, which is not taken'),
});
export type NextCase = z.infer<typeof nextCaseSchema>;

/** Answer of `POST /v1/cases/next`: the case that the caller is now at work on. */
export const nextCaseAnswerSchema = z.object({
  targetId: described(z.nullable(z.uuid()), 'null if there is none that nobody is at work on'),
});

/** How many Pending reports of a case are shown; the next follow when these are decided. */
export const CASE_REPORTS_MAX = 100;

/** What a reviewer should know of a reporter. */
export const reporterRecordSchema = z.object({
  reports: count,
  accepted: described(count, 'of the newest 1,000, those that are Resolved'),
  rejected: described(count, 'of the newest 1,000'),
  mostlyRejected: described(
    z.boolean(),
    'whether more than half of the last ten decided reports were rejected',
  ),
  accountCreatedAt: z.iso.datetime(),
  phoneVerified: z.boolean(),
  notes: described(count, 'of the team about the person'),
});
export type ReporterRecord = z.infer<typeof reporterRecordSchema>;

/** Why reports seem to come from one hand. */
export const likenesses = ['picture', 'text', 'accounts'] as const;

export const alikeSchema = z.object({
  likeness: described(
    z.enum(likenesses),
    'the same picture, the same text, or accounts made within one hour',
  ),
  reportIds: z.array(z.uuid()),
});
export type Alike = z.infer<typeof alikeSchema>;

/** Asks whether anybody can publish on a host. */
export const sharedHostQuestionSchema = z.object({
  host: z.string(),
  pages: described(count, 'how many of its pages were reported'),
  people: described(count, 'by how many people'),
});
export type SharedHostQuestion = z.infer<typeof sharedHostQuestionSchema>;

/** Body of `PUT /v1/shared-hosts/{host}`. */
export const sharedHostSchema = z.object({
  shared: described(z.boolean(), 'whether anybody can publish there'),
});

/** Body of `PUT /v1/targets/{id}/bank`. */
export const assignBankSchema = z.object({
  bank: described(z.string(), 'as in the key of an account: `gtbank`'),
});

/** A report with what is known of its reporter. */
const caseReportSchema = z.extend(reportSchema, {
  held: described(z.boolean(), 'whether others read it, and it counts, only once it is looked at'),
  reporter: described(z.nullable(reporterRecordSchema), 'null once the account is gone'),
  question: described(z.nullable(questionSchema), 'what a reviewer asked the reporter'),
});

/** Answer of `GET /v1/cases/{targetId}`. */
export const caseDetailSchema = z.object({
  target: described(targetSchema, 'with the targets that are linked to it'),
  claim,
  waiting: described(count, 'how many reports on it are Pending'),
  reports: described(
    z.array(caseReportSchema),
    `${CASE_REPORTS_MAX} that are Pending at most: the oldest of each person, then the oldest others`,
  ),
  replies: described(count, 'replies of its holder, also decided ones: `GET /v1/replies`'),
  disputed: described(
    z.array(caseReportSchema),
    `while a reply is open: ${CASE_REPORTS_MAX} at most that are Resolved, Under Review or Closed, the newest first`,
  ),
  recommendations: described(
    z.array(recommendationSchema),
    'what checkers say of it, the oldest first',
  ),
  alike: described(z.array(alikeSchema), 'groups of at least two of these reports'),
  sharedHost: described(
    z.nullable(sharedHostQuestionSchema),
    'asked of a host on no list, when at least three people reported three of its pages',
  ),
});
export type CaseDetail = z.infer<typeof caseDetailSchema>;
