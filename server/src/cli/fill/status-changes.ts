import type { ReportStatus } from '@redflag/shared/reports';
import type { Plan } from './plan.ts';
import { DAY, HOUR } from './plan.ts';
import { Random, uuidAt } from './random.ts';

export interface FilledChange {
  id: string;
  from: ReportStatus;
  to: ReportStatus;
  reason: string | null;
  /** Milliseconds since 1970. */
  changedAt: number;
}

/** The most that a report has. */
export const MAX_CHANGES = 3;

const courses: [ReportStatus[], number][] = [
  [[], 8],
  [['Under Review'], 12],
  [['Under Review', 'Resolved'], 45],
  [['Under Review', 'Resolved', 'Closed'], 15],
  [['Under Review', 'Rejected'], 12],
  [['Under Review', 'Closed'], 5],
  [['Rejected'], 3],
];

const reasons = [
  'The picture does not show the target.',
  'The description does not say what happened.',
  'The same incident has been reported before.',
  'The target belongs to a known company and the message is genuine.',
];

/** Makes the status changes of a report, oldest first. The newest reports are still pending. */
export function changesOf(plan: Plan, row: number, createdAt: number): FilledChange[] {
  const random = new Random(plan.seed, 'change', row);
  const changes: FilledChange[] = [];
  let from: ReportStatus = 'Pending';
  let changedAt = createdAt;
  for (const [index, to] of random.weighted(courses).entries()) {
    changedAt += Math.floor(HOUR + random.share() ** 2 * 10 * DAY);
    if (changedAt > plan.until) break;
    const id = uuidAt(changedAt, random, row * MAX_CHANGES + index);
    changes.push({
      id,
      from,
      to,
      reason: to === 'Rejected' ? random.pick(reasons) : null,
      changedAt,
    });
    from = to;
  }
  return changes;
}
