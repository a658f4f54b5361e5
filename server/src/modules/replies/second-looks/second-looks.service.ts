import type { NewSecondLook, SecondLook, SecondLooksQuery } from '@redflag/shared/replies';
import { ALREADY_ASKED, NOT_REJECTED, SECOND_LOOK_DAYS, TOO_LATE } from '@redflag/shared/replies';
import { uuidv7 } from 'uuidv7';
import { findSuspended, spendSuspendedLink } from '#modules/accounts/index.ts';
import { selectSuspender } from '#modules/audit/index.ts';
import { dueFrom } from '#modules/replies/deciding.ts';
import { storeReplyPicture } from '#modules/replies/reply-picture.ts';
import { announceReport } from '#modules/reports/index.ts';
import { announce } from '#platform/announcements/announcements.ts';
import type { Queryable } from '#platform/database/database.ts';
import { readCursor, toPage } from '#platform/database/lists/cursor.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { mayReview } from '#platform/http/permissions.ts';
import { forbidden, invalidField, notFound, ProblemError } from '#platform/http/problem.ts';
import type { UploadedFile } from '#platform/http/request-body/request-body.ts';
import { dateText } from '#platform/messages/mails/action-mail.ts';
import type { PictureSize } from '#platform/pictures/picture-store.ts';
import { describePicture } from '#platform/pictures/picture-store.ts';
import type { Platform } from '#platform/platform.ts';
import { openRateLimit, takeAll } from '#platform/rate-limits/rate-limits.ts';
import { presentSecondLooks } from './present.service.ts';
import type { Rejection, SecondLookRow } from './second-looks.queries.ts';
import {
  countSecondLooks,
  insertSecondLook,
  selectLookedAt,
  selectRejection,
  selectSecondLook,
  selectSecondLookAt,
  selectSecondLooks,
} from './second-looks.queries.ts';

const DAY_MS = 24 * 3_600_000;

type Answer = (
  viewer: Viewer,
  reportId: string,
  answer: NewSecondLook & { picture?: UploadedFile | undefined },
) => Promise<SecondLook>;

/**
 * Takes what a reporter says of the rejection of their report, once and within some days. Only they and
 * reviewers see it.
 * @throws ProblemError 404 if it is not their report, 409 if it is not rejected, was answered, or the
 * days are over, 422 for an unusable picture, 429 for too many of one person
 */
export function openAnswering(platform: Platform): Answer {
  const { database } = platform;
  const limit = openRateLimit(database, 'second-looks');
  return async (viewer, reportId, { text, picture }) => {
    await requireAnswerable(database, viewer, reportId);
    const giveBack = await takeAll([{ limit, key: viewer.id }]);
    const id = uuidv7();
    try {
      const pictureKey = picture ? await storeReplyPicture(platform, viewer.id, id, picture) : null;
      const row = await database.transaction(async (transaction) => {
        const { report, decidedBefore } = await requireAnswerable(transaction, viewer, reportId, {
          forUpdate: true,
        });
        const now = new Date();
        const added = await insertSecondLook(transaction, {
          ...{ id, reportId, userId: viewer.id, text, pictureKey, decidedBefore },
          createdAt: now,
          dueAt: dueFrom(now, platform),
        });
        if (!added) throw alreadyAsked();
        await announceReport(transaction, report, viewer.id);
        return added;
      });
      const [look] = await presentSecondLooks(database, viewer, [row]);
      if (!look) throw notFound('Report');
      return look;
    } catch (error) {
      await giveBack();
      throw error;
    }
  };
}

async function requireAnswerable(
  database: Queryable,
  viewer: Viewer,
  reportId: string,
  options?: { forUpdate: boolean },
) {
  const report = await requireOwn(database, viewer, reportId, options);
  if (await selectSecondLookAt(database, reportId)) throw alreadyAsked();
  const rejection = await selectRejection(database, reportId);
  const until = rejection && untilWhen(report, rejection);
  if (!until) {
    const detail = 'This report is not rejected, so there is nothing to answer.';
    throw new ProblemError({ status: 409, code: NOT_REJECTED, detail });
  }
  if (until < new Date()) {
    const detail = `You could answer until ${dateText(until)}. That is over.`;
    throw new ProblemError({ status: 409, code: TOO_LATE, detail });
  }
  return { report, decidedBefore: rejection?.changedBy ?? null };
}

