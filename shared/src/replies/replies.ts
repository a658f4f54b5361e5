import { z } from 'zod/mini';
import { described } from '#api/described.ts';
import { openEnum } from '#api/open-enum.ts';
import { countedPageSchema, pageQuery } from '#api/paging.ts';
import { atMost, REASON_MAX, requiredText, trimmed } from '#api/texts.ts';
import { targetSchema } from '#checks/checks.ts';
import { reporterRecordSchema } from '#review/cases.ts';
import { BULK_IDS_MAX } from '#review/values.ts';
import { asciiDigits } from '#text/clean-text.ts';
import {
  PROOF_DAYS,
  proofMethods,
  REPLY_TEXT_MAX,
  REPLY_TEXT_MIN,
  replyGrounds,
  replyStates,
  STATEMENT_MAX,
  secondLookStates,
  secondLookSubjects,
} from './values.ts';

export * from './values.ts';

const moment = z.iso.datetime();
const lineBreaks = /\r\n?/g;
/** Characters that nobody sees, such as zero-width spaces. */
const invisible = /\p{Cf}/gu;
/** A statement of the holder's, empty if nothing is seen of it. */
const statementText = z.string().check(trimmed, atMost('statement', STATEMENT_MAX));

/** A text for reviewers: what a holder or a reporter tells them. */
const tellingSchema = z.string({ error: () => 'Please say what happened' }).check(
  z.overwrite((text) => text.replace(lineBreaks, '\n').trim()),
  z.refine((text) => text.replace(invisible, '').length >= REPLY_TEXT_MIN, {
    error: () => `Please write at least ${REPLY_TEXT_MIN} characters`,
  }),
  atMost('text', REPLY_TEXT_MAX),
);

/** Body of `POST /v1/targets/{id}/replies`, beside a `picture`. */
export const newReplySchema = z.object({
  ground: z.enum(replyGrounds, { error: () => 'Please say what is wrong' }),
  since: described(
    z.optional(z.iso.date({ error: () => 'Please give a date' })),
    'since when a new holder has it',
  ),
  text: tellingSchema,
  statement: described(
    z.optional(statementText),
    'what they would like to see published beside the verdict',
  ),
});
export type NewReply = z.infer<typeof newReplySchema>;

/** Returns what is wrong with the day since when something is said to be theirs, or null. */
export function sinceProblem(
  { ground, since }: Pick<NewReply, 'ground' | 'since'>,
  now: Date,
): string | null {
  if (ground === 'new-holder' && !since) return 'Please say since when it is yours';
  return since && since > now.toISOString().slice(0, 10) ? 'This day has not come yet' : null;
}

/** A reply as its holder and reviewers see it. Source: the decision on replies. */
export const replySchema = z.object({
  id: z.uuid(),
  target: described(z.nullable(targetSchema), 'null once all reports on it are gone'),
  shown: described(z.string(), 'the target as the caller reads it'),
  ground: openEnum(replyGrounds),
  since: z.nullable(z.iso.date()),
  text: described(z.nullable(z.string()), 'null once the account is deleted'),
  picture: described(z.nullable(z.string()), 'address of the picture'),
  state: openEnum(replyStates),
  proofMethods: described(
    z.array(openEnum(proofMethods)),
    'how its holder can show that the target is theirs, the easiest first',
  ),
  proof: described(
    z.nullable(z.object({ method: openEnum(proofMethods), at: moment, until: moment })),
    `that the target is the holder's, for ${PROOF_DAYS} days`,
  ),
  createdAt: moment,
  due: described(moment, 'by when it is decided'),
  decidedAt: z.nullable(moment),
  reason: described(z.nullable(z.string()), 'why it was decided so'),
  statement: described(z.nullable(z.string()), 'what is published beside the verdict'),
  appeal: described(z.nullable(z.object({ text: z.string(), at: moment })), 'of a refusal, once'),
  review: described(
    z.optional(
      z.object({
        holder: described(
          z.nullable(z.extend(reporterRecordSchema, { id: z.uuid(), username: z.string() })),
          'for administrators and the holder',
        ),
        holderRecord: described(
          z.nullable(z.extend(reporterRecordSchema, { username: z.string() })),
          'null once the account is gone',
        ),
        shows: z.boolean(),
        evidenceCode: described(
          z.string(),
          'what a page or profile carries that its holder gives as evidence',
        ),
        decidedBy: z.nullable(z.string()),
        mayDecide: described(
          z.boolean(),
          'false for an own reply, and for an appeal from an own refusal',
        ),
      }),
    ),
    'for reviewers: who replies, whether it shows beside the verdict, and who decided',
  ),
});
export type Reply = z.infer<typeof replySchema>;

