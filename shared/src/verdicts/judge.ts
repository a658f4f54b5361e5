import type { CategoryValue } from '#categories/categories.ts';
import type { ReportStatus } from '#reports/reports.ts';
import { showPlainly } from '#text/show-target.ts';
import type { Verdict } from './verdicts.ts';

type Level = Verdict['level'];

/** Which heading a verdict has, with what it names. */
export type Heading =
  | { kind: 'confirmed' | 'not-confirmed' | 'unknown' | 'reported-by-new-accounts' }
  | { kind: 'reported'; people: number; sources: number; after: Before }
  | { kind: 'rejected'; reports: number }
  | { kind: 'cleared'; at: Date }
  | { kind: 'confirmed-long-ago'; year: number; lastReported: number | null }
  | { kind: 'reported-long-ago'; year: number | undefined; after: Before }
  | { kind: 'not-confirmed-long-ago'; year: number | undefined }
  | { kind: 'shared-host'; host: string };

/** What our reviewers decided before the reports that wait now; the first that applies. */
type Before =
  | { kind: 'cleared'; at: Date }
  | { kind: 'rejected'; reports: number }
  | { kind: 'nothing' };

/** One part of the arithmetic behind a verdict. */
export type Reason =
  | { kind: 'people'; people: number; verified: number; isNew: number }
  | { kind: 'sources'; sources: number }
  | {
      kind: 'decisions';
      rejected: number;
      closed: number;
      confirmed: number;
      confirmedAt: Date | null;
    }
  | { kind: 'waiting' | 'vulnerabilities'; reports: number }
  | { kind: 'former-holder'; category: CategoryValue; until: Date; reports: number }
  | { kind: 'numbers-are-reused' | 'unknown' | 'other-pages' };

/** That the holder objects, and until when it is decided. */
export interface Dispute {
  since: Date;
  decideBy: Date;
  isOverdue: boolean;
}

/** A verdict in parts, for `wordVerdict`. */
export interface Judgement extends Omit<Verdict, 'heading' | 'explanation' | 'brief'> {
  heading: Heading;
  explanation: Reason[];
  dispute: Dispute | null;
}

/** What is known of a target, from which anybody can compute its verdict again. */
export interface TargetCounts {
  category: CategoryValue;
  pending: number;
  underReview: number;
  resolved: number;
  rejected: number;
  closed: number;
  /** Of the resolved, those of type Scam or Phishing: what confirms. */
  confirmed: number;
  /** Of type Security Vulnerability and not rejected: they never confirm a scam. */
  vulnerabilities: number;
  /** Who reported it, each once; rejected reports and feeds do not count. */
  people: number;
  verifiedPeople: number;
  /** Of the people, those whose accounts were less than a day old when they first reported it. */
  newPeople: number;
  /** Feeds that list it. */
  sources: number;
  /** Of the reports that are not rejected. */
  firstReportedAt: Date | null;
  lastReportedAt: Date | null;
  /** When the last of the rejected reports was filed. */
  lastRejectedAt: Date | null;
  /** When the last report that confirms was resolved. */
  confirmedAt: Date | null;
  /** When a reviewer last found no scam. */
  clearedAt: Date | null;
  /** Since when its holder objects, with proof, and by when reviewers decide. */
  disputedSince: Date | null;
  decideBy: Date | null;
  /** What its holder says, which reviewers published. */
  statement: string | null;
  statementAt: Date | null;
  /** Until when somebody else held it. Decided reports from before do not count above, only here. */
  formerUntil: Date | null;
  formerReports: number;
  formerPeople: number;
}

/** The column of a status in the counts. */
export const countOf: Record<ReportStatus, keyof TargetCounts> = {
  Pending: 'pending',
  'Under Review': 'underReview',
  Resolved: 'resolved',
  Rejected: 'rejected',
  Closed: 'closed',
};

export const STALE_AFTER_MONTHS = 24;
export const CLEARED_FOR_MONTHS = 12;
/** After about as long without use, a phone number may be given to somebody else. */
export const REUSED_AFTER_MONTHS = 12;
/** Fewer new people may be the first honest victims. */
export const NEW_PEOPLE_NAMED = 3;

/**
 * Judges a target by its counts. Age does not change the level: after 24 months without a report
 * the heading names the year. Source: the decision on targets.
 */
export function judge(counts: TargetCounts, now: Date): Judgement {
  const { pending, underReview, resolved, rejected, closed } = counts;
  const level = levelOf(counts, now);
  const stale = isStale(counts.lastReportedAt, now);
  return {
    level,
    stale,
    heading: stale && level !== 'cleared' ? staleHeading(level, counts) : heading(level, counts),
    explanation: reasons(counts, now),
    dispute: disputeOf(counts, now),
    people: counts.people,
    verifiedPeople: counts.verifiedPeople,
    newPeople: counts.newPeople,
    sources: counts.sources,
    reports: { pending, underReview, resolved, rejected, closed },
    firstReportedAt: counts.firstReportedAt?.toISOString() ?? null,
    lastReportedAt: counts.lastReportedAt?.toISOString() ?? null,
    confirmedAt: counts.confirmedAt?.toISOString() ?? null,
    clearedAt: counts.clearedAt?.toISOString() ?? null,
    disputedSince: counts.disputedSince?.toISOString() ?? null,
    decideBy: counts.decideBy?.toISOString() ?? null,
    statement: statementOf(counts),
    formerHolder: formerHolderOf(counts),
  };
}

function disputeOf({ disputedSince, decideBy }: TargetCounts, now: Date): Dispute | null {
  return disputedSince && decideBy
    ? { since: disputedSince, decideBy, isOverdue: decideBy < now }
    : null;
}

