import type { Report, ReportStatus } from '@redflag/shared/reports';
import { statusLabel } from '@redflag/shared/reports/report.words';
import type { UnchangedReport } from '@redflag/shared/review/bulk-changes';
import type { StatusChange } from '@redflag/shared/review/status-change';
import { ALREADY_SET } from '@redflag/shared/review/status-change';
import {
  CHANGED_MEANWHILE,
  DISPUTED_TARGET,
  FLAGGED_TARGET,
  WELL_KNOWN_TARGET,
} from '@redflag/shared/review/values';
import { wordWellKnown } from '@redflag/shared/targets/target.words';
import { plural } from '@redflag/shared/text/plural';
import { takeUntold, tellStatusChanges } from '#modules/alerts/index.ts';
import { recordAct } from '#modules/audit/index.ts';
import { heldByDecider, ofHolder, ofReporter, ownOfDecider } from '#modules/own-matters/index.ts';
import { confirmsWellKnown } from '#modules/targets/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { mayReview } from '#platform/http/permissions.ts';
import { forbidden, notFound, ProblemError } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import type { LastChange, LockedReport } from './reports.queries.ts';
import {
  lockReports,
  lockTargets,
  selectDisputes,
  selectHistory,
  selectLastChanges,
  selectOpenFlags,
  updateStatus,
} from './reports.queries.ts';
import { announceReport, mayManage, present, requireReport } from './reports.service.ts';

/**
 * Sets a report's status, adds the change to its history and notifies the reporter.
 * @throws ProblemError 404 if there is no such report, 409 if it already has that status, its
 * status is not the one that the administrator saw, or the administrator was not asked about
 * confirming a well-known or flagged target, or about deciding a disputed one, or it is their own
 */
export async function changeStatus(
  platform: Platform,
  admin: Viewer,
  reportId: string,
  { from, reason, ...asked }: StatusChange,
): Promise<Report> {
  await platform.database.transaction(async (transaction) => {
    const [report] = await lockReports(transaction, [reportId]);
    if (!report) throw notFound('Report');
    await lockTargets(transaction, [report.targetId]);
    const { status } = asked;
    const conflict = report.status === status || (from && from !== report.status);
    const last = conflict ? await selectLastChanges(transaction, [reportId]) : null;
    const objections = await readObjections(transaction, admin, [report]);
    const refusal = last
      ? describeConflict(report.status, from, last.get(reportId))
      : refuseUnasked(platform, report, objections, asked);
    if (refusal) throw new ProblemError({ status: 409, ...refusal });
    const known = (await takeUntold(transaction, reportId)) ?? report.status;
    const changes = await applyChange(platform, transaction, admin, [report], {
      ...asked,
      ...objections,
      reason,
    });
    await tellStatusChanges(
      platform,
      transaction,
      changes.map((change) => ({ ...change, from: known })),
    );
    // It was decided: others read it now.
    await announceReport(transaction, { ...report, isWithheld: false }, admin.id);
  });
  return present(await requireReport(platform.database, admin, reportId), admin);
}

/** What is to become of several reports, as part of a change that has an id. */
export interface Decision extends StatusChange {
  bulkChangeId: string;
  /** When the administrator saw the reports: later changes stay. */
  asOf?: Date | undefined;
}

/**
 * Sets the status of several reports, except those that `changeStatus` would refuse and, without
 * `from` and `asOf`, those that another administrator has just decided. Does not tell their
 * reporters yet.
 */
export async function decide(
  platform: Platform,
  transaction: Queryable,
  admin: Pick<Viewer, 'id' | 'address'>,
  ids: string[],
  { bulkChangeId, ...decision }: Decision,
): Promise<{ changed: LockedReport[]; unchanged: UnchangedReport[] }> {
  const locked = await lockReports(transaction, ids);
  await lockTargets(transaction, [...new Set(locked.map(({ targetId }) => targetId))]);
  const objections = await readObjections(transaction, admin, locked);
  const found = new Map(locked.map((report) => [report.id, report]));
  const last = await selectLastChanges(transaction, ids);
  const unchanged: UnchangedReport[] = [];
  const changed: LockedReport[] = [];
  for (const id of new Set(ids)) {
    const report = found.get(id);
    const refusal = report
      ? refuse(platform, admin, report, { last: last.get(id), objections }, decision)
      : { code: 'not-found', detail: 'Report not found' };
    if (refusal) unchanged.push({ id, target: report?.target ?? null, ...refusal });
    else if (report) changed.push(report);
  }
  if (changed.length > 0) {
    await applyChange(platform, transaction, admin, changed, {
      ...decision,
      ...objections,
      bulkChangeId,
    });
  }
  return { changed, unchanged };
}

/** What a caller who does not say what they saw can hardly have seen. */
const JUST_DECIDED_MS = 60_000;

type Refusal = Pick<UnchangedReport, 'code' | 'detail'>;

