import type { SecondLook } from '@redflag/shared/replies';
import { selectActiveAdmins, selectActiveReviewers } from '#modules/alerts/index.ts';
import { mayDecide } from '#modules/replies/deciding.ts';
import { selectNames } from '#modules/replies/replies.queries.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { mayReview } from '#platform/http/permissions.ts';
import type { SecondLookRow } from './second-looks.queries.ts';

/** Returns second looks as who asked or a reviewer sees them. */
export async function presentSecondLooks(
  database: Queryable,
  viewer: Viewer,
  rows: SecondLookRow[],
): Promise<SecondLook[]> {
  const isReviewer = mayReview(viewer);
  const people = rows.flatMap(({ userId, decidedBy }) =>
    [userId, decidedBy].filter((id) => id !== null),
  );
  const names = await selectNames(database, [...new Set(people)]);
  const reviewers = isReviewer ? await selectActiveReviewers(database) : [];
  const admins = viewer.role === 'admin' ? await selectActiveAdmins(database) : [];
  return rows.map((row) => {
    // Until then it can be taken back.
    const isDecided = isReviewer || row.isTold;
    return {
      id: row.id,
      reportId: row.reportId,
      userId: viewer.role === 'admin' || row.userId === viewer.id ? row.userId : null,
      username: names.get(row.userId ?? '') ?? null,
      text: row.text,
      picture: row.pictureKey && `/v1/second-looks/${row.id}/picture`,
      state: isDecided ? row.state : 'waiting',
      createdAt: row.createdAt.toISOString(),
      due: row.dueAt.toISOString(),
      decidedAt: (isDecided && row.decidedAt?.toISOString()) || null,
      reason: isDecided ? row.reason : null,
      ...(isReviewer && {
        review: {
          decidedBy: names.get(row.decidedBy ?? '') ?? null,
          mayDecide: mayDecide(row, viewer, row.reportId ? reviewers : admins),
        },
      }),
    };
  });
}
