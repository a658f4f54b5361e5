import { SEARCHES_KEPT_DAYS } from '@redflag/shared/notifications/alerts';
import { isHostShared } from '@redflag/shared/targets/present-target';
import { wordKey } from '@redflag/shared/targets/target.words';
import { notify } from '#modules/notifications/index.ts';
import { queue } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import {
  lockTarget,
  lockTargetOf,
  noteAlerts,
  selectConcerned,
  selectScam,
  selectScamWithoutReport,
} from './scam-alerts.queries.ts';

const DAY_MS = 24 * 3_600_000;
const BATCH = 500;

interface Batch {
  reportId: string;
  /** The id of the last person who was warned. */
  after: string | null;
  /** After its reporter took the report back: what it confirms, and who reported it. */
  takenBack?: { targetId: string; reporterId: string };
}

export const scamAlerts = queue<Batch>(
  'alerts.scam-alert',
  'Send scam alerts',
  'Warns people who searched for or reported a target that has been confirmed as a scam.',
);

export function scamAlertJobs(platform: Platform): void {
  platform.jobs.work(scamAlerts, (batch) => sendScamAlerts(platform, batch));
}

/**
 * Warns the next batch of people who searched for or reported a target that is a confirmed scam,
 * and queues a job for the rest. Warns nobody twice about a target in `SEARCHES_KEPT_DAYS`, unless
 * they were told in between that it was no longer confirmed.
 */
export async function sendScamAlerts(
  platform: Platform,
  { reportId, after, takenBack }: Batch,
  size = BATCH,
): Promise<void> {
  const { database, jobs, sites } = platform;
  await database.transaction(async (transaction) => {
    if (takenBack) await lockTarget(transaction, takenBack.targetId);
    else await lockTargetOf(transaction, reportId);
    const scam = takenBack
      ? await selectScamWithoutReport(transaction, takenBack)
      : await selectScam(transaction, reportId);
    if (!scam || isHostShared(sites, scam)) return;
    const since = new Date(Date.now() - SEARCHES_KEPT_DAYS * DAY_MS);
    const concerned = await selectConcerned(transaction, scam, { since, after, limit: size });
    const last = concerned.at(-1);
    if (!last) return;
    const parameters = { target: wordKey(scam) };
    const about = takenBack ? {} : { reportId };
    const alert = { kind: 'scam-confirmed', parameters, ...about } as const;
    await notify(transaction, ...concerned.map((userId) => ({ userId, ...alert })));
    await noteAlerts(transaction, scam.targetId, concerned);
    if (concerned.length === size) {
      await jobs.enqueue(transaction, scamAlerts, { reportId, after: last, takenBack });
    }
  });
}
