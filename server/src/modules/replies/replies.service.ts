import { categoryLabel } from '@redflag/shared/categories/category.words';
import type { NewReply, RepliesQuery, Reply } from '@redflag/shared/replies';
import {
  ALREADY_OPEN,
  HAS_PICTURE,
  isOpenReply,
  NOT_REFUSED,
  sinceProblem,
} from '@redflag/shared/replies';
import { uuidv7 } from 'uuidv7';
import { z } from 'zod';
import { notify } from '#modules/notifications/index.ts';
import { namesFor, readPrints, selectTargets } from '#modules/targets/index.ts';
import { announce } from '#platform/announcements/announcements.ts';
import type { Queryable } from '#platform/database/database.ts';
import { readCursor, readKey, toPage, toPageBy } from '#platform/database/lists/cursor.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { mayReview } from '#platform/http/permissions.ts';
import { forbidden, invalidField, notFound, ProblemError } from '#platform/http/problem.ts';
import type { UploadedFile } from '#platform/http/request-body/request-body.ts';
import type { PictureSize } from '#platform/pictures/picture-store.ts';
import { describePicture } from '#platform/pictures/picture-store.ts';
import type { Platform } from '#platform/platform.ts';
import { openRateLimit, takeAll } from '#platform/rate-limits/rate-limits.ts';
import { alreadyDecided, dueFrom } from './deciding.ts';
import { presentReplies } from './present.service.ts';
import type { OpenReplyRow, ReplyRow } from './replies.queries.ts';
import {
  countReplies,
  hideOthers,
  insertReply,
  isSilenced,
  lockTarget,
  selectOpenReplies,
  selectReplies,
  selectReply,
  updateReply,
} from './replies.queries.ts';
import { storeReplyPicture } from './reply-picture.ts';

type AddReply = (
  viewer: Viewer,
  targetId: string,
  reply: NewReply & { picture?: UploadedFile | undefined },
) => Promise<Reply>;

/**
 * Takes what the holder of a target says of the reports on it. Nobody but them and reviewers sees it
 * before it is decided; unless they prove that the target is theirs, nothing of it shows anywhere.
 * @throws ProblemError 404 if there is no such target, 409 for a second open one, 422 for a new holder
 * without a date or an unusable picture, 429 for too many of one person
 */
export function openReplying(platform: Platform): AddReply {
  const { database } = platform;
  const limit = openRateLimit(database, 'replies');
  return async (viewer, targetId, { picture, statement, ...reply }) => {
    const target = (await selectTargets(database, [targetId])).get(targetId);
    if (!target) throw notFound('Target');
    // By an id alone nobody learns a name that they may not read.
    const nameOf = await namesFor(platform, { ...viewer, role: 'user' }, [target]);
    const problem = sinceProblem(reply, new Date());
    if (problem) throw invalidField('since', problem);
    const people = [viewer.id, ...(await readPrints(platform, viewer.id))];
    const giveBack = await takeAll(people.map((key) => ({ limit, key: String(key) })));
    const id = uuidv7();
    try {
      const pictureKey = picture ? await storeReplyPicture(platform, viewer.id, id, picture) : null;
      const row = await database.transaction(async (transaction) => {
        const locked = await lockTarget(transaction, targetId);
        if (!locked) throw notFound('Target');
        const now = new Date();
        const added = await insertReply(transaction, {
          id,
          targetId,
          shown: nameOf(target) || categoryLabel(target.category),
          userId: viewer.id,
          ...reply,
          statement: statement || null,
          pictureKey,
          shows: !(await isSilenced(transaction, targetId)),
          createdAt: now,
          dueAt: dueFrom(now, platform),
        });
        if (!added) throw alreadyOpen();
        await notify(transaction, {
          userId: viewer.id,
          kind: 'reply-filed',
          parameters: { replyId: id, target: added.shown, due: added.dueAt.toISOString() },
        });
        await announceReply(transaction, locked.hash, viewer.id);
        return added;
      });
      return requirePresented(platform, viewer, row);
    } catch (error) {
      await giveBack();
      throw error;
    }
  };
}

function alreadyOpen(): ProblemError {
  const detail = 'You have already told us about this. We will decide about that first.';
  return new ProblemError({ status: 409, code: ALREADY_OPEN, detail });
}

/** Announces that the verdict on a target, or its case, may have changed. */
export async function announceReply(
  database: Queryable,
  targetHash: string | undefined,
  by?: string,
): Promise<void> {
  await announce(database, {
    name: 'report',
    audience: { role: 'admin' },
    ...(targetHash && { target: targetHash }),
    ...(by && { by }),
  });
}

async function requirePresented(platform: Platform, viewer: Viewer, row: ReplyRow): Promise<Reply> {
  const [reply] = await presentReplies(platform, viewer, [row]);
  if (!reply) throw notFound('Reply');
  return reply;
}

const placeSchema = z.tuple([z.boolean(), z.iso.datetime(), z.uuid()]);

/**
 * Returns one page of the viewer's replies, newest first; of everybody's for reviewers. Those that are open
 * come in the order in which they are decided.
 */
export async function listReplies(
  platform: Platform,
  viewer: Viewer,
  { cursor, ...query }: RepliesQuery,
) {
  const { database } = platform;
  const owner = mayReview(viewer) ? null : viewer.id;
  const [total, { items, nextCursor }] = await Promise.all([
    countReplies(database, owner, query),
    query.open === 'true'
      ? selectOpenReplies(database, owner, query, readKey(cursor, placeSchema)).then((rows) =>
          toPageBy(rows, query.limit, placeOf, (row) => row),
        )
      : selectReplies(database, owner, query, readCursor(cursor)).then((rows) =>
          toPage(rows, query.limit, (row) => row),
        ),
  ]);
  return { items: await presentReplies(platform, viewer, items), nextCursor, total };
}

