/** What the holder of a target says of the reports on it. Source: the decision on replies. */
export const replyGrounds = [
  'not-me',
  'new-holder',
  'settled',
  'mistaken',
  'lawful-business',
  'other',
] as const;
export type ReplyGround = (typeof replyGrounds)[number];

/** How somebody shows that a target is theirs. */
export const proofMethods = [
  'email',
  'phone',
  'website-dns',
  'website-file',
  'wallet',
  'evidence',
] as const;
export type ProofMethod = (typeof proofMethods)[number];

export const replyStates = [
  'waiting',
  'upheld',
  'published',
  'refused',
  'withdrawn',
  'appealed',
] as const;
export type ReplyState = (typeof replyStates)[number];

/** Those that a reviewer must decide. */
export const openReplyStates = ['waiting', 'appealed'] as const satisfies readonly ReplyState[];
/** What a reviewer decides. */
export const replyDecisions = [
  'upheld',
  'published',
  'refused',
] as const satisfies readonly ReplyState[];
export type ReplyDecision = (typeof replyDecisions)[number];

/** Whether a reviewer must decide it. */
export const isOpenReply = (state: ReplyState): boolean =>
  openReplyStates.some((open) => open === state);
/** Whether a reviewer decided it so. */
export const isReplyDecision = (state: ReplyState): state is ReplyDecision =>
  replyDecisions.some((decision) => decision === state);

export const secondLookStates = ['waiting', 'granted', 'refused'] as const;
export type SecondLookState = (typeof secondLookStates)[number];

/** What is looked at again: the rejection of a report, or the suspension of an account. */
export const secondLookSubjects = ['report', 'suspension'] as const;

export const REPLY_TEXT_MIN = 20;
export const REPLY_TEXT_MAX = 2_000;
export const STATEMENT_MAX = 500;
/** For how long a proof holds. */
export const PROOF_DAYS = 90;
/** How long a holder has for a proof, and to enter a code that was sent. */
export const PROOF_TASK_HOURS = 24;
export const PROOF_CODE_MINUTES = 10;
export const PROOF_CODE_TRIES = 5;
/** For how long after a refusal no reply shows beside the verdict, unless a reviewer allows it. */
export const REFUSAL_MONTHS = 12;
/** After so many proven replies on a target that were taken back undecided in that time, no other shows, too. */
export const TAKEN_BACK_MAX = 2;
/** Within how many days of a decision a reporter, or a suspended person, may answer it. */
export const SECOND_LOOK_DAYS = 7;

/** Code of the 409 for a reply that another reviewer has decided. */
export const ALREADY_DECIDED = 'reply/already-decided';
