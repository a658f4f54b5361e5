import type { Reply, ReplyChange, ReplyDecision, ReplyState } from '@redflag/shared/replies';
import { isOpenReply, isReplyDecision, sinceProblem } from '@redflag/shared/replies';
import { ALREADY_SET } from '@redflag/shared/review/status-change';
import { UNDO_SECONDS } from '@redflag/shared/review/values';
import { selectActiveReviewers } from '#modules/alerts/index.ts';
import { recordAct } from '#modules/audit/index.ts';
import { refuseInvolved } from '#modules/own-matters/index.ts';
import { changeOnTarget, undoOnTarget } from '#modules/reports/index.ts';
import { countFormerApart } from '#modules/targets/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { mayReview } from '#platform/http/permissions.ts';
import { forbidden, invalidField, ProblemError } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import { alreadyDecided, decidedSince, requireDecider, requireUntold } from './deciding.ts';
import { askedIn } from './present.service.ts';
import { prove } from './prove.service.ts';
import type { ReplyBefore, ReplyRow } from './replies.queries.ts';
import { isSilenced, lockTarget, selectNames, updateReply } from './replies.queries.ts';
import { announceReply, hasOpen, readReply, requireReply, withdraw } from './replies.service.ts';
import { decisionsToTell } from './tell.jobs.ts';

/**
 * Decides a reply, takes a decision back that nobody was told of, accepts its evidence or lets it show;
 * its holder withdraws it.
 * @throws ProblemError 404, 403 for what the viewer may not, 409 if it was decided in the meantime or
 * another administrator has to decide or has just decided a report, 422 for a decision without what belongs to it
 */
export async function changeReply(
  platform: Platform,
  viewer: Viewer,
  id: string,
  change: ReplyChange,
): Promise<Reply> {
  const { state, shows, proven } = change;
  const isLetting = shows !== undefined || proven !== undefined;
  if (isLetting === (state !== undefined))
    throw invalidField('state', 'Please decide it, or say whether it shows or is proven');
  if (state === 'withdrawn') {
    await withdraw(platform, viewer, id);
    return readReply(platform, viewer, id);
  }
  if (!mayReview(viewer)) throw forbidden();
  await platform.database.transaction(async (transaction) => {
    const row = await requireReply(transaction, viewer, id, { forUpdate: true });
    requireDecider(askedIn(row), viewer, await selectActiveReviewers(transaction), 'refused');
    // Another reply to the same reports may be the administrator's own, or one of the reports.
    if (row.targetId) await refuseInvolved(transaction, viewer, [row.targetId]);
    if (state && isReplyDecision(state))
      await decide(platform, transaction, viewer, row, { ...change, state });
    else if (state) await takeBack(platform, transaction, viewer, row, state);
    else await letShow(platform, transaction, viewer, row, change);
  });
  return readReply(platform, viewer, id);
}

async function decide(
  platform: Platform,
  transaction: Queryable,
  admin: Viewer,
  row: ReplyRow,
  {
    state,
    reason,
    reports,
    status,
    since,
    statement: published,
  }: ReplyChange & { state: ReplyDecision },
): Promise<void> {
  if (!isOpenReply(row.state)) throw await decidedSince(transaction, row);
  if (state !== 'published' && !reason) throw invalidField('reason', 'Please give a reason');
  const isNewHolder = state === 'upheld' && row.ground === 'new-holder';
  const from = isNewHolder ? (since ?? row.since) : row.since;
  if (isNewHolder && !from) throw invalidField('since', 'Please give a date');
  const problem = sinceProblem({ ground: row.ground, since: from ?? undefined }, new Date());
  if (isNewHolder && problem) throw invalidField('since', problem);
  const statement = published ?? row.statement;
  if (state === 'published' && !statement)
    throw invalidField('statement', 'Please give the statement');
  const changed =
    state === 'upheld' && row.targetId && reports?.length
      ? await changeOnTarget(platform, transaction, admin, row.targetId, {
          reportIds: reports,
          status: status ?? 'Rejected',
          reason,
        })
      : null;
  if (reports?.length && state === 'upheld' && changed?.reportIds.length !== new Set(reports).size)
    throw invalidField('reports', 'Some of these reports are about something else');
  const stays = changed?.unchanged.find(({ code }) => code !== ALREADY_SET);
  if (stays) throw new ProblemError({ status: 409, code: stays.code, detail: stays.detail });
  const target = row.targetId ? await lockTarget(transaction, row.targetId) : null;
  const decidedAt = new Date();
  await updateReply(transaction, row.id, {
    ...{ state, statement, since: from, decidedAt, decidedBy: admin.id, isTold: false },
    before: beforeOf(row),
    reason: reason || null,
    bulkChangeId: changed?.id ?? null,
  });
  if (isNewHolder && target) await countFormerApart(transaction, [target.id]);
  await recordAct(transaction, admin, {
    action: 'reply.decide',
    subject: row.shown,
    subjectId: row.id,
    before: { state: row.state },
    after: {
      state,
      ...(reason && { reason }),
      ...(changed && { reports: changed.reportIds.length, status: status ?? 'Rejected' }),
      ...(isNewHolder && { since: from }),
    },
  });
  const told = { replyId: row.id, decidedAt: decidedAt.toISOString() };
  await platform.jobs.enqueue(transaction, decisionsToTell, told, UNDO_SECONDS);
  await announceReply(transaction, target?.hash, admin.id);
}

