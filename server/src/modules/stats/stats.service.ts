import type { ReportStatus } from '@redflag/shared/reports';
import { reportStatuses } from '@redflag/shared/reports';
import type { Stats } from '@redflag/shared/stats';
import { resolutionDays, STATS_DAYS } from '@redflag/shared/stats';
import { UUID } from 'uuidv7';
import type { Platform } from '#platform/platform.ts';
import {
  countByCategory,
  countByDay,
  countByStatus,
  countVerifiedUsers,
  summariseResolutions,
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
  const since = new Date(`${days[0]}T00:00:00Z`);
  const bounds = resolutionDays.filter((bound) => bound !== null);
  const [statuses, byCategory, counted, verifiedUsers, resolved] = await Promise.all([
    countByStatus(database),
    countByCategory(database),
    countByDay(database, since),
    countVerifiedUsers(database),
    summariseResolutions(database, since, firstIdOf(since), bounds),
  ]);
  const byStatus = everyStatus(statuses);
  const ofStatus = (status: string) => byStatus.find((row) => row.status === status)?.count ?? 0;
  const all = byStatus.reduce((sum, row) => sum + row.count, 0);
  const upTo = [...resolved.within, resolved.reports];
  return {
    open: all - ofStatus('Resolved'),
    pending: ofStatus('Pending'),
    verifiedUsers,
    byStatus,
    byCategory,
    perDay: days.map((day) => ({ day, count: counted.find((row) => row.day === day)?.count ?? 0 })),
    timeToResolution: {
      reports: resolved.reports,
      medianSeconds: resolved.medianSeconds,
      buckets: resolutionDays.map((withinDays, index) => ({
        withinDays,
        count: (upTo[index] ?? 0) - (upTo[index - 1] ?? 0),
      })),
    },
  };
}

/** Returns UTC days such as 2026-11-21, with today last. */
function lastDays(now: Date): string[] {
  return Array.from({ length: STATS_DAYS }, (_, index) =>
    new Date(now.getTime() - (STATS_DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}

/**
 * Returns an id that no row added since then is below, even from an instance whose clock is a day
 * slow.
 */
function firstIdOf(since: Date): string {
  return UUID.fromFieldsV7(since.getTime() - DAY_MS, 0, 0, 0).toString();
}
