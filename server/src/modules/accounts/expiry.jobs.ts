import { queue } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { forgetExpiredRobotChecks } from '#platform/robot-check/robot-check.ts';
import { deleteExpiredAttempts } from './accounts.queries.ts';
import { deleteExpiredKeys } from './keys/keys.queries.ts';
import { removeUnverified } from './profile/deletion.ts';
import { forgetExpiredChallenges } from './second-factor/factors.queries.ts';
import { DEVICE_DAYS } from './sessions/device-cookie.ts';
import { forgetUnusedDevices } from './sessions/devices.queries.ts';
import type { Sessions } from './sessions/sessions.service.ts';
import { forgetSpentLogoutTokens } from './staff/logout.queries.ts';
import { deleteExpiredTokens } from './tokens/tokens.queries.ts';

/** After their expiry, so that their owners see why they no longer work. */
const KEYS_KEPT_DAYS = 30;

const expiry = queue(
  'accounts.expiry',
  'Delete what has expired',
  'Deletes expired sessions, keys, codes, links, attempt counters, used robot checks, challenges and logout tokens, unused devices and accounts that were never verified.',
);

export function expiryJobs(platform: Platform, sessions: Sessions): void {
  const { jobs, database } = platform;
  jobs.work(
    expiry,
    async () => {
      await sessions.endExpired();
      await forgetUnusedDevices(database, DEVICE_DAYS);
      await deleteExpiredKeys(database, KEYS_KEPT_DAYS);
      await deleteExpiredTokens(database);
      await deleteExpiredAttempts(database);
      await forgetExpiredRobotChecks(database);
      await forgetExpiredChallenges(database);
      await forgetSpentLogoutTokens(database);
      await removeUnverified(platform, new Date());
    },
    { cron: '*/5 * * * *' },
  );
}