export const repliesPageSchema = countedPageSchema(replySchema);

const REPLIES_PAGE = 20;

/** Query of `GET /v1/replies`: own ones, newest first; reviewers see all. */
export const repliesQuerySchema = z.object({
  state: z.optional(z.enum(replyStates)),
  targetId: z.optional(z.uuid()),
  open: described(
    z.optional(z.enum(['true', 'false'])),
    'those that wait for a decision, proven ones first, then by when they are due; or the others',
  ),
  ...pageQuery(REPLIES_PAGE),
});
export type RepliesQuery = z.infer<typeof repliesQuerySchema>;

/** Body of `POST /v1/replies/{id}/proof`. */
export const proofRequestSchema = z.object({
  method: z.enum(proofMethods, { error: () => 'Please choose how to prove it' }),
});

/** What to do for a proof. Answer of `POST /v1/replies/{id}/proof`. */
export const proofTaskSchema = z.object({
  method: openEnum(proofMethods),
  proven: described(z.boolean(), 'true when nothing is left to do'),
  sentTo: described(z.optional(z.string()), 'where a code was sent'),
  record: described(
    z.optional(z.object({ name: z.string(), value: z.string() })),
    'a DNS TXT record to add',
  ),
  file: described(
    z.optional(z.object({ url: z.string(), content: z.string() })),
    'a file to put on the site',
  ),
  message: described(
    z.optional(z.string()),
    'words to sign with the wallet; of evidence, the code to show on the page or profile',
  ),
  expiresAt: described(z.nullable(moment), 'null for evidence, which a reviewer will look at'),
});
export type ProofTask = z.infer<typeof proofTaskSchema>;

/** Body of `POST /v1/replies/{id}/proof/check`: a code that was sent, a wallet's signature, or nothing. */
export const proofCheckSchema = z.object({
  code: z.optional(
    z.pipe(
      z.string().check(z.maxLength(100)),
      z.transform((code) => asciiDigits(code).replace(/[\s\p{Pd}]/gu, '')),
    ),
  ),
  signature: z.optional(
    z.string().check(z.trim(), z.maxLength(4_000, { error: () => 'This is no signature' })),
  ),
});
export type ProofCheck = z.infer<typeof proofCheckSchema>;

/** Codes of the 409s of replies. */
export const ALREADY_OPEN = 'reply/already-open';
export const ALREADY_TOLD = 'reply/already-told';
export const HAS_PICTURE = 'reply/has-picture';
export const NOT_REFUSED = 'reply/not-refused';
export const ANOTHER_DECIDES = 'reply/another-decides';
/** Nothing was asked for, or it has expired, or was used up or replaced. */
export const PROOF_EXPIRED = 'reply/proof-expired';

/** Codes of the 422s of proofs. */
export const NO_SUCH_PROOF = 'reply/no-such-proof';
export const NOT_PROVEN = 'reply/not-proven';
/** Codes of the 409s of answers to a rejection. */
export const NOT_REJECTED = 'second-look/not-rejected';
export const ALREADY_ASKED = 'second-look/already-asked';
export const TOO_LATE = 'second-look/too-late';

/** Body of `PATCH /v1/replies/{id}`: a reviewer's decision, or that the holder takes it back. */
export const replyChangeSchema = z.object({
  state: described(
    z.optional(z.enum(replyStates)),
    '`withdrawn` by the holder, which leaves an appealed one refused; `waiting` and `appealed` take a decision back that nobody was told of yet',
  ),
  reason: z.optional(z.string().check(trimmed, atMost('reason', REASON_MAX))),
  reports: described(
    z.optional(z.array(z.uuid()).check(z.maxLength(BULK_IDS_MAX))),
    'with `upheld`: reports on the target that are rejected or closed with the reason',
  ),
  status: described(
    z.optional(z.enum(['Rejected', 'Closed'])),
    'what these become; Rejected by default',
  ),
  since: described(
    z.optional(z.iso.date()),
    'with `upheld` of a new holder: from when it is theirs; decided reports from before count apart',
  ),
  statement: described(
    z.optional(statementText),
    'with `published`: plain text beside the verdict',
  ),
  shows: described(
    z.optional(z.boolean()),
    'whether it shows beside the verdict, also after an earlier refusal',
  ),
  proven: described(
    z.optional(z.literal(true)),
    'that the evidence proves that the target is theirs',
  ),
});
export type ReplyChange = z.infer<typeof replyChangeSchema>;

