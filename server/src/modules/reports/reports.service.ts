import { categoryLabel } from '@redflag/shared/categories/category.words';
import { subcategoryLabel } from '@redflag/shared/categories/subcategory.words';
import { cleanFileName } from '@redflag/shared/pictures';
import type { Report, ReportStatus } from '@redflag/shared/reports';
import {
  DELETED_USER,
  hiddenContent,
  privateContent,
  UNNAMED_USER,
  waitingStatuses,
} from '@redflag/shared/reports';
import { statusLabel } from '@redflag/shared/reports/report.words';
import type { FlagReason } from '@redflag/shared/review/flags';
import type { NamelessReport } from '@redflag/shared/review/reviewing';
import { CHANGED_MEANWHILE } from '@redflag/shared/review/values';
import { invalidTargetMessage } from '@redflag/shared/targets';
import { hashTarget } from '@redflag/shared/targets/hash-target';
import { wordKey } from '@redflag/shared/targets/target.words';
import { uuidv7 } from 'uuidv7';
import { markOf } from '#modules/accounts/index.ts';
import { scamAlerts, tellIfEnded } from '#modules/alerts/index.ts';
import { recordAct } from '#modules/audit/index.ts';
import { resolveCategory } from '#modules/categories/index.ts';
import { notificationEvents, notificationRows } from '#modules/notifications/index.ts';
import { refuseHolder } from '#modules/own-matters/index.ts';
import { markReporter, readNewReport, withCountryOf } from '#modules/targets/index.ts';
import type { LiveEvent } from '#platform/announcements/announcements.ts';
import { announce, eventRows, sendAfterCommit } from '#platform/announcements/announcements.ts';
import { shared } from '#platform/database/combined-queries.ts';
import { toJsonRows } from '#platform/database/database.ts';
import { createOnce } from '#platform/http/idempotency.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { mayReview } from '#platform/http/permissions.ts';
import { forbidden, invalidField, notFound, ProblemError } from '#platform/http/problem.ts';
import type { PictureSize } from '#platform/pictures/picture-store.ts';
import { describePicture, release } from '#platform/pictures/picture-store.ts';
import type { Platform } from '#platform/platform.ts';
import { storeEvidence } from './filing/evidence.ts';
import { insertFiling, selectKeyOfFiling } from './filing/filing.queries.ts';
import type { NewReportForm } from './filing/new-report-form.ts';
import { digestOf } from './filing/new-report-form.ts';
import { hidingOf, targetForOthers } from './hiding.ts';
import { evidenceDeletions } from './reports.jobs.ts';
import type { ReportRow } from './reports.queries.ts';
import {
  deleteReport,
  keepDecision,
  lockReports,
  selectReport,
  selectReportByIdempotencyKey,
} from './reports.queries.ts';

/**
 * Files a report: stores its picture, then the report with the reporter's two notifications.
 * @param givenKey files only once per person; without a key, equal forms sent at the same time file
 * once
 * @throws ProblemError 422 for an invalid target, an unusable picture, or a key that filed a
 * different report
 */
export async function fileReport(
  platform: Platform,
  viewer: Viewer,
  typed: NewReportForm,
  givenKey: string | null,
  arrivedAt: Date,
): Promise<Report> {
  const { database, sites } = platform;
  const {
    key: idempotencyKey,
    isUsed,
    isWithheld,
    isUnmarked,
    phone,
  } = await selectKeyOfFiling(database, {
    reporterId: viewer.id,
    arrivedAt,
    key: givenKey,
    digest: givenKey ? '' : digestOf(typed),
  });
  const form = withCountryOf(phone, typed, `${typed.target} ${typed.description}`);
  const { evidence, category, subcategory, country: _, ...content } = form;
  const read = readNewReport(sites, form);
  if (read === null) throw invalidField('target', invalidTargetMessage(category));
  const { key, country, mentions } = read;
  const categoryIds = await resolveCategory(database, category, subcategory);

  const id = uuidv7();
  const report = await createOnce({
    findEarlier: () => selectReportByIdempotencyKey(database, viewer.id, idempotencyKey),
    isUnused: !isUsed,
    content,
    onOtherContent:
      'This report was already filed with different details. Check View My Reports, or start a new report.',
    constraint: 'reports_idempotency',
    async create() {
      const picture = evidence && (await storeEvidence(platform, viewer.id, id, evidence.content));
      if (isUnmarked) await markReporter(platform, viewer.id);
      if (evidence) release(evidence.content);
      const followed = {
        id,
        reporterId: viewer.id,
        targetHash: hashTarget(category, key),
        isWithheld,
      };
      const events = eventRows([...notificationEvents(viewer.id), ...reportEvents(followed)]);
      const { target } = content;
      const about = { userId: viewer.id, reportId: id, parameters: { target } };
      const row = await insertFiling(database, {
        id,
        ...categoryIds,
        ...content,
        country,
        key,
        reporterId: viewer.id,
        evidenceKey: picture?.key ?? null,
        pictureHash: picture?.hash ?? null,
        evidenceSource: evidence && cleanFileName(evidence.fileName),
        idempotencyKey,
        mentions: toJsonRows(mentions.map((mention) => ({ reportId: id, ...mention }))),
        notifications: notificationRows([
          { ...about, kind: 'report-filed' },
          { ...about, kind: 'report-waiting' },
        ]),
        events: toJsonRows(events),
      });
      sendAfterCommit(database, events);
      return row;
    },
  });
  return present(report, viewer);
}

