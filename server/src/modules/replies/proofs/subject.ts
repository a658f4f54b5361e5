import type { ProofMethod } from '@redflag/shared/replies';
import { isOpenReply, PROOF_EXPIRED } from '@redflag/shared/replies';
import type { Keyed } from '@redflag/shared/targets';
import { alreadyDecided } from '#modules/replies/deciding.ts';
import { prove } from '#modules/replies/prove.service.ts';
import type { ReplyRow } from '#modules/replies/replies.queries.ts';
import { lockTarget } from '#modules/replies/replies.queries.ts';
import { announceReply, lockOwnReply } from '#modules/replies/replies.service.ts';
import { selectTargets } from '#modules/targets/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { notFound, ProblemError } from '#platform/http/problem.ts';
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

/**
 * Makes what was asked void, notes that the target of an own reply is proven, and announces it.
 * @param shown what the holder has shown to be theirs
 * @param takeAsked returns false if something else is asked now
 * @throws ProblemError as `readSubject` does, 409 if the reply is about something else now
 */
export async function noteProof(
  platform: Platform,
  transaction: Queryable,
  viewer: Viewer,
  shown: Subject,
  method: ProofMethod,
  takeAsked: () => Promise<boolean>,
): Promise<void> {
  const { reply, target: current } = await readSubject(transaction, viewer, shown.reply.id);
  if (current.key !== shown.target.key || !(await takeAsked())) throw expired();
  if (reply.provenAt) return;
  const target = reply.targetId ? await lockTarget(transaction, reply.targetId) : null;
  await prove(platform, transaction, reply, method);
  await announceReply(transaction, target?.hash, viewer.id);
}

/** The 409 for a proof that was not begun, or no longer can be checked. */
export function expired(): ProblemError {
  const detail = 'There is nothing to check, or its time is over. Please start the proof again.';
  return new ProblemError({ status: 409, code: PROOF_EXPIRED, detail });
}
