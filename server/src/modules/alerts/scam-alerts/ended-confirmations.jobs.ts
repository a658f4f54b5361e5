import { wordKey } from '@redflag/shared/targets/target.words';
import { notify } from '#modules/notifications/index.ts';
import { queue } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import {
  deleteAlerts,
  deleteAlertsBefore,
  lockTarget,
  selectAlerted,
  selectConfirmation,
  selectEnded,
} from './scam-alerts.queries.ts';

const DAY_MS = 24 * 3_600_000;
const BATCH = 500;

interface Ended {
  targetId: string;
  /** As people read it, for when it is gone; null if that is not known. */
  target: string | null;
}

export const endedConfirmations = queue<Ended>(
  'alerts.ended-confirmation',
  'Withdraw scam alerts',
  'Tells people who were warned of a scam that it is no longer confirmed.',
);
const looks = queue(
  'alerts.look-for-ended',
  'Look for alerts to withdraw',
  'Looks for scams that are no longer confirmed, in case nobody has been told.',
);

export function endedConfirmationJobs(platform: Platform): void {
  platform.jobs.work(endedConfirmations, (ended) => tellEnded(platform, ended));
  platform.jobs.work(looks, () => lookForEnded(platform, new Date()), { cron: '*/10 * * * *' });
}

/**
 * Tells the next batch of people alerted about a target that it is no longer confirmed, unless
 * something confirms it, and queues a job for the rest. People told here are alerted afresh at the
 * next confirmation.
 */
export function tellEnded(
  { database, jobs }: Platform,
  { targetId, target }: Ended,
  size = BATCH,
): Promise<void> {
  return database.transaction(async (transaction) => {
    await lockTarget(transaction, targetId);
    const known = await selectConfirmation(transaction, targetId);
    if (known?.isConfirmed) return;
    const alerted = await selectAlerted(transaction, targetId, size);
    if (alerted.length === 0) return;
    const parameters = { target: known ? wordKey(known) : target };
    const ended = { kind: 'scam-withdrawn', parameters } as const;
    await notify(transaction, ...alerted.map(({ userId }) => ({ userId, ...ended })));
    // Last, or the deletion of an account could wait for this while this waits for it.
    await deleteAlerts(
      transaction,
      targetId,
      alerted.map(({ userId }) => userId),
    );
    if (alerted.length === size)
      await jobs.enqueue(transaction, endedConfirmations, { targetId, target });
  });
}

/** Queues jobs for what has ended without one, and forgets alerts whose notifications were deleted. */
export async function lookForEnded({ database, jobs, config }: Platform, now: Date): Promise<void> {
  await deleteAlertsBefore(database, new Date(now.getTime() - config.notificationDays * DAY_MS));
  await database.transaction(async (transaction) => {
    for (const targetId of await selectEnded(transaction, BATCH)) {
      await jobs.enqueue(transaction, endedConfirmations, { targetId, target: null });
    }
  });
}
