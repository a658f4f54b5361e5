import { UNDO_SECONDS } from '@redflag/shared/review/values';
import type { Queryable } from '#platform/database/database.ts';
import { queue } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { takeUntoldOf } from './status-changes.queries.ts';
import { tellStatusChanges } from './tell-changes.service.ts';

const decisions = queue<{ bulkChangeId: string }>(
  'alerts.decision',
  'Tell reporters of decisions',
  `Tells reporters what was decided on several reports, ${UNDO_SECONDS} seconds later: until then it can be undone.`,
);

export function decisionJobs(platform: Platform): void {
  platform.jobs.work(decisions, ({ bulkChangeId }) => tellDecision(platform, bulkChangeId));
}

/** Queues telling the reporters of a decision, once it can no longer be undone silently. */
export function tellLater(
  { jobs }: Platform,
  transaction: Queryable,
  bulkChangeId: string,
): Promise<void> {
  return jobs.enqueue(transaction, decisions, { bulkChangeId }, UNDO_SECONDS);
}

const PEOPLE = 100;

/** Tells the next people of a decision, and queues a job for the rest. */
export async function tellDecision(
  platform: Platform,
  bulkChangeId: string,
  people = PEOPLE,
): Promise<void> {
  await platform.database.transaction(async (transaction) => {
    const changes = await takeUntoldOf(transaction, bulkChangeId, people);
    if (changes.length === 0) return;
    await tellStatusChanges(platform, transaction, changes);
    await platform.jobs.enqueue(transaction, decisions, { bulkChangeId });
  });
}