function refuse(
  platform: Platform,
  admin: Pick<Viewer, 'id'>,
  report: LockedReport,
  { last, objections }: { last: LastChange | undefined; objections: Objections },
  { from, asOf, ...asked }: Omit<Decision, 'bulkChangeId'>,
): Refusal | null {
  const justNow = new Date(Date.now() - JUST_DECIDED_MS);
  const isOthers = report.status !== 'Pending' && last?.adminId !== admin.id;
  const isUnseen =
    last && (asOf ? last.changedAt > asOf : !from && isOthers && last.changedAt > justNow);
  if (isUnseen || (from && from !== report.status)) {
    return describeConflict(report.status, from, last);
  }
  const { status } = asked;
  if (report.status === status) {
    return { code: ALREADY_SET, detail: `It is already ${statusLabel(status)}.` };
  }
  return refuseUnasked(platform, report, objections, asked);
}

/** Sets the status, and records it in the history and in the audit log. */
async function applyChange(
  platform: Platform,
  transaction: Queryable,
  admin: Pick<Viewer, 'id' | 'address'>,
  reports: LockedReport[],
  change: StatusChange & Pick<Objections, 'disputes'> & { bulkChangeId?: string },
) {
  const { status, reason, wellKnown, flagged, disputes, bulkChangeId } = change;
  const changeIds = await updateStatus(transaction, reports, {
    to: status,
    reason: reason || null,
    changedBy: admin.id,
    ...(bulkChangeId && { bulkChangeId, isTold: false }),
  });
  await recordAct(
    transaction,
    admin,
    ...reports.map((report) => ({
      action: 'report.status' as const,
      subject: report.target,
      subjectId: report.id,
      before: { status: report.status },
      after: {
        status,
        ...(reason && { reason }),
        ...(confirmsWellKnown(platform.sites, { ...report, status }) && { wellKnown }),
        ...(flagged && { flagged }),
        ...(disputes.has(report.targetId) && { disputed: true }),
      },
    })),
  );
  return reports.map(({ id, status: from, ...report }, index) => ({
    ...report,
    reportId: id,
    changeId: changeIds[index] ?? '',
    from,
    to: status,
    reason: reason || null,
  }));
}

/** What somebody objects, by target: open flags on it and on its reports, and by when a proven reply is due. */
type Objections = Awaited<ReturnType<typeof readObjections>>;

/** Reads what is objected to reports on locked targets, for which what comes now waits, and what is the administrator's own. */
async function readObjections(
  transaction: Queryable,
  admin: Pick<Viewer, 'id'>,
  reports: LockedReport[],
) {
  const targetIds = [...new Set(reports.map(({ targetId }) => targetId))];
  return {
    flags: await selectOpenFlags(transaction, targetIds),
    disputes: await selectDisputes(transaction, targetIds),
    held: await heldByDecider(transaction, admin, targetIds),
    own: await ownOfDecider(transaction, admin, reports),
  };
}

/** Refuses to decide what takes a question first, until that was asked. */
function refuseUnasked(
  { sites }: Platform,
  report: LockedReport,
  { flags, disputes, held, own }: Objections,
  { status, wellKnown, flagged, disputed }: Omit<StatusChange, 'from' | 'reason'>,
): Refusal | null {
  if (held.has(report.targetId)) return ofHolder;
  if (own.has(report.id)) return ofReporter;
  const due = disputes.get(report.targetId);
  if (due && !disputed) return { code: DISPUTED_TARGET, detail: wordDisputed(due) };
  if (!wellKnown && confirmsWellKnown(sites, { ...report, status }))
    return { code: WELL_KNOWN_TARGET, detail: wordWellKnown(report) };
  const count = flags.get(report.targetId) ?? 0;
  if (flagged || status !== 'Resolved' || count === 0) return null;
  const detail = plural(count, {
    one: 'A flag on it is not settled yet. Read what it says first.',
    other: '# flags on it are not settled yet. Read what they say first.',
  });
  return { code: FLAGGED_TARGET, detail };
}

function wordDisputed(due: Date): string {
  const day = due.toISOString().slice(0, 10).split('-').reverse().join('/');
  const answer = due < new Date() ? 'our answer was due on' : 'our answer is due on';
  return `Its holder disputes this, and ${answer} ${day}. Decide in its case, where both sides stand.`;
}

/** Says which status the report has, and who set it if that was after the administrator saw another. */
function describeConflict(
  status: ReportStatus,
  seen: ReportStatus | undefined,
  last: LastChange | undefined,
): Refusal {
  const change = status === seen ? undefined : last;
  const by = change?.changedBy ? ` by ${change.changedBy}` : '';
  const detail = change
    ? `It has since been set to ${statusLabel(status)}${by}.`
    : `It is already ${statusLabel(status)}.`;
  return { code: CHANGED_MEANWHILE, detail };
}

/**
 * Returns a report's status changes, oldest first. Only administrators see who made them.
 * @throws ProblemError 404 if there is no such report, 403 if it belongs to someone else
 */
export async function readHistory({ database }: Platform, viewer: Viewer, reportId: string) {
  const report = await requireReport(database, viewer, reportId);
  if (!mayManage(viewer, report)) throw forbidden();
  const changes = await selectHistory(database, reportId);
  return {
    items: changes.map(({ changedBy, changedAt, ...change }) => ({
      ...change,
      changedBy: mayReview(viewer) ? changedBy : null,
      changedAt: changedAt.toISOString(),
    })),
  };
}