const placeOf = ({ unproven, dueAt, id }: OpenReplyRow) => [unproven, dueAt, id];

/** @throws ProblemError 404, also if it is another's and the viewer is no reviewer */
export async function requireReply(
  database: Queryable,
  viewer: Viewer,
  id: string,
  options?: { forUpdate: boolean },
): Promise<ReplyRow> {
  const row = await selectReply(database, id, options);
  if (!row || (row.userId !== viewer.id && !mayReview(viewer))) throw notFound('Reply');
  return row;
}

/** Returns an own reply, locked. Throws ProblemError 404, 403 if it is another's. */
export async function lockOwnReply(
  database: Queryable,
  viewer: Viewer,
  id: string,
): Promise<ReplyRow> {
  const row = await requireReply(database, viewer, id, { forUpdate: true });
  if (row.userId !== viewer.id) throw forbidden();
  return row;
}

export async function readReply(platform: Platform, viewer: Viewer, id: string): Promise<Reply> {
  return requirePresented(platform, viewer, await requireReply(platform.database, viewer, id));
}

/** @throws ProblemError 404 if there is no such reply or it has no picture */
export async function readReplyPicture(
  { database, files }: Platform,
  viewer: Viewer,
  id: string,
  size: PictureSize,
) {
  const { pictureKey } = await requireReply(database, viewer, id);
  if (!pictureKey) throw notFound('Picture');
  return { ...describePicture(files, pictureKey, size), etag: `"${id}-${size}"` };
}

/**
 * Adds a picture to an own, open reply that was sent without one: for evidence that is asked for later.
 * @throws ProblemError 404, 403 if it is another's, 409 if it was decided or has a picture, 422 for an
 * unusable one
 */
export async function addReplyPicture(
  platform: Platform,
  viewer: Viewer,
  id: string,
  picture: UploadedFile,
): Promise<Reply> {
  const { database } = platform;
  const requireWithout = async (queryable: Queryable) => {
    const row = await lockOwnReply(queryable, viewer, id);
    if (!isOpenReply(row.state)) throw alreadyDecided();
    if (!row.pictureKey) return row;
    const detail = 'It has a picture already. Take the answer back to send another one.';
    throw new ProblemError({ status: 409, code: HAS_PICTURE, detail });
  };
  await requireWithout(database);
  const pictureKey = await storeReplyPicture(platform, viewer.id, uuidv7(), picture);
  await database.transaction(async (transaction) => {
    const { targetId } = await requireWithout(transaction);
    await updateReply(transaction, id, { pictureKey });
    const target = targetId ? await lockTarget(transaction, targetId) : null;
    await announceReply(transaction, target?.hash, viewer.id);
  });
  return readReply(platform, viewer, id);
}

/** After its holder did something, a decision is not taken back behind them. */
const noLongerTakenBack = { before: null, isTold: true };

/**
 * Takes an own reply back, also a statement that is published. Of an appeal the refusal is left.
 * @throws ProblemError 404, 403 if it is another's, 409 if it was decided otherwise
 */
export async function withdraw(platform: Platform, viewer: Viewer, id: string): Promise<void> {
  await platform.database.transaction(async (transaction) => {
    const { state, targetId } = await lockOwnReply(transaction, viewer, id);
    if (state === 'withdrawn') return;
    if (state === 'upheld' || state === 'refused') throw alreadyDecided();
    const target = targetId ? await lockTarget(transaction, targetId) : null;
    await updateReply(transaction, id, {
      state: state === 'appealed' ? 'refused' : 'withdrawn',
      ...noLongerTakenBack,
    });
    await announceReply(transaction, target?.hash, viewer.id);
  });
}

/**
 * Asks once to decide a refused reply again, by another administrator where there is one.
 * @throws ProblemError 404, 403 if it is another's, 409 if it is not refused, was appealed before, or
 * another one on the target is open
 */
export async function appeal(
  platform: Platform,
  viewer: Viewer,
  id: string,
  text: string,
): Promise<Reply> {
  await platform.database.transaction(async (transaction) => {
    const row = await lockOwnReply(transaction, viewer, id);
    const { state, appealedAt, targetId } = row;
    if (state !== 'refused' || appealedAt) {
      const detail = appealedAt ? 'You can ask for this once only.' : 'This was not refused.';
      throw new ProblemError({ status: 409, code: NOT_REFUSED, detail });
    }
    const target = targetId ? await lockTarget(transaction, targetId) : null;
    if (!target) throw notFound('Target');
    const isOtherOpen = await hasOpen(transaction, viewer.id, target.id);
    if (isOtherOpen) throw alreadyOpen();
    if (row.provenAt && !row.isTold) await hideOthers(transaction, row);
    const now = new Date();
    await updateReply(transaction, id, {
      ...noLongerTakenBack,
      state: 'appealed',
      appealText: text,
      appealedAt: now,
      dueAt: dueFrom(now, platform),
      remindedAt: null,
    });
    await announceReply(transaction, target.hash, viewer.id);
  });
  return readReply(platform, viewer, id);
}

/** Whether somebody has a reply on a target that waits for a decision. */
export async function hasOpen(
  database: Queryable,
  userId: string,
  targetId: string,
): Promise<boolean> {
  for (const state of ['waiting', 'appealed'] as const)
    if (await countReplies(database, userId, { state, targetId })) return true;
  return false;
}
