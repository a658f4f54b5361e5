import type { NotificationParts } from '@redflag/shared/notifications/notification.words';
import type { Plan } from './plan.ts';
import { DAY } from './plan.ts';
import { Random, uuidAt } from './random.ts';
import { filingAt, reportAt } from './reports.ts';
import { changesOf, MAX_CHANGES } from './status-changes.ts';

export type FilledNotification = NotificationParts & {
  id: string;
  userId: string;
  read: boolean;
  reportId: string;
  /** Milliseconds since 1970. */
  createdAt: number;
};

const MOST = 2 + MAX_CHANGES;
const KEPT = 90 * DAY;

/**
 * Makes a reporter's notifications of a report. Reports older than 90 days have none: nobody
 * scrolls that far, and making them would take as long as everything else.
 */
export function notificationsAt(plan: Plan, row: number): FilledNotification[] {
  if (filingAt(plan, row).createdAt < plan.until - KEPT) return [];
  const { id: reportId, reporterId: userId, target, type, createdAt } = reportAt(plan, row);
  const random = new Random(plan.seed, 'notification', row);
  const messages: (NotificationParts & { createdAt: number })[] = [
    { kind: 'report-filed', parameters: { target }, createdAt },
    { kind: 'report-waiting', parameters: { target }, createdAt: createdAt + 1 },
    ...changesOf(plan, row, createdAt).map(({ from, to, reason, changedAt }) => ({
      kind: 'status-changed' as const,
      parameters: { target, type, from, to, reason, others: 0 },
      createdAt: changedAt,
    })),
  ];
  return messages.map((message, index) => ({
    ...message,
    id: uuidAt(message.createdAt, random, row * MOST + index),
    userId,
    reportId,
    read: random.chance(plan.until - message.createdAt > 14 * DAY ? 0.95 : 0.4),
  }));
}
