import { queue } from '#platform/jobs/jobs.ts';
import { forgetExpiredRobotChecks } from '#platform/limits/robot-check.ts';
import type { Platform } from '#platform/platform.ts';
import { deleteExpiredAttempts } from './accounts.queries.ts';
import type { Sessions } from './sessions/sessions.service.ts';
import { deleteExpiredTokens } from './tokens/tokens.queries.ts';

const expiry = queue(
  'accounts.expiry',
  'Deletes expired sessions, codes, links, attempt counters and used robot checks.',
);

export function expiryJobs({ jobs, database }: Platform, sessions: Sessions): void {
  jobs.work(
    expiry,
    async () => {
      await sessions.endExpired();
      await deleteExpiredTokens(database);
      await deleteExpiredAttempts(database);
      await forgetExpiredRobotChecks(database);
    },
    { cron: '*/5 * * * *' },
  );
}
