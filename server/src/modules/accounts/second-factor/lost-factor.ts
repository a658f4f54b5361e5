import { lockUser } from '#modules/accounts/accounts.queries.ts';
import type { Sessions } from '#modules/accounts/sessions/sessions.service.ts';
import { recordAct } from '#modules/audit/index.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { notFound, ProblemError } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import { tellFactor } from './factor.jobs.ts';
import { deleteFactors } from './factors.queries.ts';

/**
 * Removes the second factors of somebody who has lost them, ends their sessions and emails them.
 * @param admin null for an operator at the command line
 * @throws ProblemError 404 if there is no such account, 409 if it has none, or is the viewer's
 */
export async function removeFactors(
  platform: Pick<Platform, 'database' | 'jobs'>,
  sessions: Sessions,
  admin: Viewer | null,
  id: string,
): Promise<void> {
  if (admin?.id === id) {
    throw refused('auth/own-factor', 'Only another administrator can remove your second factor.');
  }
  await platform.database.transaction(async (transaction) => {
    const user = await lockUser(transaction, id);
    if (!user) throw notFound('User');
    if (!(await deleteFactors(transaction, id))) {
      throw refused('auth/no-factor', 'This account has no second factor.');
    }
    await sessions.endAll(transaction, id);
    await recordAct(transaction, admin, {
      action: 'user.remove-factors',
      subject: user.username,
      subjectId: id,
    });
    const kind = admin ? 'removed-by-admin' : 'removed-by-operator';
    await tellFactor(platform, transaction, id, { kind });
  });
}

function refused(code: string, detail: string): ProblemError {
  return new ProblemError({ status: 409, code, detail });
}
