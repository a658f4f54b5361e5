import type { ReportStatus } from '@redflag/shared/reports';
import type { Queryable } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { scamAlerts } from './scam-alerts.jobs.ts';
import { statusMails } from './status-mails.service.ts';

/**
 * Queues the status email and, for a confirmed scam, the scam alerts. They are sent once the
 * transaction commits.
 */
export async function tellStatusChange(
  { jobs }: Platform,
  transaction: Queryable,
  { changeId, reportId, to }: { changeId: string; reportId: string; to: ReportStatus },
): Promise<void> {
  await jobs.enqueue(transaction, statusMails, { changeId });
  if (to === 'Resolved') await jobs.enqueue(transaction, scamAlerts, { reportId, after: null });
}
