import type { Reply } from '@redflag/shared/replies';
import { selectActiveReviewers } from '#modules/alerts/index.ts';
import { readRecords } from '#modules/cases/index.ts';
import { namesFor, presentTarget, selectTargets } from '#modules/targets/index.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { mayReview } from '#platform/http/permissions.ts';
import type { Platform } from '#platform/platform.ts';
import { mayDecide } from './deciding.ts';
import { evidenceCode, proofMethodsFor } from './proofs/proof-methods.ts';
import type { ReplyRow } from './replies.queries.ts';
import { selectNames } from './replies.queries.ts';

/** Address of a reply's picture. */
const pictureUrl = (replyId: string) => `/v1/replies/${replyId}/picture`;

/** Returns replies as their holder or a reviewer sees them. */
export async function presentReplies(
  platform: Platform,
  viewer: Viewer,
  rows: ReplyRow[],
): Promise<Reply[]> {
  const { database } = platform;
  const targets = await selectTargets(
    database,
    rows.flatMap(({ targetId }) => targetId ?? []),
  );
  const nameOf = await namesFor(platform, viewer, [...targets.values()]);
  const reviewOf = mayReview(viewer) ? await reviewFor(platform, viewer, rows) : null;
  return rows.map((row) => {
    const target = targets.get(row.targetId ?? '');
    const { method, provenAt, provenUntil, appealText, appealedAt } = row;
    return {
      id: row.id,
      target: target ? presentTarget(platform, target, nameOf(target)) : null,
      shown: row.shown,
      ground: row.ground,
      since: row.since,
      text: row.text,
      picture: row.pictureKey && pictureUrl(row.id),
      state: row.state,
      proofMethods: target ? proofMethodsFor(platform, target) : [],
      proof:
        method && provenAt && provenUntil
          ? { method, at: provenAt.toISOString(), until: provenUntil.toISOString() }
          : null,
      createdAt: row.createdAt.toISOString(),
      due: row.dueAt.toISOString(),
      decidedAt: row.decidedAt?.toISOString() ?? null,
      reason: row.reason,
      statement: row.statement,
      appeal: appealedAt && { text: appealText ?? '', at: appealedAt.toISOString() },
      ...(reviewOf && { review: reviewOf(row) }),
    };
  });
}

/** Returns what reviewers also see of replies. */
async function reviewFor({ database }: Platform, viewer: Viewer, rows: ReplyRow[]) {
  const holderIds = rows.flatMap(({ userId }) => userId ?? []);
  const deciderIds = rows.flatMap(({ decidedBy }) => decidedBy ?? []);
  const names = await selectNames(database, [...new Set([...holderIds, ...deciderIds])]);
  const records = await readRecords(database, holderIds);
  const admins = await selectActiveReviewers(database);
  return (row: ReplyRow): Reply['review'] => {
    const id = row.userId ?? '';
    const record = records.get(id);
    const holderRecord = record ? { username: names.get(id) ?? '', ...record } : null;
    return {
      holder:
        holderRecord && (viewer.role === 'admin' || id === viewer.id)
          ? { id, ...holderRecord }
          : null,
      holderRecord,
      shows: row.shows,
      evidenceCode: evidenceCode(row.id),
      decidedBy: names.get(row.decidedBy ?? '') ?? null,
      mayDecide: mayDecide(askedIn(row), viewer, admins),
    };
  };
}

/** Returns what decides who may decide a reply: an appeal, another than who refused it. */
export function askedIn({
  userId,
  state,
  decidedBy,
}: Pick<ReplyRow, 'userId' | 'state' | 'decidedBy'>) {
  return { userId, decidedBefore: state === 'appealed' ? decidedBy : null };
}
