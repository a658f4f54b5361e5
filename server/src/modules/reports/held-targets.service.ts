import { ANOTHER_DECIDES } from '@redflag/shared/replies';
import { selectActiveAdmins } from '#modules/alerts/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { selectHeld } from './reports.queries.ts';

/** Returns which targets the administrator replied on as their holder, if another one can decide about them. */
export async function heldByDecider(
  transaction: Queryable,
  admin: Pick<Viewer, 'id'>,
  targetIds: string[],
): Promise<Set<string | null>> {
  const held = await selectHeld(transaction, targetIds, admin.id);
  if (held.size === 0) return held;
  const admins = await selectActiveAdmins(transaction);
  return admins.some((id) => id !== admin.id) ? held : new Set();
}

/** @throws ProblemError 409 if the target is the administrator's own, and another one can decide about it */
export async function refuseHolder(
  transaction: Queryable,
  admin: Pick<Viewer, 'id'>,
  targetId: string,
): Promise<void> {
  const held = await heldByDecider(transaction, admin, [targetId]);
  if (held.size > 0) throw new ProblemError({ status: 409, ...ofHolder });
}

/** The refusal of what is the administrator's own. */
export const ofHolder = {
  code: ANOTHER_DECIDES,
  detail: 'You said that this is yours. Another administrator decides about it.',
};
