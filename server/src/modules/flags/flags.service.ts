import type {
  Flag,
  FlagGroup,
  FlagReason,
  FlagsQuery,
  NewFlag,
  Settlement,
} from '@redflag/shared/review/flags';
import {
  ALREADY_FLAGGED,
  ALREADY_SETTLED,
  flagsHide,
  ownReportReasons,
} from '@redflag/shared/review/flags';
import { isFreeText } from '@redflag/shared/targets/free-text';
import { wordKey } from '@redflag/shared/targets/target.words';
import { recordAct } from '#modules/audit/index.ts';
import { notify } from '#modules/notifications/index.ts';
import { refuseHolder, refuseInvolved, refuseReporter } from '#modules/own-matters/index.ts';
import {
  announceReport,
  hidingOf,
  mayManage,
  presentReport,
  selectReportsByIds,
} from '#modules/reports/index.ts';
import { presentTarget, readPrints, selectTargets } from '#modules/targets/index.ts';
import { announce } from '#platform/announcements/announcements.ts';
import type { Queryable } from '#platform/database/database.ts';
import { readCursor, toPage } from '#platform/database/lists/cursor.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { invalidField, notFound, ProblemError } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import type { GiveBack } from '#platform/rate-limits/rate-limits.ts';
import { openRateLimit } from '#platform/rate-limits/rate-limits.ts';
import type { AddedFlag, Flagged, GroupRow } from './flags.queries.ts';
import {
  countGroups,
  countOpenGroups,
  hideByFlags,
  insertFlag,
  lockThing,
  selectCountedReasons,
  selectFlag,
  selectGroupPage,
  selectSettledGroup,
  settleFlags,
  updateHiding,
} from './flags.queries.ts';

type AddFlag = (viewer: Viewer, flagged: Flagged, flag: NewFlag) => Promise<Flag>;

/**
 * Flags a report or a target. Enough open flags hide a report in the same transaction, once, and never
 * after an administrator decided that it is shown.
 * @throws ProblemError 404 if it does not exist, 409 if the viewer has flagged it before, 422 for
 * an own report, which a reporter can delete
 */
export function openFlagging(platform: Platform): AddFlag {
  const { database } = platform;
  const hidingFlags = openRateLimit(database, 'hiding-flags');
  return async (viewer, flagged, flag) => {
    // Not in the transaction, which would wait for a second connection.
    const uncount: GiveBack[] = [];
    let isCounted = true;
    for (const print of await readPrints(platform, viewer.id)) {
      const counted = await hidingFlags.take(`${print} ${flag.reason}`);
      if (counted.allowed) uncount.push(counted.giveBack);
      else isCounted = false;
    }
    const by = { userId: viewer.id, isCounted };
    try {
      return await database.transaction((it) => addFlag(it, viewer, flagged, { ...flag, ...by }));
    } catch (error) {
      for (const giveBack of uncount) await giveBack();
      throw error;
    }
  };
}

async function addFlag(
  database: Queryable,
  viewer: Viewer,
  flagged: Flagged,
  flag: AddedFlag,
): Promise<Flag> {
  const found = await requireFlagged(database, flagged);
  const { reporterId, hiding } = found;
  if (found.isWithheld && !mayManage(viewer, found)) throw notFound('Report');
  if (reporterId === viewer.id && !ownReportReasons.includes(flag.reason)) {
    throw invalidField('reason', 'This is your own report. To take it back, delete it.');
  }
  const row = await insertFlag(database, flagged, flag);
  if (!row) throw alreadyFlagged();
  const mayHide = flagged.reportId !== null && hiding?.hiddenBy === null;
  if (mayHide && flagsHide(await selectCountedReasons(database, flagged.reportId))) {
    await hideByFlags(database, flagged.reportId);
  }
  await announceFlag(database, flagged, found);
  const { id, reason, text, createdAt } = row;
  return { id, reason, text, createdAt: createdAt.toISOString() };
}

function alreadyFlagged(): ProblemError {
  const detail = 'You have already told us about this.';
  return new ProblemError({ status: 409, code: ALREADY_FLAGGED, detail });
}

