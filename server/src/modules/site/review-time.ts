import { STATS_DAYS } from '@redflag/shared/stats';
import { plural } from '@redflag/shared/text/plural';
import { readReviewTime } from '#modules/stats/index.ts';
import type { Platform } from '#platform/platform.ts';

const HOUR_MS = 3_600_000;
const DAY_SECONDS = 24 * 3_600;
/** Of fewer reports, half would say nothing about the next one. */
const ENOUGH_REPORTS = 10;

/**
 * Fills in `/how-it-works`, as built by web/, how long reviews took lately: read once an hour,
 * since anyone can ask for the page, and left out without the database.
 */
export function reviewTimeFiller({ database, log }: Platform, page: string) {
  let sentence = '';
  let readAt = 0;
  return async (now: number): Promise<string> => {
    if (now - readAt >= HOUR_MS) {
      readAt = now;
      sentence = await readReviewTime({ database }, new Date(now)).then(
        describeReviewTime,
        (error: unknown) => {
          log.warn({ err: error }, 'review time not read');
          return '';
        },
      );
    }
    return page.replace('#REVIEW_TIME', sentence);
  };
}

/** Says within how many days half of the accepted reports were accepted; empty if too few were. */
export function describeReviewTime({
  reports,
  medianSeconds,
}: Awaited<ReturnType<typeof readReviewTime>>): string {
  if (medianSeconds === null || reports < ENOUGH_REPORTS) return '';
  const days = Math.ceil(medianSeconds / DAY_SECONDS);
  const within = plural(days, { one: 'a day', other: '# days' });
  return `Of the reports that we confirmed in the last ${STATS_DAYS} days, half were confirmed within ${within}.`;
}
