import { REPLY_STATS_DAYS, STATS_DAYS } from '@redflag/shared/stats';
import { plural } from '@redflag/shared/text/plural';
import { readReplyTimes, readReviewTime } from '#modules/stats/index.ts';
import type { Platform } from '#platform/platform.ts';

const HOUR_MS = 3_600_000;
const DAY_SECONDS = 24 * 3_600;
/** Of fewer reports, half would say nothing about the next one. */
const ENOUGH_REPORTS = 10;

/**
 * Fills in a page, as built by web/, how long reviews and decisions on replies took lately: read once an
 * hour, since anyone can ask for the page, and left out without the database.
 */
export function reviewTimeFiller({ database, config, log }: Platform, page: string) {
  const withDays = page.replaceAll('#REPLY_DAYS', String(config.replyDays));
  let sentences = { reviews: '', replies: '' };
  let readAt = 0;
  return async (now: number): Promise<string> => {
    if (now - readAt >= HOUR_MS) {
      readAt = now;
      const at = new Date(now);
      sentences = await Promise.all([
        readReviewTime({ database }, at),
        readReplyTimes({ database }, at),
      ]).then(
        ([reviews, replies]) => ({
          reviews: describeReviewTime(reviews),
          replies: describeReplyTimes(replies),
        }),
        (error: unknown) => {
          log.warn({ err: error }, 'review time not read');
          return { reviews: '', replies: '' };
        },
      );
    }
    return withDays
      .replace('#REVIEW_TIME', sentences.reviews)
      .replace('#REPLY_TIMES', sentences.replies);
  };
}

/** Says within how many days half of the accepted reports were accepted; empty if too few were. */
export function describeReviewTime({
  reports,
  medianSeconds,
}: Awaited<ReturnType<typeof readReviewTime>>): string {
  if (medianSeconds === null || reports < ENOUGH_REPORTS) return '';
  return `Of the reports that we confirmed in the last ${STATS_DAYS} days, half were confirmed within ${inDays(medianSeconds)}.`;
}

/** Says how many answers were decided in time and how many are late, however few they are. */
export function describeReplyTimes({
  decided,
  inTime,
  medianSeconds,
  overdue,
}: Awaited<ReturnType<typeof readReplyTimes>>): string {
  const late =
    overdue === 0
      ? 'none is late now'
      : plural(overdue, { one: '# is late now', other: '# are late now' });
  if (medianSeconds === null)
    return `In the last ${REPLY_STATS_DAYS} days there was nothing to decide; ${late}.`;
  return `In the last ${REPLY_STATS_DAYS} days we decided ${decided}, ${inTime} of them in time and half of them within ${inDays(medianSeconds)}; ${late}.`;
}

function inDays(seconds: number): string {
  return plural(Math.ceil(seconds / DAY_SECONDS), { one: 'a day', other: '# days' });
}