/**
 * Returns a function that reads a report. All who watch it may ask at the same time and share a
 * query. It throws ProblemError 404 as `requireReport` does.
 */
export function reportReader({ database }: Platform) {
  const select = shared((id: string) => selectReport(database, id));
  return async (viewer: Viewer, id: string): Promise<Report> =>
    present(requireReadable(await select(id), viewer), viewer);
}

/** @throws ProblemError 404 if there is no such report or it shows the viewer no picture */
export async function readEvidence(
  platform: Platform,
  viewer: Viewer,
  id: string,
  size: PictureSize,
) {
  const report = await requireReport(platform.database, viewer, id);
  const { evidenceKey } = report;
  if (!evidenceKey || (hidingOf(report).hiddenBy && !mayManage(viewer, report)))
    throw notFound('Picture');
  return { ...describePicture(platform.files, evidenceKey, size), etag: `"${id}-${size}"` };
}

/**
 * Deletes the viewer's own report or, for an administrator, any report, and then its picture. What
 * reviewers decided on an own report goes on counting, without its words and name.
 * @param from the status that the caller saw
 * @throws ProblemError 404 if there is no such report, 403 if it belongs to someone else, 409 if it
 * has another status, or an administrator says that its target is their own
 */
export async function removeReport(
  platform: Platform,
  viewer: Viewer,
  id: string,
  from?: ReportStatus,
): Promise<void> {
  const { database, jobs } = platform;
  await database.transaction(async (transaction) => {
    const [locked] = await lockReports(transaction, [id]);
    if (!locked) throw notFound('Report');
    const report = await requireReport(transaction, viewer, id);
    const isOwn = viewer.id === report.reporterId;
    if (!isOwn && viewer.role !== 'admin') throw forbidden();
    if (from && from !== report.status) {
      const detail = `It is ${statusLabel(report.status)} now.`;
      throw new ProblemError({ status: 409, code: CHANGED_MEANWHILE, detail });
    }
    const { target, targetId, targetKey: key, categoryValue, status, description } = report;
    const { reporterId, evidenceKey } = report;
    const category = categoryLabel(categoryValue);
    if (isOwn) await keepDecision(transaction, id);
    else await refuseHolder(transaction, viewer, [targetId]);
    await deleteReport(transaction, id);
    if (status === 'Resolved' && isOwn) {
      // People may not have been warned yet, and the report that would warn them is gone.
      const takenBack = { targetId, reporterId: viewer.id };
      await jobs.enqueue(transaction, scamAlerts, { reportId: id, after: null, takenBack });
    } else if (status === 'Resolved') {
      const name = key && wordKey({ category: categoryValue, key });
      await tellIfEnded(platform, transaction, targetId, name);
    }
    // Without the name: deleting an account promises to remove it, but the log is permanent.
    await recordAct(
      transaction,
      isOwn ? { id: viewer.id, address: null, name: 'Reporter' } : viewer,
      {
        action: 'report.delete',
        subjectId: id,
        ...(isOwn
          ? { subject: category, before: { category, status, targetId } }
          : { subject: target, before: { category, status, description, reporterId } }),
      },
    );
    if (evidenceKey) await jobs.enqueue(transaction, evidenceDeletions, { evidenceKey });
    await announceReport(transaction, locked, viewer.id);
  });
}

