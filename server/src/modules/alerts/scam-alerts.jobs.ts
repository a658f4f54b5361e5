import { SEARCHES_KEPT_DAYS } from '@redflag/shared/alerts';
import { showTarget } from '@redflag/shared/targets/show-target';
import { notify } from '#modules/notifications/index.ts';
import { queue } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { lockTarget, selectConcerned, selectScam } from './scam-alerts.queries.ts';

const DAY_MS = 24 * 3_600_000;
const BATCH = 500;

interface Batch {
  reportId: string;
  /** The last one who was told. */
  after: string | null;
}

export const scamAlerts = queue<Batch>(
  'alerts.scam-alert',
  'Warns those who searched for or reported a target that turned out to be a scam.',
);

export function scamAlertJobs(platform: Platform): void {
  platform.jobs.work(scamAlerts, (batch) => sendScamAlerts(platform, batch));
}

/**
 * Warns the next ones whom a report that was resolved as a scam concerns, and leaves the rest to a
 * job of its own. Nobody is warned of the same target twice in the time that is looked back.
 */
export function sendScamAlerts(
  { database, jobs }: Platform,
  { reportId, after }: Batch,
  size = BATCH,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const scam = await selectScam(transaction, reportId);
    if (!scam) return;
    await lockTarget(transaction, scam);
    const since = new Date(Date.now() - SEARCHES_KEPT_DAYS * DAY_MS);
    const concerned = await selectConcerned(transaction, scam, { since, after, limit: size });
    const last = concerned.at(-1);
    if (!last) return;
    const warning = {
      type: 'scam alert' as const,
      title: 'Scam Alert',
      content: `A report on ${showTarget(scam.target)}, which you searched for or reported, has been confirmed as a scam. Do not pay, answer or share anything with it.`,
      reportId,
    };
    await notify(transaction, ...concerned.map((userId) => ({ userId, ...warning })));
    if (concerned.length === size) {
      await jobs.enqueue(transaction, scamAlerts, { reportId, after: last });
    }
  });
}
