import type { ReportStatus } from '@redflag/shared/reports';
import type { Queryable } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { endedConfirmations } from './ended-confirmations.jobs.ts';
import { scamAlerts } from './scam-alerts.jobs.ts';
import { statusMails } from './status-mails.service.ts';

/** What a report said before it changed. */
interface Reported {
  status: ReportStatus;
  target: string;
  /** Null while it waits for its target. */
  targetId: string | null;
}

/**
 * Queues the status email and, for a confirmed scam or one that may no longer be confirmed, what
 * others are told. All is sent once the transaction commits.
 */
export async function tellStatusChange(
  platform: Platform,
  transaction: Queryable,
  change: { changeId: string; reportId: string; report: Reported; to: ReportStatus },
): Promise<void> {
  const { changeId, reportId, report, to } = change;
  const { jobs } = platform;
  await jobs.enqueue(transaction, statusMails, { changeId });
  if (to === 'Resolved') await jobs.enqueue(transaction, scamAlerts, { reportId, after: null });
  if (report.status === 'Resolved') await tellIfEnded(platform, transaction, report);
}

/**
 * After a report stopped being Resolved or was deleted, queues telling those who were alerted about
 * its target, if nothing confirms that any more.
 */
export async function tellIfEnded(
  { jobs }: Platform,
  transaction: Queryable,
  { target, targetId }: Pick<Reported, 'target' | 'targetId'>,
): Promise<void> {
  if (targetId) await jobs.enqueue(transaction, endedConfirmations, { targetId, target });
}