/** Returns whether the report is the viewer's own or the viewer works on cases. */
export function mayManage(viewer: Viewer, { reporterId }: { reporterId: string | null }): boolean {
  return mayReview(viewer) || viewer.id === reporterId;
}

/** What those who follow a report need to know. */
interface Announced {
  id: string;
  reporterId: string | null;
  /** The hash of its target, in hexadecimal digits. */
  targetHash: string;
  /** Whether others do not read it, who then do not hear of it. */
  isWithheld?: boolean;
}

/**
 * Announces a report's change to administrators, its reporter and those who watch it, first to `by`,
 * who changed it.
 */
export async function announceReport(
  database: Parameters<typeof announce>[0],
  report: Announced,
  by?: string,
): Promise<void> {
  await announce(database, ...reportEvents(report, by));
}

function reportEvents(
  { id, reporterId, targetHash: target, isWithheld }: Announced,
  by?: string,
): LiveEvent[] {
  const audiences = [{ role: 'admin' as const }, ...(reporterId ? [{ user: reporterId }] : [])];
  return audiences.map((audience) => ({
    ...{ name: 'report', audience, id, target },
    ...(by && { by }),
    ...(isWithheld && { unwatched: true }),
  }));
}

/** @throws ProblemError 404, also if it waits and its reporter, who is not the viewer, is suspended */
export async function requireReport(
  database: Parameters<typeof selectReport>[0],
  viewer: Viewer,
  id: string,
): Promise<ReportRow> {
  return requireReadable(await selectReport(database, id), viewer);
}

function requireReadable(report: ReportRow | null, viewer: Viewer): ReportRow {
  if (!report || (report.isWithheld && !mayManage(viewer, report))) throw notFound('Report');
  return report;
}

function summarise(openFlags: FlagReason[]): Report['flags'] {
  return { count: openFlags.length, reasons: [...new Set(openFlags)].sort() };
}

/** Address of a report's picture. */
export const evidenceUrl = (reportId: string) => `/v1/reports/${reportId}/evidence`;

/**
 * Returns a report as the viewer sees it.
 * @param sought the target by which they found it, which they know
 */
export function present(row: ReportRow, viewer: Viewer, sought = ''): Report {
  const { reporter, reporterId, evidenceKey, evidenceSource, createdAt, openFlags, ...rest } = row;
  const { redactedAt, redactedBy } = row;
  const { categoryValue, subcategoryValue, targetKey, ...said } = rest;
  const { hidden, hiddenBy, pictureHiddenUntil } = hidingOf(row);
  const isOthers = !mayManage(viewer, row);
  // Checkers say what they think of cases, not of people.
  const isNameless = isOthers && viewer.reviewRole === 'checker' && waitingStatuses.has(row.status);
  const target = { category: categoryValue, key: targetKey ?? '' };
  return {
    ...said,
    ...(isOthers && { target: targetForOthers({ ...row, ...target }) || sought }),
    ...(isOthers && privateContent),
    ...(hidden && isOthers && hiddenContent),
    category: categoryLabel(categoryValue),
    subcategory: subcategoryValue && subcategoryLabel(subcategoryValue),
    hidden,
    hiddenBy,
    pictureHiddenUntil: pictureHiddenUntil?.toISOString() ?? null,
    redactedAt: redactedAt?.toISOString() ?? null,
    redactedBy: mayReview(viewer) ? redactedBy : null,
    flags: mayReview(viewer) && openFlags ? summarise(openFlags) : null,
    reportedBy: isNameless ? UNNAMED_USER : (reporter?.username ?? DELETED_USER),
    reporterMark: isNameless ? null : reporter && markOf(reporter),
    reporterId: viewer.role === 'admin' ? reporterId : null,
    createdAt: createdAt.toISOString(),
    evidence:
      evidenceKey && !(hiddenBy && isOthers)
        ? { url: evidenceUrl(row.id), source: evidenceSource ?? '' }
        : null,
    own: reporterId === viewer.id,
  };
}

/** Returns a report for somebody who must know neither who filed it nor what was decided. */
export function presentNameless(row: ReportRow, viewer: Viewer): NamelessReport {
  const { id, type, subcategory, description, createdAt, evidence, hidden, redactedAt } = present(
    row,
    viewer,
  );
  return { id, type, subcategory, description, createdAt, evidence, hidden, redactedAt };
}