/** Returns one page of what is flagged, newest first, and how many flagged reports and targets wait for an administrator. */
export async function listGroups(
  platform: Platform,
  admin: Viewer,
  { cursor, ...query }: FlagsQuery,
) {
  const { database } = platform;
  const [waiting, total, rows] = await Promise.all([
    countOpenGroups(database),
    countGroups(database, query),
    selectGroupPage(database, query, readCursor(cursor)),
  ]);
  const { items, nextCursor } = toPage(rows, query.limit, (row) => row);
  return { items: await presentAll(platform, database, admin, items), nextCursor, total, waiting };
}

/**
 * Settles a flag and the earlier open ones on the same item, and tells those who flagged it.
 * Dismissing shows a report that only flags have hidden; handling leaves it hidden, or hides it if
 * what it shows was the reason.
 * @throws ProblemError 404 if there is no such flag, 409 if it is settled already, or is about what the
 * administrator reported or says is their own, and another one can settle it
 */
export function settle(
  platform: Platform,
  admin: Viewer,
  id: string,
  settlement: Settlement,
): Promise<FlagGroup> {
  return platform.database.transaction(async (transaction) => {
    const flag = await selectFlag(transaction, id);
    if (!flag) throw notFound('Flag');
    const found = await requireFlagged(transaction, flag);
    const { target, targetId, hiding, reporterId } = found;
    if (flag.reportId) await refuseReporter(transaction, admin, { id: flag.reportId, reporterId });
    await refuseInvolved(transaction, admin, [targetId]);
    const settled = await settleFlags(transaction, flag, { ...settlement, settledBy: admin.id });
    if (settled.length === 0) throw await alreadySettled(transaction, flag);
    const reasons = settled.map(({ reason }) => reason);
    if (flag.reportId !== null && hiding) {
      const hiddenBy =
        settlement.outcome === 'handled'
          ? hiddenAfterHandling(hiding, reasons)
          : hiddenAfterDismissal(hiding);
      await updateHiding(transaction, flag.reportId, { hiddenBy });
    }
    await recordAct(transaction, admin, {
      action: 'flag.settle',
      subject: target,
      subjectId: flag.reportId ?? flag.targetId,
      after: { ...settlement, reasons: [...new Set(reasons)].sort().join(', ') },
    });
    await announceFlag(transaction, flag, found);
    const row = await selectSettledGroup(transaction, flag);
    const [group] = await presentAll(platform, transaction, admin, [row]);
    if (!group) throw notFound('Flag');
    const told = settled.flatMap(({ userId }) => userId ?? []);
    await tellSettled(transaction, told, group, settlement);
    return group;
  });
}

/** Tells those who flagged something how it ended. Words that may hold anything are not repeated. */
async function tellSettled(
  database: Queryable,
  userIds: string[],
  { target, report }: FlagGroup,
  { outcome, answer }: Settlement,
): Promise<void> {
  const parameters = {
    target: isFreeText(target) ? null : wordKey(target),
    outcome,
    answer: answer || null,
  };
  const told = userIds.map((userId) => ({
    ...{ kind: 'flag-settled' as const, parameters, userId },
    ...(report && { reportId: report.id }),
  }));
  if (told.length > 0) await notify(database, ...told);
}

type Found = Awaited<ReturnType<typeof requireFlagged>>;
type Hiding = NonNullable<Found['hiding']>;

/** An administrator has looked: what is hidden stays so by decision. */
function hiddenAfterHandling(hiding: Hiding, reasons: FlagReason[]): Hiding['hiddenBy'] {
  const shownIsWrong = reasons.includes('personal-data') || reasons.includes('offensive');
  const isHidden = hidingOf({ ...hiding, pictureHidden: false }).hiddenBy !== null;
  return isHidden || shownIsWrong ? 'administrator' : hiding.hiddenBy;
}

/** From now on flags hide nothing, nor do those that the administrator has not seen. */
function hiddenAfterDismissal({ hiddenBy }: Hiding): Hiding['hiddenBy'] {
  return hiddenBy === 'administrator' ? hiddenBy : 'nobody';
}

async function alreadySettled(database: Queryable, flag: { id: string } & Flagged) {
  const { settledBy, outcome, note } = await selectSettledGroup(database, flag);
  const by = settledBy ? ` by ${settledBy}` : '';
  const detail = `It has since been ${outcome}${by}: ${note}`;
  return new ProblemError({ status: 409, code: ALREADY_SETTLED, detail });
}

/**
 * Hides a report's description and picture from others, or shows them again, regardless of flags:
 * they stay to be settled, but hide it no more. An unchanged state has no effect.
 * @throws ProblemError 404 if there is no such report, 409 on the administrator's own target, or to show their
 * own report, if another one can
 */
