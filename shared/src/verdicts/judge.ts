import type { ReportStatus } from '#reports/reports.ts';
import type { Verdict } from './verdicts.ts';

type Level = Verdict['level'];

/** Which heading a verdict has, with what it names. */
export type Heading =
  | { kind: 'confirmed' | 'not-confirmed' | 'unknown' }
  | { kind: 'reported'; people: number; sources: number }
  | { kind: 'confirmed-long-ago'; year: number; lastReported: number | null }
  | { kind: 'reported-long-ago' | 'not-confirmed-long-ago'; year: number | undefined }
  | { kind: 'shared-host'; host: string };

/** One part of the arithmetic behind a verdict. */
export type Reason =
  | { kind: 'people'; people: number; verified: number }
  | { kind: 'sources'; sources: number }
  | {
      kind: 'decisions';
      rejected: number;
      closed: number;
      confirmed: number;
      confirmedAt: Date | null;
    }
  | { kind: 'waiting' | 'vulnerabilities'; reports: number }
  | { kind: 'unknown' | 'other-pages' };

/** A verdict in parts, for `wordVerdict`. */
export interface Judgement extends Omit<Verdict, 'heading' | 'explanation'> {
  heading: Heading;
  explanation: Reason[];
}

/** What is known of a target, from which anybody can compute its verdict again. */
export interface TargetCounts {
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
  /** Feeds that list it. */
  sources: number;
  /** Of the reports that are not rejected. */
  firstReportedAt: Date | null;
  lastReportedAt: Date | null;
  /** When the last report that confirms was resolved. */
  confirmedAt: Date | null;
}

/** The column of a status in the counts. */
export const countOf: Record<ReportStatus, keyof TargetCounts> = {
  Pending: 'pending',
  'Under Review': 'underReview',
  Resolved: 'resolved',
  Rejected: 'rejected',
  Closed: 'closed',
};

const STALE_AFTER_MONTHS = 24;

/**
 * Judges a target by its counts. Age does not change the level: after 24 months without a report
 * the heading names the year. Source: the decision on targets.
 */
export function judge(counts: TargetCounts, now: Date): Judgement {
  const { pending, underReview, resolved, rejected, closed } = counts;
  const level = levelOf(counts);
  const stale = isStale(counts.lastReportedAt, now);
  return {
    level,
    stale,
    heading: stale ? staleHeading(level, counts) : heading(level, counts),
    explanation: reasons(level, counts),
    people: counts.people,
    verifiedPeople: counts.verifiedPeople,
    sources: counts.sources,
    reports: { pending, underReview, resolved, rejected, closed },
    firstReportedAt: counts.firstReportedAt?.toISOString() ?? null,
    lastReportedAt: counts.lastReportedAt?.toISOString() ?? null,
    confirmedAt: counts.confirmedAt?.toISOString() ?? null,
  };
}

export const noCounts: TargetCounts = {
  pending: 0,
  underReview: 0,
  resolved: 0,
  rejected: 0,
  closed: 0,
  confirmed: 0,
  vulnerabilities: 0,
  people: 0,
  verifiedPeople: 0,
  sources: 0,
  firstReportedAt: null,
  lastReportedAt: null,
  confirmedAt: null,
};

/** What is said of a host where anyone can publish, whatever was reported of it. */
export function judgeSharedHost(host: string, now: Date): Judgement {
  return {
    ...judge(noCounts, now),
    heading: { kind: 'shared-host', host },
    explanation: [{ kind: 'other-pages' }],
  };
}

function levelOf(counts: TargetCounts): Level {
  if (counts.confirmed > 0) return 'confirmed';
  if (counts.pending + counts.underReview > 0) return 'reported';
  return counts.resolved + counts.rejected + counts.closed > 0 ? 'not-confirmed' : 'unknown';
}

function isStale(lastReportedAt: Date | null, now: Date): boolean {
  if (!lastReportedAt) return false;
  const limit = new Date(now);
  limit.setUTCMonth(limit.getUTCMonth() - STALE_AFTER_MONTHS);
  return lastReportedAt < limit;
}

function heading(level: Level, { people, sources }: TargetCounts): Heading {
  return level === 'reported' ? { kind: level, people, sources } : { kind: level };
}

function staleHeading(level: Level, { confirmedAt, lastReportedAt }: TargetCounts): Heading {
  const year = lastReportedAt?.getUTCFullYear();
  if (level === 'confirmed' && confirmedAt) {
    const isLast = lastReportedAt === null || lastReportedAt <= confirmedAt;
    const lastReported = isLast ? null : (year ?? null);
    return { kind: 'confirmed-long-ago', year: confirmedAt.getUTCFullYear(), lastReported };
  }
  return { kind: level === 'reported' ? 'reported-long-ago' : 'not-confirmed-long-ago', year };
}

function reasons(level: Level, counts: TargetCounts): Reason[] {
  const { people, verifiedPeople: verified, sources, vulnerabilities } = counts;
  const { rejected, closed, confirmed, confirmedAt } = counts;
  const waiting = counts.pending + counts.underReview;
  if (level === 'unknown') return [{ kind: 'unknown' }];
  const all: Reason[] = [];
  if (people > 0) all.push({ kind: 'people', people, verified });
  if (sources > 0) all.push({ kind: 'sources', sources });
  if (rejected + closed + confirmed > 0)
    all.push({ kind: 'decisions', rejected, closed, confirmed, confirmedAt });
  if (waiting > 0) all.push({ kind: 'waiting', reports: waiting });
  if (vulnerabilities > 0) all.push({ kind: 'vulnerabilities', reports: vulnerabilities });
  return all;
}
