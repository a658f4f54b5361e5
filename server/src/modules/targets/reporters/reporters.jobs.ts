import { announce } from '#platform/announcements/announcements.ts';
import { queue } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { forgetGoneReporters, markReports } from './reporters.queries.ts';
import { markReporter } from './reporters.service.ts';

/** The privacy policy names them. */
const KEPT_MONTHS = 12;
const BATCH = 200;

/** After an account was suspended or activated, or is no longer reviewed first. */
export const suspensions = queue<{ userId: string }>(
  'targets.suspend-reports',
  'Count reports of suspended people no more',
  'Takes the waiting reports of a suspended person out of verdicts and the queue, or brings them and others that were held back.',
);

const forgetting = queue(
  'targets.forget-reporters',
  'Forget deleted reporters',
  'Deletes, 12 months after an account, the hashes by which its person would be recognised.',
);

export function reporterJobs(platform: Platform): void {
  const { jobs, database } = platform;
  jobs.work(suspensions, async ({ userId }) => {
    // Known by the mailbox, so that the person cannot sign up with another spelling of it.
    await markReporter(platform, userId);
    const mark = () =>
      database.transaction(async (transaction) => {
        const marked = await markReports(transaction, [userId], BATCH);
        // Those who watch them can read them no longer, or again.
        if (marked > 0)
          await announce(transaction, { name: 'report', audience: { role: 'admin' } });
        return marked;
      });
    while ((await mark()) === BATCH);
  });
  jobs.work(
    forgetting,
    async () => {
      const before = new Date();
      before.setUTCMonth(before.getUTCMonth() - KEPT_MONTHS);
      await forgetGoneReporters(database, before);
    },
    { cron: '17 3 * * *' },
  );
}
