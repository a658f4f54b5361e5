import type { ReportStatus } from '#reports.ts';
import type { Verdict } from '#verdicts.ts';

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
 * Judges a target by its counts. Its age does not change the level: after 24 months without a report
 * the heading names the year. Source: the decision on targets.
 */
export function judge(counts: TargetCounts, now: Date): Verdict {
  const { pending, underReview, resolved, rejected, closed } = counts;
  const reports = { pending, underReview, resolved, rejected, closed };
  const level = levelOf(counts);
  const stale = isStale(counts.lastReportedAt, now);
  return {
    level,
    stale,
    heading: stale ? staleHeading(level, counts) : heading(level, counts),
    explanation: explain(level, counts),
    people: counts.people,
    verifiedPeople: counts.verifiedPeople,
    sources: counts.sources,
    reports,
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
export function judgeSharedHost(host: string, now: Date): Verdict {
  return {
    ...judge(noCounts, now),
    heading: `Anyone can publish on ${host}`,
    explanation: 'Check the whole address of the page: a report says nothing about other pages',
  };
}

type Level = Verdict['level'];

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

function heading(level: Level, counts: TargetCounts): string {
  const headings: Record<Level, string> = {
    confirmed: 'Confirmed by our reviewers',
    reported: `Reported by ${reporters(counts)}, not reviewed yet`,
    'not-confirmed': 'Reported, but not confirmed',
    unknown: 'No reports. That does not mean it is safe.',
  };
  return headings[level];
}

function staleHeading(level: Level, { confirmedAt, lastReportedAt }: TargetCounts): string {
  const lastYear = lastReportedAt?.getUTCFullYear();
  if (level === 'confirmed' && confirmedAt) {
    const isLast = lastReportedAt === null || lastReportedAt <= confirmedAt;
    const since = isLast ? 'nothing since' : `last reported in ${lastYear}`;
    return `Confirmed in ${confirmedAt.getUTCFullYear()}, ${since}`;
  }
  const judged = level === 'reported' ? 'not reviewed yet' : 'not confirmed';
  return `Reported in ${lastYear}, ${judged}, nothing since`;
}

function reporters({ people, sources }: TargetCounts): string {
  const feeds = many(sources, 'public list', 'public lists');
  if (people === 0 && sources > 0) return feeds;
  return sources > 0
    ? `${many(people, 'person', 'people')} and ${feeds}`
    : many(people, 'person', 'people');
}

/** The arithmetic as a sentence, such as "4 people reported it; our reviewers confirmed 2 reports". */
function explain(level: Level, counts: TargetCounts): string {
  const { people, verifiedPeople, sources, confirmed, confirmedAt, vulnerabilities } = counts;
  const reported =
    people > 0 &&
    `${many(people, 'person', 'people')} reported it, ${verifiedPeople || 'none'} with a verified phone number`;
  const judged = [
    counts.rejected > 0 && `rejected ${many(counts.rejected, 'report')}`,
    counts.closed > 0 && `closed ${many(counts.closed, 'report')}`,
    // Last, because of its comma.
    confirmed > 0 && `confirmed ${many(confirmed, 'report')}, the last on ${day(confirmedAt)}`,
  ].filter(Boolean);
  const waiting = counts.pending + counts.underReview;
  const parts = [
    reported,
    sources > 0 && `${many(sources, 'public list names', 'public lists name')} it`,
    judged.length > 0 && `our reviewers ${listed(judged as string[])}`,
    waiting > 0 && `${many(waiting, 'report waits', 'reports wait')} for review`,
    vulnerabilities > 0 &&
      `${many(vulnerabilities, 'report is', 'reports are')} about a security vulnerability, which is no scam`,
  ].filter(Boolean);
  // The heading says that there are none.
  return level === 'unknown'
    ? 'If it seems wrong, be careful and report it to protect others'
    : parts.join('; ');
}

function listed(parts: string[]): string {
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : parts.join('');
}

function many(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`;
}

function day(date: Date | null): string {
  return date?.toISOString().slice(0, 10).split('-').reverse().join('/') ?? '';
}
