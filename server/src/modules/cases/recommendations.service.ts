import type {
  Accuracy,
  CheckedCase,
  NewRecommendation,
  NextCheck,
  Recommendation,
} from '@redflag/shared/review/recommendations';
import { TRUSTED } from '@redflag/shared/review/recommendations';
import { presentNameless } from '#modules/reports/index.ts';
import { presentTarget, selectTargets } from '#modules/targets/index.ts';
import { announce } from '#platform/announcements/announcements.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import { selectQueue, selectWaiting } from './cases.queries.ts';
import {
  insertRecommendation,
  lockCase,
  lockCheckersCase,
  putCheckersCase,
  selectAccuracy,
  selectCheckable,
  selectRecommendations,
} from './recommendations.queries.ts';

/** So many cases of the queue are looked at together. */
const AT_ONCE = 50;
const NOTHING_DECIDED: Accuracy = { decided: 0, right: 0 };

/**
 * Gives a checker a case, or the one that they have. Which one is for them is left to chance among the
 * first that wait, so that checkers who work together cannot choose.
 */
export async function giveNext(platform: Platform, checker: Viewer): Promise<NextCheck> {
  const targetId = await platform.database.transaction(async (transaction) => {
    const last = await lockCheckersCase(transaction, checker.id);
    const found = await findNext(transaction, checker.id, last);
    if (found) await putCheckersCase(transaction, checker.id, found);
    return found;
  });
  return {
    case: targetId ? await readForChecker(platform, checker, targetId) : null,
    accuracy: await readAccuracy(platform.database, checker.id),
  };
}

async function findNext(
  transaction: Queryable,
  userId: string,
  last: string | null,
): Promise<string | null> {
  const held = last ? await selectCheckable(transaction, userId, [last], last) : [];
  if (held[0]) return held[0];
  let after: Awaited<ReturnType<typeof selectQueue>>[number] | undefined;
  for (;;) {
    const places = await selectQueue(transaction, {}, after ?? null, AT_ONCE);
    const ids = places.map(({ targetId }) => targetId);
    const [found] = await selectCheckable(transaction, userId, ids, last);
    if (found) return found;
    if (places.length <= AT_ONCE) return null;
    after = places.at(-1);
  }
}

async function readForChecker(
  platform: Platform,
  checker: Viewer,
  targetId: string,
): Promise<CheckedCase | null> {
  const target = (await selectTargets(platform.database, [targetId])).get(targetId);
  const waiting = await selectWaiting(platform.database, targetId);
  // Decided in between.
  if (!target || waiting.length === 0) return null;
  return {
    target: presentTarget(platform, target, target.shown),
    reports: waiting.map((row) => presentNameless(row, checker)),
  };
}

/**
 * Stores what a checker says of the case that they have. It moves the case up if enough agree whose
 * accuracy can be trusted, and decides nothing.
 * @throws ProblemError 409 if they do not have the case, or it was decided in the meantime
 */
export async function recommend(
  { database }: Platform,
  { id: userId }: Viewer,
  targetId: string,
  recommendation: NewRecommendation,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const held = await lockCheckersCase(transaction, userId);
    const waits = await lockCase(transaction, targetId);
    const [mine] =
      held === targetId && waits
        ? await selectCheckable(transaction, userId, [targetId], targetId)
        : [];
    if (!mine) throw notTheirs();
    const counts = isTrusted(await readAccuracy(transaction, userId));
    await insertRecommendation(transaction, { targetId, userId, counts, ...recommendation });
    await announce(transaction, {
      name: 'case',
      audience: { role: 'admin' },
      id: targetId,
      by: userId,
    });
  });
}

/** Returns what checkers said of a case since its oldest waiting report was filed. */
export async function readRecommendations(
  database: Queryable,
  targetId: string,
  waiting: { createdAt: Date }[],
): Promise<Recommendation[]> {
  if (waiting.length === 0) return [];
  const since = new Date(Math.min(...waiting.map(({ createdAt }) => createdAt.getTime())));
  const rows = await selectRecommendations(database, targetId, since);
  if (rows.length === 0) return [];
  const accuracy = await selectAccuracy(
    database,
    rows.map(({ userId }) => userId),
  );
  return rows.map(({ userId, username, createdAt, ...said }) => ({
    ...said,
    by: username,
    accuracy: accuracy.get(userId) ?? NOTHING_DECIDED,
    createdAt: createdAt.toISOString(),
  }));
}

function notTheirs(): ProblemError {
  return new ProblemError({
    status: 409,
    code: 'recommendation/not-yours',
    detail: 'Somebody has decided this case, or it is not the one that you were given.',
  });
}

/** Returns whether what a checker says moves cases: of few decided cases nobody can tell. */
function isTrusted({ decided, right }: Accuracy): boolean {
  return decided < TRUSTED.from || right >= TRUSTED.right * decided;
}

export async function readAccuracy(database: Queryable, userId: string): Promise<Accuracy> {
  return (await selectAccuracy(database, [userId])).get(userId) ?? NOTHING_DECIDED;
}
