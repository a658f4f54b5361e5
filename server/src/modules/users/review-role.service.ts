import type { AnyUser, ReviewRoleChange } from '@redflag/shared/accounts/users';
import { NO_REVIEW_ROLE } from '@redflag/shared/accounts/users';
import type { Sessions } from '#modules/accounts/index.ts';
import { changeRole, markOf } from '#modules/accounts/index.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { notFound, ProblemError } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import { presentUser } from './present-user.ts';
import { lockAnyUser } from './users.queries.ts';

/**
 * Gives a user a role in the review, or takes it. The person's sessions end, so that no screen or server
 * goes on with what they could do before, and they are emailed. An unchanged role has no effect.
 * @throws ProblemError 404 if there is no such account, 409 if it is an administrator's, a program's,
 * suspended, or of an address that nobody has confirmed
 */
export async function changeReviewRole(
  { database, jobs, config }: Platform,
  sessions: Sessions,
  admin: Viewer,
  id: string,
  { role }: ReviewRoleChange,
): Promise<AnyUser> {
  return database.transaction(async (transaction) => {
    const before = await lockAnyUser(transaction, id);
    if (!before) throw notFound('User');
    if (before.reviewRole === role) return presentUser(before, config);
    const isPerson = markOf(before) === null && before.emailVerifiedAt !== null;
    if (role && !(isPerson && before.status === 'active')) throw noReviewRole();
    const user = await changeRole({ jobs, sessions }, transaction, admin, before, role);
    return presentUser(user, config);
  });
}

function noReviewRole(): ProblemError {
  return new ProblemError({
    status: 409,
    code: NO_REVIEW_ROLE,
    detail: 'Only an active user with a confirmed email address can review.',
  });
}
