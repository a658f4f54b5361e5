import type { Me } from '@redflag/shared/accounts';
import type { UserChange } from '@redflag/shared/users';
import { announce } from '../../platform/live.ts';
import type { Viewer } from '../../platform/permissions.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound, ProblemError } from '../../platform/problem.ts';
import type { Sessions } from '../accounts/index.ts';
import { presentMe } from '../accounts/index.ts';
import { recordAct } from '../audit/index.ts';
import { lockAdmins, selectAnyUser, updateAnyUser } from './users.queries.ts';

/** @throws ProblemError 404 when there is no such account */
export async function readUser({ database }: Platform, id: string): Promise<Me> {
  const user = await selectAnyUser(database, id);
  if (!user) throw notFound('User');
  return presentMe(user);
}

/**
 * Suspends an account, which ends its sessions and live streams at once, or lets it in again.
 * @throws ProblemError 404 when there is no such account, 409 for oneself and the last administrator
 */
export async function changeUser(
  { database }: Platform,
  sessions: Sessions,
  admin: Viewer,
  id: string,
  change: UserChange,
): Promise<Me> {
  return database.transaction(async (transaction) => {
    if (change.status === 'suspended') {
      const admins = await lockAdmins(transaction);
      if (id === admin.id || admins.every((other) => other === id)) {
        throw new ProblemError({
          status: 409,
          code: 'user/last-admin',
          detail: 'You cannot suspend yourself or the last administrator.',
        });
      }
    }
    const before = await selectAnyUser(transaction, id);
    const user = await updateAnyUser(transaction, id, change);
    if (!before || !user) throw notFound('User');
    await recordAct(transaction, admin, {
      action: 'user.status',
      subject: user.username,
      subjectId: id,
      before: { status: before.status },
      after: { status: user.status },
    });
    if (change.status === 'suspended') await sessions.endAll(transaction, id);
    await announce(transaction, { name: 'user', audience: { role: 'admin' }, id });
    return presentMe(user);
  });
}
