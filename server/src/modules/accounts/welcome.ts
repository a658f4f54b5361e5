import type { Config } from '../../platform/config.ts';
import type { Queryable } from '../../platform/database.ts';
import { notify } from '../notifications/index.ts';
import { announceAccount } from './announcements.ts';

/** Greets a new account by a notification, and tells administrators of it. */
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
