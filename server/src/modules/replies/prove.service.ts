import type { ProofMethod } from '@redflag/shared/replies';
import { PROOF_DAYS } from '@redflag/shared/replies';
import type { Queryable } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { ReplyRow } from './replies.queries.ts';
import { putProof } from './replies.queries.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Notes that the target of a locked, open reply is proven to be its holder's. A late proof leaves
 * reviewers at least half the time to decide.
 */
export async function prove(
  { config }: Pick<Platform, 'config'>,
  transaction: Queryable,
  { id, dueAt }: Pick<ReplyRow, 'id' | 'dueAt'>,
  method: ProofMethod,
): Promise<void> {
  const now = Date.now();
  const atLeast = now + (config.replyDays / 2) * DAY_MS;
  await putProof(transaction, id, {
    method,
    provenAt: new Date(now),
    provenUntil: new Date(now + PROOF_DAYS * DAY_MS),
    dueAt: new Date(Math.max(dueAt.getTime(), atLeast)),
  });
}
