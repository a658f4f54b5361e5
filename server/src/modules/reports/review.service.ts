import type { Report, ReportStatus, StatusChange } from '@redflag/shared/reports';
import { CHANGED_MEANWHILE, WELL_KNOWN_TARGET } from '@redflag/shared/reports';
import { showTarget } from '@redflag/shared/targets/show-target';
import { tellStatusChange } from '#modules/alerts/index.ts';
import { recordAct } from '#modules/audit/index.ts';
import { notify } from '#modules/notifications/index.ts';
import { wellKnownSite } from '#modules/targets/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { forbidden, notFound, ProblemError } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import { lockReport, selectHistory, selectLastChange, updateStatus } from './reports.queries.ts';
import { announceReport, mayManage, readReport, requireReport } from './reports.service.ts';

/**
 * Sets a report's status, adds the change to its history and notifies the reporter.
 * @throws ProblemError 404 if there is no such report, 409 if it already has that status or its
 *   status is not the one that the administrator saw, or if it would confirm a well-known site and
 *   the administrator was not asked about that
 */
export async function changeStatus(
  platform: Platform,
  admin: Viewer,
  reportId: string,
  { status, from, reason, wellKnown }: StatusChange,
): Promise<Report> {
  await platform.database.transaction(async (transaction) => {
    const report = await lockReport(transaction, reportId);
    if (!report) throw notFound('Report');
    if (report.status === status || (from && from !== report.status)) {
      throw await statusConflict(transaction, reportId, report.status, from);
    }
    const site = wellKnownSite(platform.config.sites, { ...report, status });
    if (site && !wellKnown) throw confirmsWellKnown(site);
    const changeId = await updateStatus(transaction, {
      reportId,
      from: report.status,
      to: status,
      reason: reason || null,
      changedBy: admin.id,
    });
    await recordAct(transaction, admin, {
      action: 'report.status',
      subject: report.target,
      subjectId: reportId,
      before: { status: report.status },
      after: { status, ...(reason && { reason }), ...(site && { wellKnown }) },
    });
    if (report.reporterId) {
      await notify(transaction, {
        userId: report.reporterId,
        reportId,
        type: 'status update',
        title: 'Status Update',
        content: [
          `${status}: ${showTarget(report.target)}. The status of your report changed from ${report.status} to ${status}.`,
          reason && `Reason: ${reason}`,
        ]
          .filter(Boolean)
          .join(' '),
      });
    }
    await tellStatusChange(platform, transaction, { changeId, reportId, report, to: status });
    await announceReport(transaction, reportId, report.reporterId);
  });
  return readReport(platform, admin, reportId);
}

function confirmsWellKnown(site: string): ProblemError {
  const detail = `${showTarget(site)} is a well-known site. Everybody who looks it up would read that our reviewers confirmed it as a scam, and people who searched for it would be alerted.`;
  return new ProblemError({ status: 409, code: WELL_KNOWN_TARGET, detail });
}

/** Returns the problem that names the report's current status and who set it. */
async function statusConflict(
  database: Queryable,
  reportId: string,
  status: ReportStatus,
  seen: ReportStatus | undefined,
): Promise<ProblemError> {
  const change = status === seen ? null : await selectLastChange(database, reportId);
  const by = change?.changedBy ? ` by ${change.changedBy}` : '';
  const detail = change ? `It has since been set to ${status}${by}.` : `It is already ${status}.`;
  return new ProblemError({ status: 409, code: CHANGED_MEANWHILE, detail });
}

/**
 * Returns a report's status changes, oldest first. Only administrators see who made them.
 * @throws ProblemError 404 if there is no such report, 403 if it belongs to someone else
 */
export async function readHistory({ database }: Platform, viewer: Viewer, reportId: string) {
  const report = await requireReport(database, reportId);
  if (!mayManage(viewer, report)) throw forbidden();
  const changes = await selectHistory(database, reportId);
  return {
    items: changes.map(({ changedBy, changedAt, ...change }) => ({
      ...change,
      changedBy: viewer.role === 'admin' ? changedBy : null,
      changedAt: changedAt.toISOString(),
    })),
  };
}
