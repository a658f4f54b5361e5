import type { AnyUser, ReviewedFirstChange } from '@redflag/shared/accounts/users';
import { recordAct } from '#modules/audit/index.ts';
import { noteAbout } from '#modules/notes/index.ts';
import { suspensions } from '#modules/targets/index.ts';
import { announce } from '#platform/announcements/announcements.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { forbidden, notFound } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import { presentUser } from './present-user.ts';
import { lockAnyUser, updateAnyUser } from './users.queries.ts';

/**
 * Lets reviewers look at what a person reports from now on before others read it and it counts, or no longer,
 * which also shows what waits. The person gets no message; it stands in their download. An unchanged mark has
 * no effect.
 * @throws ProblemError 404 if there is no such account, 403 for the viewer's own
 */
export async function changeReviewedFirst(
  { database, jobs, config }: Platform,
  admin: Viewer,
  id: string,
  { reviewedFirst, ...why }: ReviewedFirstChange & { reason?: string },
): Promise<AnyUser> {
  if (id === admin.id) throw forbidden('Another administrator decides this about you.');
  return database.transaction(async (transaction) => {
    const before = await lockAnyUser(transaction, id);
    if (!before) throw notFound('User');
    if (before.isReviewedFirst === reviewedFirst) return presentUser(before, config);
    const user = await updateAnyUser(transaction, id, { isReviewedFirst: reviewedFirst });
    await recordAct(transaction, admin, {
      action: 'user.reviewed-first',
      subject: user.username,
      subjectId: id,
      before: { reviewedFirst: before.isReviewedFirst },
      after: { reviewedFirst, ...why },
    });
    if (why.reason) {
      await noteAbout(transaction, admin, { userId: id }, `Always review first: ${why.reason}`);
    }
    if (!reviewedFirst) await jobs.enqueue(transaction, suspensions, { userId: id });
    await announce(transaction, { name: 'user', audience: { role: 'admin' }, id, by: admin.id });
    return presentUser(user, config);
  });
}
