import { isReplyDecision, SECOND_LOOK_DAYS } from '@redflag/shared/replies';
import { UNDO_SECONDS } from '@redflag/shared/review/values';
import { wordKey } from '@redflag/shared/targets/target.words';
import { tellIfEnded } from '#modules/alerts/index.ts';
import { notify } from '#modules/notifications/index.ts';
import { selectTargets } from '#modules/targets/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import { queue } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { isToTell } from './deciding.ts';
import { hideOthers, selectChangedBy, selectReply, updateReply } from './replies.queries.ts';

export const decisionsToTell = queue<{ replyId: string; decidedAt: string }>(
  'replies.decision',
  'Tell holders of decisions',
  `Tells who objected to reports how it was decided, ${UNDO_SECONDS} seconds later: until then it can be undone.`,
);

export function decisionTellingJobs(platform: Platform): void {
  platform.jobs.work(decisionsToTell, ({ replyId, decidedAt }) =>
    tellDecision(platform, replyId, new Date(decidedAt)),
  );
}

/** Tells the holder of a decision, and people who were alerted, once, unless it was taken back. */
export async function tellDecision(
  platform: Platform,
  replyId: string,
  decidedAt: Date,
): Promise<void> {
  await platform.database.transaction(async (transaction) => {
    const row = await selectReply(transaction, replyId, { forUpdate: true });
    if (!row || !isToTell(row, decidedAt)) return;
    const { userId, state, shown: target, reason, targetId } = row;
    if (state === 'refused' && row.provenAt) await hideOthers(transaction, row);
    await updateReply(transaction, replyId, { isTold: true, before: null });
    const named = targetId && (await selectTargets(transaction, [targetId])).get(targetId);
    if (state === 'upheld' && named)
      await tellIfEnded(platform, transaction, named.id, wordKey(named));
    if (row.bulkChangeId) await inviteAnswers(transaction, row.bulkChangeId, decidedAt);
    if (!userId || !isReplyDecision(state)) return;
    await notify(transaction, {
      userId,
      kind: 'reply-decided',
      parameters: {
        ...{ replyId, target, state, reason },
        mayAppeal: state === 'refused' && !row.appealedAt,
      },
    });
  });
}

const DAY_MS = 24 * 3_600_000;

/** Asks the reporters of reports that were rejected or closed for a reply what happened to them. */
async function inviteAnswers(
  transaction: Queryable,
  bulkChangeId: string,
  decidedAt: Date,
): Promise<void> {
  const until = new Date(decidedAt.getTime() + SECOND_LOOK_DAYS * DAY_MS).toISOString();
  const reports = await selectChangedBy(transaction, bulkChangeId);
  await notify(
    transaction,
    ...reports.flatMap(({ id: reportId, reporterId: userId, target }) =>
      userId
        ? { userId, reportId, kind: 'answer-invited' as const, parameters: { target, until } }
        : [],
    ),
  );
}