export async function setHidden(
  { database }: Platform,
  admin: Viewer,
  reportId: string,
  hidden: boolean,
): Promise<{ hidden: boolean }> {
  await database.transaction(async (transaction) => {
    const flagged = { reportId, targetId: null };
    const found = await requireFlagged(transaction, flagged);
    const { target, targetId, hiding, reporterId } = found;
    await refuseHolder(transaction, admin, [targetId]);
    if (!hidden) await refuseReporter(transaction, admin, { id: reportId, reporterId });
    const before = hiding?.hiddenBy ?? 'nobody';
    const next = hidden ? 'administrator' : 'nobody';
    const pictureHidden = hiding?.pictureHidden ?? false;
    if (before === next && (hidden || !pictureHidden)) return;
    await updateHiding(transaction, reportId, {
      hiddenBy: next,
      ...(!hidden && { pictureHidden: false }),
    });
    await recordAct(transaction, admin, {
      action: 'report.hide',
      subject: target,
      subjectId: reportId,
      before: {
        hiddenBy: before === 'nobody' ? null : before,
        ...(pictureHidden && { pictureHidden }),
      },
      after: { hiddenBy: hidden ? next : null, ...(pictureHidden && { pictureHidden: hidden }) },
    });
    await announceReport(transaction, { id: reportId, ...found });
  });
  return { hidden };
}

/**
 * Hides the picture of a report from others, and not its words, whatever people flag.
 * @returns whether it has a picture
 * @throws ProblemError 404 if there is no such report
 */
export async function hidePicture(
  transaction: Queryable,
  admin: Viewer,
  reportId: string,
): Promise<boolean> {
  const found = await requireFlagged(transaction, { reportId, targetId: null });
  if (!found.hasPicture) return false;
  if (found.hiding?.pictureHidden) return true;
  await updateHiding(transaction, reportId, { pictureHidden: true });
  await recordAct(transaction, admin, {
    action: 'report.hide',
    subject: found.target,
    subjectId: reportId,
    before: { pictureHidden: false },
    after: { pictureHidden: true },
  });
  await announceReport(transaction, { id: reportId, ...found });
  return true;
}

async function requireFlagged(database: Queryable, flagged: Flagged) {
  const found = await lockThing(database, flagged);
  if (!found) throw notFound(flagged.reportId === null ? 'Target' : 'Report');
  return found;
}

/** Announces flags to administrators, and the report that they are on also to those who follow it. */
async function announceFlag(
  database: Queryable,
  { reportId, targetId }: Flagged,
  found: Pick<Found, 'reporterId' | 'targetHash'>,
): Promise<void> {
  await announce(database, {
    name: 'flag',
    audience: { role: 'admin' },
    id: reportId ?? targetId,
  });
  if (reportId !== null) await announceReport(database, { id: reportId, ...found });
}

/** Presents groups with their targets and reports. */
async function presentAll(
  platform: Platform,
  database: Queryable,
  admin: Viewer,
  rows: GroupRow[],
): Promise<FlagGroup[]> {
  const targets = await selectTargets(
    database,
    rows.flatMap(({ flaggedTargetId }) => flaggedTargetId ?? []),
  );
  const flagged = await selectReportsByIds(
    database,
    rows.flatMap(({ reportId }) => reportId ?? []),
  );
  const reports = new Map(flagged.map((report) => [report.id, report]));
  return rows.flatMap((row) => {
    const target = targets.get(row.flaggedTargetId ?? '');
    // Deleted in between.
    if (!target) return [];
    const report = reports.get(row.reportId ?? '');
    return [
      {
        ...present(row),
        target: presentTarget(platform, target, target.shown),
        report: report ? presentReport(report, admin) : null,
      },
    ];
  });
}

function present(row: GroupRow): Omit<FlagGroup, 'target' | 'report'> {
  const { id, reasons, settledAt, settledBy, outcome, note, answer } = row;
  return {
    id,
    reasons,
    createdAt: row.createdAt.toISOString(),
    count: reasons.reduce((sum, { count }) => sum + count, 0),
    flags: row.flags.map((flag) => ({
      ...flag,
      createdAt: new Date(flag.createdAt).toISOString(),
    })),
    settled:
      settledAt && outcome
        ? { outcome, note: note ?? '', answer, by: settledBy, at: settledAt.toISOString() }
        : null,
  };
}
