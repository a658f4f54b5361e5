const DAY_MS = 24 * 3_600_000;
/** How long before it is due. */
const BEFORE_MS = 2 * DAY_MS;

interface Waiting {
  /** When it came, or was appealed. */
  since: Date;
  dueAt: Date;
  remindedAt: Date | null;
}

/**
 * Whether reviewers are reminded of something now: half-way to when it is due, two days before that, and
 * each day after it, once each. Source: the decision on replies.
 */
export function isReminderDue({ since, dueAt, remindedAt }: Waiting, now: Date): boolean {
  const due = dueAt.getTime();
  const halfWay = (since.getTime() + due) / 2;
  const daysLate = Math.max(0, Math.floor((now.getTime() - due) / DAY_MS));
  const last = [halfWay, due - BEFORE_MS, due + daysLate * DAY_MS]
    .filter((at) => at <= now.getTime() && (at !== due || daysLate > 0))
    .reduce((latest, at) => Math.max(latest, at), Number.NEGATIVE_INFINITY);
  return last > (remindedAt?.getTime() ?? since.getTime());
}