async function requireOwn(
  database: Queryable,
  viewer: Viewer,
  reportId: string,
  options?: { forUpdate: boolean },
) {
  const report = await selectLookedAt(database, reportId, options);
  if (report?.reporterId !== viewer.id) throw notFound('Report');
  return report;
}

/** Returns until when the present rejection of a report may be answered; null if it may not. */
function untilWhen(
  { status }: { status: string },
  { to, changedAt, isAnswerable }: Rejection,
): Date | null {
  if (status !== to || !isAnswerable) return null;
  return new Date(changedAt.getTime() + SECOND_LOOK_DAYS * DAY_MS);
}

function alreadyAsked(): ProblemError {
  const detail = 'You have already answered this. That is possible once.';
  return new ProblemError({ status: 409, code: ALREADY_ASKED, detail });
}

/**
 * Returns what the viewer answered to the rejection of their report, and until when they can.
 * @throws ProblemError 404 if it is not their report
 */
export async function readAnswer({ database }: Platform, viewer: Viewer, reportId: string) {
  const report = await requireOwn(database, viewer, reportId);
  const row = await selectSecondLookAt(database, reportId);
  const [answer = null] = row ? await presentSecondLooks(database, viewer, [row]) : [];
  if (answer) return { until: null, answer };
  const rejection = await selectRejection(database, reportId);
  const until = rejection && untilWhen(report, rejection);
  return { until: until && until > new Date() ? until.toISOString() : null, answer };
}

/** @throws ProblemError 404 if there is none, it has no picture, or it is another's and the viewer no reviewer */
export async function readAnswerPicture(
  { database, files }: Platform,
  viewer: Viewer,
  id: string,
  size: PictureSize,
) {
  const row = await selectSecondLook(database, id);
  const isSeen =
    row?.userId === viewer.id || (row?.reportId ? mayReview(viewer) : viewer.role === 'admin');
  if (!isSeen || !row?.pictureKey) throw notFound('Picture');
  return { ...describePicture(files, row.pictureKey, size), etag: `"${id}-${size}"` };
}

/** @throws ProblemError 422 if the link of a suspended person was used, or its days are over */
export async function checkLink({ database }: Platform, token: string) {
  const person = await findSuspended(database, token);
  if (!person) throw deadLink();
  return { username: person.username, until: person.until.toISOString() };
}

/**
 * Takes what a suspended person says, and uses up their link.
 * @throws ProblemError 422 if it was used, or its days are over
 */
export async function askAboutSuspension(
  platform: Platform,
  { token, text }: { token: string; text: string },
): Promise<{ due: string }> {
  const now = new Date();
  const dueAt = dueFrom(now, platform);
  await platform.database.transaction(async (transaction) => {
    const userId = await spendSuspendedLink(transaction, token);
    if (!userId) throw deadLink();
    const decidedBefore = await selectSuspender(transaction, userId);
    const look = { userId, text, decidedBefore, createdAt: now, dueAt };
    if (!(await insertSecondLook(transaction, look))) throw alreadyAsked();
    await announce(transaction, { name: 'user', audience: { role: 'admin' }, id: userId });
  });
  return { due: dueAt.toISOString() };
}

function deadLink(): ProblemError {
  return invalidField(
    'token',
    `This link does not work any more. It works once, for ${SECOND_LOOK_DAYS} days after the suspension.`,
    'second-look/dead-link',
  );
}

/** For reviewers: returns one page of second looks, newest first; those at suspensions to administrators alone. */
export async function listSecondLooks(
  { database }: Platform,
  viewer: Viewer,
  { cursor, ...given }: SecondLooksQuery,
) {
  const isAdmin = viewer.role === 'admin';
  // Whose they are is not for reviewers to know.
  if (!isAdmin && (given.about === 'suspension' || given.userId)) throw forbidden();
  const query = isAdmin ? given : { ...given, about: 'report' as const };
  const [total, rows] = await Promise.all([
    countSecondLooks(database, query),
    selectSecondLooks(database, query, readCursor(cursor)),
  ]);
  const { items, nextCursor } = toPage<SecondLookRow, SecondLookRow>(
    rows,
    query.limit,
    (row) => row,
  );
  return { items: await presentSecondLooks(database, viewer, items), nextCursor, total };
}