/** Body of `POST /v1/replies/{id}/appeal`. */
export const appealSchema = z.object({ text: tellingSchema });

/** Body of `POST /v1/reports/{id}/answers`, beside a `picture`. */
export const newSecondLookSchema = z.object({ text: tellingSchema });
export type NewSecondLook = z.infer<typeof newSecondLookSchema>;

const secondLookTokenSchema = requiredText(
  'token',
  200,
  'A part of this link is missing. Please open it from the email again.',
);

/** Body of `POST /v1/second-looks/check`: the token that a suspended person was mailed. */
export const secondLookLinkSchema = z.object({ token: secondLookTokenSchema });

/** Answer of `POST /v1/second-looks/check`. */
export const openSecondLookSchema = z.object({
  username: z.string(),
  until: described(moment, 'until when they can ask'),
});

/** Body of `POST /v1/second-looks`. */
export const suspendedSecondLookSchema = z.object({
  token: secondLookTokenSchema,
  text: tellingSchema,
});

/** Answer of `POST /v1/second-looks`. */
export const askedSecondLookSchema = z.object({ due: described(moment, 'by when we decide') });

/** What somebody asks to look at again: the rejection of their report, or their suspension. */
export const secondLookSchema = z.object({
  id: z.uuid(),
  reportId: described(z.nullable(z.uuid()), 'null for a suspension'),
  userId: described(z.nullable(z.uuid()), 'null once the account is deleted'),
  username: z.nullable(z.string()),
  text: z.nullable(z.string()),
  picture: described(z.nullable(z.string()), 'address of the picture'),
  state: openEnum(secondLookStates),
  createdAt: moment,
  due: described(moment, 'by when it is decided'),
  decidedAt: z.nullable(moment),
  reason: described(z.nullable(z.string()), 'why it was decided so'),
  review: described(
    z.optional(
      z.object({
        decidedBy: z.nullable(z.string()),
        mayDecide: described(
          z.boolean(),
          'false for an own one, and for who rejected or suspended while there is another administrator',
        ),
      }),
    ),
    'for reviewers',
  ),
});
export type SecondLook = z.infer<typeof secondLookSchema>;

/** Answer of `GET /v1/reports/{id}/answers`. */
export const ownSecondLookSchema = z.object({
  until: described(z.nullable(moment), 'until when the reporter can answer; null if they cannot'),
  answer: described(z.nullable(secondLookSchema), 'what they answered'),
});

export const secondLooksPageSchema = countedPageSchema(secondLookSchema);

/** Query of `GET /v1/second-looks`, newest first. */
export const secondLooksQuerySchema = z.object({
  state: z.optional(z.enum(secondLookStates)),
  about: z.optional(z.enum(secondLookSubjects)),
  targetId: z.optional(z.uuid()),
  userId: z.optional(z.uuid()),
  ...pageQuery(REPLIES_PAGE),
});
export type SecondLooksQuery = z.infer<typeof secondLooksQuerySchema>;

/** Body of `PATCH /v1/second-looks/{id}`. */
export const secondLookDecisionSchema = z
  .object({
    state: described(
      z.enum(secondLookStates),
      '`waiting` takes a decision back that nobody was told of yet, except that of an activated account',
    ),
    reason: z.optional(z.string().check(trimmed, atMost('reason', REASON_MAX))),
  })
  .check(
    z.refine(({ state, reason }) => state === 'waiting' || Boolean(reason), {
      error: () => 'Please give a reason',
      path: ['reason'],
    }),
  );
export type SecondLookDecision = z.infer<typeof secondLookDecisionSchema>;