/** What a decision changes of a reply, as it was before; of an appealed one, also who refused it. */
function beforeOf(row: ReplyRow): ReplyBefore {
  const { state, since, statement, reason, decidedBy, bulkChangeId, decidedAt } = row;
  const kept = { state, since, statement, reason, decidedBy, bulkChangeId };
  return { ...kept, decidedAt: decidedAt?.toISOString() ?? null };
}

/** Takes a decision back, with the reports that were changed by it. */
async function takeBack(
  platform: Platform,
  transaction: Queryable,
  admin: Viewer,
  row: ReplyRow,
  state: ReplyState,
): Promise<void> {
  requireUntold({ ...row, isOpen: isOpenReply(row.state) }, admin);
  if (row.bulkChangeId && row.targetId)
    await undoOnTarget(platform, transaction, admin, row.targetId, row.bulkChangeId);
  const target = row.targetId ? await lockTarget(transaction, row.targetId) : null;
  if (row.userId && target && (await hasOpen(transaction, row.userId, target.id)))
    throw alreadyDecided('They have answered again in the meantime. Decide about that.');
  if (!row.before || state !== row.before.state) throw await decidedSince(transaction, row);
  const { decidedAt, decidedBy, ...before } = row.before;
  // Their account may be gone.
  const isThere = decidedBy && (await selectNames(transaction, [decidedBy])).has(decidedBy);
  await updateReply(transaction, row.id, {
    ...before,
    decidedBy: isThere ? decidedBy : null,
    decidedAt: decidedAt ? new Date(decidedAt) : null,
    before: null,
    isTold: true,
  });
  if (row.ground === 'new-holder' && row.state === 'upheld' && target)
    await countFormerApart(transaction, [target.id]);
  await recordAct(transaction, admin, {
    action: 'reply.decide',
    subject: row.shown,
    subjectId: row.id,
    before: { state: row.state },
    after: { state },
  });
  await announceReply(transaction, target?.hash, admin.id);
}

async function letShow(
  platform: Platform,
  transaction: Queryable,
  admin: Viewer,
  row: ReplyRow,
  { shows, proven }: ReplyChange,
): Promise<void> {
  if (!isOpenReply(row.state)) throw await decidedSince(transaction, row);
  const target = row.targetId ? await lockTarget(transaction, row.targetId) : null;
  if (proven && !row.provenAt) await prove(platform, transaction, row, 'evidence');
  if (shows !== undefined) await updateReply(transaction, row.id, { shows });
  else if (!row.shows && target && !(await isSilenced(transaction, target.id)))
    await updateReply(transaction, row.id, { shows: true });
  await recordAct(transaction, admin, {
    action: 'reply.show',
    subject: row.shown,
    subjectId: row.id,
    before: { shows: row.shows, proven: row.provenAt !== null },
    after: { ...(shows !== undefined && { shows }), ...(proven && { proven }) },
  });
  await announceReply(transaction, target?.hash, admin.id);
}
