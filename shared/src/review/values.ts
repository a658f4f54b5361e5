import type { ReportStatus } from '#reports/values.ts';

/** How long a decision on several reports can be undone before anybody is told of it. */
export const UNDO_SECONDS = 10;

export const BULK_IDS_MAX = 500;

/** Code of the 409 for a search that now finds another number of reports. */
export const COUNT_DIFFERS = 'report/count-differs';
/** Code of the 409 for a status that is already set, or has changed since the caller saw it. */
export const CHANGED_MEANWHILE = 'report/changed-meanwhile';
/** Code of the 409 for a report that would confirm a well-known target, unless `wellKnown` is true. */
export const WELL_KNOWN_TARGET = 'target/well-known';
/** Code of the 409 for a report that would confirm a target with open flags, unless `flagged` is true. */
export const FLAGGED_TARGET = 'target/flagged';
/** Code of the 409 for a report on a target with an open, proven reply, unless `disputed` is true. */
export const DISPUTED_TARGET = 'report/disputed';
/** By the codes that ask before a report is decided, what says that the caller was asked. */
export const questions = {
  [WELL_KNOWN_TARGET]: 'wellKnown',
  [FLAGGED_TARGET]: 'flagged',
  [DISPUTED_TARGET]: 'disputed',
} as const;

/** What a reviewer can choose instead of typing why a report is rejected. */
export const rejectionReasons = [
  'The picture does not show what the report says.',
  'The report does not say what happened.',
  'This is not a scam, phishing or a security vulnerability.',
  'The report is made up or meant to do harm.',
  'You have reported this before.',
] as const;

/** What ends a report's review. */
export const verdictStatuses = [
  'Resolved',
  'Rejected',
  'Closed',
] as const satisfies readonly ReportStatus[];
export type VerdictStatus = (typeof verdictStatuses)[number];

/** Of so many days the figures of a reviewer are. */
export const FIGURES_DAYS = 90;

/** So many days a person's newest decisions are in their own figures alone. */
export const OWN_FIRST_DAYS = 7;

export const flagStates = ['open', 'settled'] as const;

/** What a checker may say of a case. */
export const recommended = ['scam', 'no-scam', 'unsure'] as const;
export type Recommended = (typeof recommended)[number];

export const RECOMMENDATION_REASON_MAX = 500;

export const QUESTION_MAX = 500;
export const QUESTION_ANSWER_MAX = 2_000;
export const NOTE_MAX = 2_000;
