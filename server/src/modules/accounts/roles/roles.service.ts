import type { StaffRole } from '@redflag/shared/accounts';
import type { User } from '#modules/accounts/accounts.queries.ts';
import { updateRoles } from '#modules/accounts/accounts.queries.ts';
import type { Sessions } from '#modules/accounts/sessions/sessions.service.ts';
import { recordAct } from '#modules/audit/index.ts';
import { announce } from '#platform/announcements/announcements.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import type { Platform } from '#platform/platform.ts';
import { roleMails } from './roles.jobs.ts';
import { rolesOf } from './roles.ts';

/** Who changes a role: an administrator, or the provider of this name. */
type By = Viewer | { provider: string };

/**
 * Gives an account that the caller has locked another role, or none. The person's sessions end, so that no
 * screen or server goes on with what they could do before, and they are emailed.
 */
export async function changeRole(
  { jobs, sessions }: Pick<Platform, 'jobs'> & { sessions: Sessions },
  transaction: Queryable,
  by: By,
  before: User,
  role: StaffRole | null,
): Promise<User> {
  const { id } = before;
  const user = await updateRoles(transaction, id, rolesOf(role));
  const provider = 'provider' in by ? by.provider : null;
  await recordAct(
    transaction,
    'provider' in by ? { id: null, address: null, name: by.provider } : by,
    {
      action: 'user.review-role',
      subject: user.username,
      subjectId: id,
      before: changed(before, user),
      after: changed(user, before),
    },
  );
  await sessions.endAll(transaction, id);
  await jobs.enqueue(transaction, roleMails, { userId: id, role, ...(provider && { provider }) });
  await announce(transaction, {
    name: 'user',
    audience: { role: 'admin' },
    id,
    ...('id' in by && { by: by.id }),
  });
  return user;
}

/** Returns those roles of an account that differ from the other version's. */
function changed({ role, reviewRole }: User, other: User) {
  return {
    ...(role !== other.role && { role }),
    ...(reviewRole !== other.reviewRole && { reviewRole }),
  };
}
