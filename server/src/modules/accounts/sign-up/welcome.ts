import { notify } from '#modules/notifications/index.ts';
import type { Config } from '#platform/config.ts';
import type { Queryable } from '#platform/database/database.ts';
import { announceAccount } from './email-confirmation.ts';

/**
 * Adds the welcome notification of a new account, and announces the account to administrators'
 * screens.
 */
export async function welcome(
  transaction: Queryable,
  { companyName }: Pick<Config, 'companyName'>,
  userId: string,
): Promise<void> {
  await announceAccount(transaction, userId);
  await notify(transaction, {
    userId,
    type: 'account',
    title: `Welcome to ${companyName}`,
    content: 'Your account is ready. You can now check and report scams.',
  });
}
