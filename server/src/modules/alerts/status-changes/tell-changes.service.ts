import { endedConfirmations } from '#modules/alerts/scam-alerts/ended-confirmations.jobs.ts';
import { scamAlerts } from '#modules/alerts/scam-alerts/scam-alerts.jobs.ts';
import { selectAlertedAbout } from '#modules/alerts/scam-alerts/scam-alerts.queries.ts';
import { notify } from '#modules/notifications/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { ToldChange } from './status-changes.queries.ts';
import { queueStatusMail } from './status-mails.jobs.ts';

/**
 * Notifies the reporters of one decision's changes and queues one email each, scam alerts, and news
 * of targets that may no longer be confirmed. All is sent after the commit; changes undone before
 * anybody was told are not mentioned.
 */
export async function tellStatusChanges(
  platform: Platform,
  transaction: Queryable,
  changes: ToldChange[],
): Promise<void> {
  const { jobs } = platform;
  const told = changes.filter(({ from, to }) => from !== to);
  for (const [userId, own] of Map.groupBy(told, ({ reporterId }) => reporterId)) {
    const [first, ...others] = own;
    if (userId === null || !first) continue;
    const { target, from, to, reason, type } = first;
    await notify(transaction, {
      userId,
      reportId: first.reportId,
      kind: 'status-changed',
      parameters: { target, from, to, reason, type, others: others.length },
    });
    await queueStatusMail(platform, transaction, userId, [first, ...others]);
  }
  for (const [, [first]] of ofTargets(told.filter(({ to }) => to === 'Resolved'))) {
    if (first)
      await jobs.enqueue(transaction, scamAlerts, { reportId: first.reportId, after: null });
  }
  for (const [, [first]] of ofTargets(told.filter(({ from }) => from === 'Resolved'))) {
    if (first) await tellIfEnded(platform, transaction, first.targetId);
  }
}

const ofTargets = (changes: ToldChange[]) => Map.groupBy(changes, ({ targetId }) => targetId);

/**
 * Queues telling those alerted about a target that lost a Resolved report, if nothing confirms it
 * now.
 * @param target as people read it, if it may be gone then
 */
export async function tellIfEnded(
  { jobs }: Platform,
  transaction: Queryable,
  targetId: string,
  target: string | null = null,
): Promise<void> {
  await jobs.enqueue(transaction, endedConfirmations, { targetId, target });
}

/** Does the same for many targets, of which few were alerted about: one job for each of those. */
export async function tellIfAnyEnded(
  platform: Platform,
  transaction: Queryable,
  targets: { targetId: string; target: string }[],
): Promise<void> {
  const names = new Map(targets.map(({ targetId, target }) => [targetId, target]));
  for (const targetId of await selectAlertedAbout(transaction, [...names.keys()]))
    await tellIfEnded(platform, transaction, targetId, names.get(targetId));
}
