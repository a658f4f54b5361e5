import type { SecondLook, SecondLookDecision } from '@redflag/shared/replies';
import type { StatusChange } from '@redflag/shared/review/status-change';
import { UNDO_SECONDS } from '@redflag/shared/review/values';
import type { Sessions } from '#modules/accounts/index.ts';
import { requireConfirmed } from '#modules/accounts/index.ts';
import { selectActiveAdmins, selectActiveReviewers } from '#modules/alerts/index.ts';
import { recordAct } from '#modules/audit/index.ts';
import {
  alreadyDecided,
  decidedSince,
  requireDecider,
  requireUntold,
} from '#modules/replies/deciding.ts';
import { selectNames } from '#modules/replies/replies.queries.ts';
import { announceReport, changeOnTarget } from '#modules/reports/index.ts';
import { changeStatusOf } from '#modules/users/index.ts';
import { announce } from '#platform/announcements/announcements.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { forbidden, notFound, ProblemError } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import { presentSecondLooks } from './present.service.ts';
import type { SecondLookRow } from './second-looks.queries.ts';
import {
  selectLookedAt,
  selectRejection,
  selectSecondLook,
  updateSecondLook,
} from './second-looks.queries.ts';
import { secondLooksToTell } from './tell.jobs.ts';

type Looked = NonNullable<Awaited<ReturnType<typeof selectLookedAt>>>;

/**
 * Decides whether a rejected report is looked at again, or a suspension ends; takes that back while
 * nobody was told. An account that was activated stays so.
 * @throws ProblemError 404, 403 for an own one or without a fresh password where an account is activated,
 * 409 if it was decided in the meantime, another administrator has to decide,
 * or the report was changed since
 */
export async function decideSecondLook(
  platform: Platform,
  sessions: Sessions,
  admin: Viewer,
  id: string,
  { state, reason = '' }: SecondLookDecision,
): Promise<SecondLook> {
  const row = await platform.database.transaction(async (transaction) => {
    // The report first, as deleting it does.
    const { reportId } = await requireSecondLook(transaction, id);
    const report = reportId
      ? await selectLookedAt(transaction, reportId, { forUpdate: true })
      : null;
    const asked = await requireSecondLook(transaction, id, { forUpdate: true });
    const { userId } = asked;
    // An account is an administrator's.
    if (!reportId && admin.role !== 'admin') throw forbidden();
    const deciders = await (reportId ? selectActiveReviewers : selectActiveAdmins)(transaction);
    requireDecider(asked, admin, deciders, reportId ? 'rejected' : 'suspended');
    const change =
      state === 'waiting'
        ? await takeBack(platform, transaction, admin, asked, report)
        : await decide(platform, transaction, sessions, admin, asked, report, { state, reason });
    await updateSecondLook(transaction, id, change);
    await recordDecision(transaction, admin, asked, report, { state, reason });
    if (report) await announceReport(transaction, report, admin.id);
    else if (userId)
      await announce(transaction, { name: 'user', audience: { role: 'admin' }, id: userId });
    return { ...asked, ...change };
  });
  const [decided] = await presentSecondLooks(platform.database, admin, [row]);
  if (!decided) throw notFound('Second look');
  return decided;
}

async function requireSecondLook(
  database: Queryable,
  id: string,
  options?: { forUpdate: boolean },
): Promise<SecondLookRow> {
  const row = await selectSecondLook(database, id, options);
  if (!row) throw notFound('Second look');
  return row;
}

interface Decision {
  state: 'granted' | 'refused';
  reason: string;
}

async function decide(
  platform: Platform,
  transaction: Queryable,
  sessions: Sessions,
  admin: Viewer,
  asked: SecondLookRow,
  report: Looked | null,
  { state, reason }: Decision,
) {
  if (asked.state !== 'waiting') throw await decidedSince(transaction, asked);
  const decidedAt = new Date();
  const isReopened =
    state === 'granted' && report && (report.status === 'Rejected' || report.status === 'Closed');
  const bulkChangeId = isReopened
    ? await setStatus(platform, transaction, admin, report, { status: 'Pending', reason })
    : null;
  const isActivated = !asked.reportId && state === 'granted' && asked.userId;
  if (isActivated) {
    await requireConfirmed(transaction, admin);
    // Before the account is active, which would grant it without the reason.
    await updateSecondLook(transaction, asked.id, { state });
    await changeStatusOf(platform, transaction, sessions, admin, isActivated, {
      status: 'active',
      reason,
    });
  } else {
    const told = { secondLookId: asked.id, decidedAt: decidedAt.toISOString() };
    await platform.jobs.enqueue(transaction, secondLooksToTell, told, UNDO_SECONDS);
  }
  return {
    ...{ state, reason, decidedAt, decidedBy: admin.id },
    bulkChangeId,
    // Who is active again is told so at once.
    isTold: Boolean(isActivated),
  };
}

/** Sets the status of a locked report. Returns the id of the change. Throws ProblemError 409 if it may not be set. */
async function setStatus(
  platform: Platform,
  transaction: Queryable,
  admin: Viewer,
  { id, status: from, targetId }: Looked,
  change: Pick<StatusChange, 'status' | 'from' | 'reason'>,
): Promise<string | null> {
  const changed = await changeOnTarget(platform, transaction, admin, targetId, {
    ...{ reportIds: [id], from },
    ...change,
  });
  const stays = changed?.unchanged[0];
  if (stays) throw new ProblemError({ status: 409, code: stays.code, detail: stays.detail });
  return changed?.id ?? null;
}

/** Takes a decision back, with the report that was opened by it. */
async function takeBack(
  platform: Platform,
  transaction: Queryable,
  admin: Viewer,
  asked: SecondLookRow,
  report: Looked | null,
) {
  requireUntold({ ...asked, isOpen: asked.state === 'waiting' }, admin);
  // Nobody would hear of another decision.
  if (!asked.userId) throw alreadyDecided('Their account is gone.');
  const rejection = report && asked.bulkChangeId && (await selectRejection(transaction, report.id));
  if (rejection)
    await setStatus(platform, transaction, admin, report, {
      ...{ status: rejection.to, from: 'Pending' },
      reason: rejection.reason ?? undefined,
    });
  return {
    ...{ state: 'waiting' as const, reason: null, decidedAt: null, decidedBy: null },
    ...{ bulkChangeId: null, isTold: true },
  };
}

async function recordDecision(
  transaction: Queryable,
  admin: Viewer,
  { id, userId, state: before }: SecondLookRow,
  report: Looked | null,
  { state, reason }: Pick<SecondLookDecision, 'state' | 'reason'>,
): Promise<void> {
  const names = await selectNames(transaction, report || !userId ? [] : [userId]);
  await recordAct(transaction, admin, {
    action: 'second-look.decide',
    subject: report?.target ?? names.get(userId ?? '') ?? '',
    subjectId: id,
    before: { state: before },
    after: { state, ...(reason && { reason }) },
  });
}
