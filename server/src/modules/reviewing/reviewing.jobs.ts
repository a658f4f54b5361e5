import { FIGURES_DAYS } from '@redflag/shared/review/values';
import { forgetRecommendations } from '#modules/cases/index.ts';
import { queue } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { drawDecisions, forgetReviews } from './reviewing.queries.ts';

const DAY_MS = 24 * 3_600_000;

const drawing = queue(
  'reviewing.draw',
  'Draw decisions for a second review',
  'Picks one of fifty decisions at random, which another reviewer looks at without seeing them.',
);
const forgetting = queue(
  'reviewing.forget',
  'Forget old reviews',
  'Deletes what checkers said and second reviews, as late as the audit log loses its names.',
);

export function reviewingJobs(platform: Platform): void {
  const { jobs, database } = platform;
  jobs.work(drawing, () => drawDecisions(database), { cron: '*/5 * * * *' });
  jobs.work(forgetting, () => forgetOld(platform, new Date()), { cron: '56 3 * * *' });
}

/** Deletes what people said of cases and decisions long ago. The decisions stay. */
export async function forgetOld({ database, config }: Platform, now: Date): Promise<void> {
  // Figures are of newer ones, and what was forgotten must not be drawn again.
  const days = Math.max(config.auditLogDays, FIGURES_DAYS);
  const before = new Date(now.getTime() - days * DAY_MS);
  await database.transaction(async (transaction) => {
    await forgetRecommendations(transaction, before);
    await forgetReviews(transaction, before);
  });
}
