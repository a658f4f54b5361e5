import type {
  ReviewFigures,
  SecondReview,
  SecondReviewDecision,
} from '@redflag/shared/review/reviewing';
import { OWN_FIRST_DAYS } from '@redflag/shared/review/values';
import { heldByDecider, refuseHolder } from '#modules/own-matters/index.ts';
import { presentNameless, readEvidence, selectReport } from '#modules/reports/index.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { notFound, ProblemError } from '#platform/http/problem.ts';
import type { PictureSize } from '#platform/pictures/picture-store.ts';
import type { Platform } from '#platform/platform.ts';
import {
  lockReview,
  selectFigures,
  selectNextReviews,
  selectReviewedReport,
  updateReview,
} from './reviewing.queries.ts';

/** Returns the decision that waits longest for a reviewer's second or third opinion, if any does. */
export async function readNextReview(
  { database }: Platform,
  reviewer: Viewer,
): Promise<{ review: SecondReview | null }> {
  const waiting = await selectNextReviews(database, reviewer.id);
  const targetIds = waiting.map(({ targetId }) => targetId);
  const own = await heldByDecider(database, reviewer, targetIds);
  const row = waiting.find(({ targetId }) => !own.has(targetId))?.review;
  const report = row && (await selectReport(database, row.reportId));
  if (!report) return { review: null };
  const { id, firstStatus, firstReason, secondStatus, secondReason } = row;
  const first = { status: firstStatus, reason: firstReason };
  const { id: _, evidence, ...nameless } = presentNameless(report, reviewer);
  return {
    review: {
      id,
      category: report.categoryValue,
      target: report.target,
      report: {
        ...nameless,
        evidence: evidence && { ...evidence, url: `/v1/second-reviews/${id}/evidence` },
      },
      differing: secondStatus
        ? [first, { status: secondStatus, reason: secondReason }].toSorted((one, other) =>
            one.status.localeCompare(other.status),
          )
        : null,
    },
  };
}

/**
 * Returns the picture of a report that is looked at again, without the report's id.
 * @throws ProblemError 404 if there is none
 */
export async function readReviewEvidence(
  platform: Platform,
  reviewer: Viewer,
  id: string,
  size: PictureSize,
) {
  const reportId = await selectReviewedReport(platform.database, id);
  if (!reportId) throw notFound('Picture');
  const picture = await readEvidence(platform, reviewer, reportId, size);
  return { ...picture, etag: `"${id}-${size}"` };
}

/**
 * Stores what a second reviewer, or a third one where two differ, would decide. It changes no report: the
 * third opens it where its status is another one.
 * @throws ProblemError 404 if there is none, 409 if it is not theirs to look at, or somebody else has
 */
export async function reviewAgain(
  { database }: Platform,
  reviewer: Viewer,
  id: string,
  decision: SecondReviewDecision,
): Promise<{ reportId: string; differs: boolean }> {
  return database.transaction(async (transaction) => {
    const row = await lockReview(transaction, id);
    if (!row) throw notFound('Decision');
    const isSeen = [row.firstBy, row.secondBy].includes(reviewer.id);
    const report = await selectReport(transaction, row.reportId);
    const isAgreed = row.secondStatus === row.firstStatus;
    if (isSeen || isAgreed || row.thirdStatus || !report || report.reporterId === reviewer.id)
      throw notTheirs();
    await refuseHolder(transaction, reviewer, [report.targetId]);
    const which = row.secondStatus ? 'third' : 'second';
    await updateReview(transaction, id, which, reviewer.id, decision);
    return {
      reportId: row.reportId,
      differs: decision.status !== (which === 'second' ? row.firstStatus : report.status),
    };
  });
}

function notTheirs(): ProblemError {
  return new ProblemError({
    status: 409,
    code: 'second-review/not-yours',
    detail: 'Somebody else has looked at it already, or it is your own.',
  });
}

/** Returns how the viewer reviews. */
export const readOwnFigures = ({ database }: Platform, viewer: Viewer): Promise<ReviewFigures> =>
  selectFigures(database, viewer.id, 0);

/** Returns how somebody reviews, without the newest decisions: the person sees those first. */
export const readFigures = ({ database }: Platform, id: string): Promise<ReviewFigures> =>
  selectFigures(database, id, OWN_FIRST_DAYS);
