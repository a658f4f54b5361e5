import type { Config } from '../../platform/config.ts';
import type { Queryable } from '../../platform/database.ts';
import { notify } from '../notifications/index.ts';

/** The notification that comes with a new account. */
export function welcome(
  transaction: Queryable,
  { companyName }: Pick<Config, 'companyName'>,
  userId: string,
): Promise<void> {
  return notify(transaction, {
    userId,
    type: 'account',
    title: `Welcome to ${companyName}`,
    content: 'Your account is ready. You can now check and report scams.',
  });
}
