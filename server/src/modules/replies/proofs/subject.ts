import type { ProofMethod } from '@redflag/shared/replies';
import { isOpenReply } from '@redflag/shared/replies';
import type { Keyed } from '@redflag/shared/targets';
import { alreadyDecided } from '#modules/replies/deciding.ts';
import { prove } from '#modules/replies/prove.service.ts';
import type { ReplyRow } from '#modules/replies/replies.queries.ts';
import { lockTarget } from '#modules/replies/replies.queries.ts';
import { announceReply, lockOwnReply } from '#modules/replies/replies.service.ts';
import { selectTargets } from '#modules/targets/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { notFound } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';

/** An own, open reply, and the target that is to be proven. */
export interface Subject {
  reply: ReplyRow;
  target: Keyed;
}

/**
 * Returns an own, open reply, locked if a transaction is given, and its target.
 * @throws ProblemError 404, 403 if it is another's, 409 if it was decided or taken back
 */
export async function readSubject(
  database: Queryable,
  viewer: Viewer,
  id: string,
): Promise<Subject> {
  const reply = await lockOwnReply(database, viewer, id);
  if (!isOpenReply(reply.state)) throw alreadyDecided();
  const { targetId } = reply;
  const target = targetId && (await selectTargets(database, [targetId])).get(targetId);
  if (!target) throw notFound('Target');
  return { reply, target };
}

/** Notes that the target of a locked reply is proven, and announces it. */
export async function noteProof(
  platform: Platform,
  transaction: Queryable,
  viewer: Viewer,
  { reply }: Subject,
  method: ProofMethod,
): Promise<void> {
  const target = reply.targetId ? await lockTarget(transaction, reply.targetId) : null;
  await prove(platform, transaction, reply, method);
  await announceReply(transaction, target?.hash, viewer.id);
}
