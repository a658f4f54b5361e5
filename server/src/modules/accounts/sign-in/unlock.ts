import { selectUserByEmail } from '#modules/accounts/accounts.queries.ts';
import { recordAct } from '#modules/audit/index.ts';
import type { Database } from '#platform/database/database.ts';
import { forgetCounts } from '#platform/rate-limits/rate-limits.ts';

/** Forgets attempts counted against an account, for an operator. Returns whether there is one. */
export async function unlockAccount(database: Database, email: string): Promise<boolean> {
  const user = await selectUserByEmail(database, email);
  if (!user) return false;
  await database.transaction(async (transaction) => {
    await forgetCounts(transaction, email, user.id);
    await recordAct(transaction, null, {
      action: 'user.unlock',
      subject: user.username,
      subjectId: user.id,
    });
  });
  return true;
}
