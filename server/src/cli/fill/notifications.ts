import type { NotificationType } from '@redflag/shared/notifications';
import { showTarget } from '@redflag/shared/targets/show-target';
import type { Plan } from './plan.ts';
import { DAY } from './plan.ts';
import { Random, uuidAt } from './random.ts';
import { filingAt, reportAt } from './reports.ts';
import { changesOf, MAX_CHANGES } from './status-changes.ts';

export interface FilledNotification {
  id: string;
  userId: string;
  type: NotificationType;
  title: string;
  content: string;
  read: boolean;
  reportId: string;
  /** Milliseconds since 1970. */
  createdAt: number;
}

const MOST = 2 + MAX_CHANGES;
const KEPT = 90 * DAY;

/**
 * Makes the notifications to the reporter of a report, by its row number, in the product's words.
 * Reports older than 90 days have none: nobody scrolls that far, and making them would take as long
 * as everything else.
 */
export function notificationsAt(plan: Plan, row: number): FilledNotification[] {
  if (filingAt(plan, row).createdAt < plan.until - KEPT) return [];
  const { id: reportId, reporterId: userId, target, createdAt } = reportAt(plan, row);
  const random = new Random(plan.seed, 'notification', row);
  const about = showTarget(target);
  const messages: Pick<FilledNotification, 'type' | 'title' | 'content' | 'createdAt'>[] = [
    {
      type: 'successful submission',
      title: 'Report Submitted',
      content: `Submitted: ${about}. Thank you for protecting others.`,
      createdAt,
    },
    {
      type: 'report',
      title: 'Report Under Review',
      content: `Waiting: ${about}. An administrator will review your report. We will notify you when its status changes.`,
      createdAt: createdAt + 1,
    },
  ];
  for (const { from, to, reason, changedAt } of changesOf(plan, row, createdAt)) {
    const change = `${to}: ${about}. The status of your report changed from ${from} to ${to}.`;
    messages.push({
      type: 'status update',
      title: 'Status Update',
      content: reason ? `${change} Reason: ${reason}` : change,
      createdAt: changedAt,
    });
  }
  return messages.map((message, index) => ({
    ...message,
    id: uuidAt(message.createdAt, random, row * MOST + index),
    userId,
    reportId,
    read: random.chance(plan.until - message.createdAt > 14 * DAY ? 0.95 : 0.4),
  }));
}