function statementOf({ statement, statementAt }: TargetCounts): Verdict['statement'] {
  return statement && statementAt
    ? { text: showPlainly(statement), at: statementAt.toISOString() }
    : null;
}

function formerHolderOf(counts: TargetCounts): Verdict['formerHolder'] {
  const { formerUntil, formerReports: reports, formerPeople: people } = counts;
  return formerUntil && reports > 0
    ? { until: formerUntil.toISOString().slice(0, 10), reports, people }
    : null;
}

export const noCounts: TargetCounts = {
  category: 'phone-number',
  pending: 0,
  underReview: 0,
  resolved: 0,
  rejected: 0,
  closed: 0,
  confirmed: 0,
  vulnerabilities: 0,
  people: 0,
  verifiedPeople: 0,
  newPeople: 0,
  sources: 0,
  firstReportedAt: null,
  lastReportedAt: null,
  lastRejectedAt: null,
  confirmedAt: null,
  clearedAt: null,
  disputedSince: null,
  decideBy: null,
  statement: null,
  statementAt: null,
  formerUntil: null,
  formerReports: 0,
  formerPeople: 0,
};

/** What is said of a host where anyone can publish, whatever was reported of it. */
export function judgeSharedHost(host: string, now: Date): Judgement {
  return {
    ...judge(noCounts, now),
    heading: { kind: 'shared-host', host },
    explanation: [{ kind: 'other-pages' }],
  };
}

function levelOf(counts: TargetCounts, now: Date): Level {
  if (counts.confirmed > 0) return 'confirmed';
  if (counts.pending + counts.underReview > 0) return 'reported';
  if (isCleared(counts, now)) return 'cleared';
  return counts.resolved + counts.rejected + counts.closed > 0 ? 'not-confirmed' : 'unknown';
}

/** A clearing ends with the next report that is not rejected. */
function isCleared({ clearedAt, lastReportedAt }: TargetCounts, now: Date): boolean {
  const isOver = !clearedAt || (lastReportedAt !== null && lastReportedAt > clearedAt);
  return !isOver && clearedAt >= monthsBefore(now, CLEARED_FOR_MONTHS);
}

function isStale(lastReportedAt: Date | null, now: Date): boolean {
  return isOlder(lastReportedAt, STALE_AFTER_MONTHS, now);
}

function isOlder(moment: Date | null, months: number, now: Date): boolean {
  return moment !== null && moment < monthsBefore(now, months);
}

function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}

function heading(level: Level, counts: TargetCounts): Heading {
  const { rejected, clearedAt } = counts;
  switch (level) {
    case 'reported':
      return reportedHeading(counts);
    case 'cleared':
      return { kind: 'cleared', at: clearedAt ?? new Date(0) };
    case 'not-confirmed':
      return counts.resolved + counts.closed === 0
        ? { kind: 'rejected', reports: rejected }
        : { kind: level };
    default:
      return { kind: level };
  }
}

function reportedHeading(counts: TargetCounts): Heading {
  const { people, verifiedPeople, newPeople, sources } = counts;
  const after = before(counts);
  const isByNewOnly = newPeople === people && verifiedPeople === 0 && sources === 0;
  return after.kind === 'nothing' && isByNewOnly && people >= NEW_PEOPLE_NAMED
    ? { kind: 'reported-by-new-accounts' }
    : { kind: 'reported', people, sources, after };
}

function before(counts: TargetCounts): Before {
  const { rejected, clearedAt, lastRejectedAt, firstReportedAt } = counts;
  if (clearedAt) return { kind: 'cleared', at: clearedAt };
  // Somebody who wants a report to look false can file others that are rejected, but not before it.
  const areEarlier = lastRejectedAt && firstReportedAt && lastRejectedAt < firstReportedAt;
  return areEarlier ? { kind: 'rejected', reports: rejected } : { kind: 'nothing' };
}

function staleHeading(level: Level, counts: TargetCounts): Heading {
  const { confirmedAt, lastReportedAt } = counts;
  const year = lastReportedAt?.getUTCFullYear();
  if (level === 'confirmed' && confirmedAt) {
    const isLast = lastReportedAt === null || lastReportedAt <= confirmedAt;
    const lastReported = isLast ? null : (year ?? null);
    return { kind: 'confirmed-long-ago', year: confirmedAt.getUTCFullYear(), lastReported };
  }
  return level === 'reported'
    ? { kind: 'reported-long-ago', year, after: before(counts) }
    : { kind: 'not-confirmed-long-ago', year };
}

function reasons(counts: TargetCounts, now: Date): Reason[] {
  const { people, verifiedPeople: verified, newPeople, sources, vulnerabilities } = counts;
  const { rejected, closed, confirmed, confirmedAt } = counts;
  const waiting = counts.pending + counts.underReview;
  const all: Reason[] = [];
  if (people > 0) all.push({ kind: 'people', people, verified, isNew: newPeople });
  if (sources > 0) all.push({ kind: 'sources', sources });
  if (rejected + closed + confirmed > 0)
    all.push({ kind: 'decisions', rejected, closed, confirmed, confirmedAt });
  if (waiting > 0) all.push({ kind: 'waiting', reports: waiting });
  if (vulnerabilities > 0) all.push({ kind: 'vulnerabilities', reports: vulnerabilities });
  const { category, formerUntil: until, formerReports } = counts;
  if (until && formerReports > 0)
    all.push({ kind: 'former-holder', category, until, reports: formerReports });
  if (category === 'phone-number' && isOlder(counts.lastReportedAt, REUSED_AFTER_MONTHS, now))
    all.push({ kind: 'numbers-are-reused' });
  // Also of a cleared target whose reports wait while their reporters are suspended.
  return all.length > 0 ? all : [{ kind: 'unknown' }];
}
