import { categoryLabel } from '@redflag/shared/categories/category.words';
import type { ReportStatus } from '@redflag/shared/reports';
import { reportStatuses } from '@redflag/shared/reports';
import type { ReviewStats, Stats } from '@redflag/shared/stats';
import { REPLY_STATS_DAYS, resolutionDays, STATS_DAYS } from '@redflag/shared/stats';
import type { Platform } from '#platform/platform.ts';
import {
  countByCategory,
  countByDay,
  countByStatus,
  countDecisions,
  countPosts,
  countReplies,
  countResolutions,
  countVerifiedUsers,
  countWaiting,
  fillWaitingDays,
  noteWaiting,
  selectMostlyRejected,
  selectWaitingDays,
} from './stats.queries.ts';

const DAY_MS = 24 * 3_600_000;

/** Returns how many reports have each status. It counts them all, so do not ask often. */
export async function countReports({ database }: Pick<Platform, 'database'>) {
  return everyStatus(await countByStatus(database));
}

function everyStatus(counted: { status: ReportStatus; count: number }[]) {
  return reportStatuses.map((status) => ({
    status,
    count: counted.find((row) => row.status === status)?.count ?? 0,
  }));
}

/** Returns the current counts for the administrators' dashboard. */
export async function countEverything({ database }: Platform, now: Date): Promise<Stats> {
  const days = lastDays(now);
  const [since = ''] = days;
  const [statuses, byCategory, counted, verifiedUsers, posts, resolutions] = await Promise.all([
    countByStatus(database),
    countByCategory(database),
    countByDay(database, since),
    countVerifiedUsers(database),
    countPosts(database),
    countResolutions(database, since),
  ]);
  const byStatus = everyStatus(statuses);
  const countOn = (day: string, category?: string) =>
    numberOf(counted.filter((row) => row.day === day && (!category || row.category === category)));
  const ofStatus = (status: string) => byStatus.find((row) => row.status === status)?.count ?? 0;
  const all = byStatus.reduce((sum, row) => sum + row.count, 0);
  return {
    open: all - ofStatus('Resolved'),
    pending: ofStatus('Pending'),
    verifiedUsers,
    posts,
    byStatus,
    byCategory: byCategory.map(({ category, count }) => ({
      category: categoryLabel(category),
      count,
      perDay: days.map((day) => countOn(day, category)),
    })),
    perDay: days.map((day) => ({ day, count: countOn(day) })),
    timeToResolution: {
      reports: numberOf(resolutions),
      medianSeconds: medianOf(resolutions),
      buckets: resolutionDays.map((withinDays) => ({
        withinDays,
        count: numberOf(resolutions.filter((it) => it.withinDays === withinDays)),
      })),
    },
  };
}

/** For administrators: returns how reviewing goes. */
export async function readReviewStats({ database }: Platform, now: Date): Promise<ReviewStats> {
  const days = lastDays(now);
  const [since = ''] = days;
  const [reviewed, waitingDays, mostlyRejected] = await Promise.all([
    measureReview({ database }, now),
    selectWaitingDays(database, since),
    selectMostlyRejected(database),
  ]);
  const noted = new Map(waitingDays.map(({ day, count }) => [day, count]));
  // What was noted today is some minutes old.
  noted.set(days.at(-1) ?? '', numberOf(reviewed.waiting));
  const waitingPerDay = days.map((day) => ({ day, count: noted.get(day) ?? 0 }));
  return { ...reviewed, waitingPerDay, mostlyRejected };
}

/** Notes how many reports wait today, and works out the days of the period on which nobody did. */
export async function keepWaitingDays(
  { database }: Pick<Platform, 'database'>,
  now: Date,
): Promise<void> {
  const days = lastDays(now);
  const [since = '', today = since] = [days[0], days.at(-1)];
  await noteWaiting(database, today, since);
  if ((await selectWaitingDays(database, since)).length < days.length)
    await fillWaitingDays(database, today, since);
}

/** Returns the figures alone, which name nobody. */
export async function measureReview({ database }: Pick<Platform, 'database'>, now: Date) {
  const days = lastDays(now);
  const [since = ''] = days;
  const [waiting, decisions, replies] = await Promise.all([
    countWaiting(database),
    countDecisions(database, since),
    readReplyTimes({ database }, now),
  ]);
  const byTime = decisions.flatMap(({ seconds, count }) =>
    seconds === null ? [] : { seconds, count },
  );
  return {
    waiting: resolutionDays.map((withinDays, index) => ({
      withinDays,
      count: numberOf(waiting.filter(({ day }) => bucketOf(day, now) === index)),
    })),
    decisionsPerDay: days.map((day) => ({
      day,
      count: numberOf(decisions.filter((row) => row.day === day)),
    })),
    timeToDecision: { decisions: numberOf(byTime), medianSeconds: medianOf(byTime) },
    replies,
  };
}

/** Returns how many replies and second looks wait, and how long decisions on them took lately. */
export function readReplyTimes({ database }: Pick<Platform, 'database'>, now: Date) {
  return countReplies(database, new Date(now.getTime() - REPLY_STATS_DAYS * DAY_MS), now);
}

/** The place in `resolutionDays` of a UTC day of filing; null is earlier than all days that are kept. */
function bucketOf(day: string | null, now: Date): number {
  const age =
    day === null
      ? Number.POSITIVE_INFINITY
      : Math.floor((now.getTime() - Date.parse(day)) / DAY_MS) + 1;
  return resolutionDays.findIndex((withinDays) => withinDays === null || age <= withinDays);
}

/** Returns how many reports were resolved in the last 30 days, and within how many seconds half of them. */
export async function readReviewTime({ database }: Pick<Platform, 'database'>, now: Date) {
  const [since = ''] = lastDays(now);
  const resolutions = await countResolutions(database, since);
  return { reports: numberOf(resolutions), medianSeconds: medianOf(resolutions) };
}

function numberOf(counted: { count: number }[]): number {
  return counted.reduce((sum, { count }) => sum + count, 0);
}

/** Returns the seconds that half of the reports took at most; null for none. `counted` is sorted. */
function medianOf(counted: { seconds: number; count: number }[]): number | null {
  let left = numberOf(counted) / 2;
  for (const { seconds, count } of counted) {
    left -= count;
    if (left <= 0) return seconds;
  }
  return null;
}

/** Returns UTC days such as 2026-11-21, with today last. */
function lastDays(now: Date): string[] {
  return Array.from({ length: STATS_DAYS }, (_, index) =>
    new Date(now.getTime() - (STATS_DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}
