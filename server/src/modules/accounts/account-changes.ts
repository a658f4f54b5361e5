import { notify } from '#modules/notifications/index.ts';
import { announce } from '#platform/announcements/announcements.ts';
import type { Config } from '#platform/config.ts';
import type { Queryable } from '#platform/database/database.ts';
import { markEmailVerified } from './accounts.queries.ts';

/** Announces a new or changed account to the screens of its owner and of administrators. */
export async function announceAccount(transaction: Queryable, userId: string): Promise<void> {
  await announce(transaction, { name: 'user', audience: { user: userId }, id: userId });
  await announce(transaction, { name: 'user', audience: { role: 'admin' }, id: userId });
}

/** Marks the email address of an account as verified. */
export async function confirmEmail(transaction: Queryable, userId: string): Promise<void> {
  await markEmailVerified(transaction, userId);
  await announceAccount(transaction, userId);
}

/** Adds the welcome notification of a new account, and announces the account to administrators. */
export async function welcome(
  transaction: Queryable,
  { companyName }: Pick<Config, 'companyName'>,
  userId: string,
): Promise<void> {
  await announceAccount(transaction, userId);
  await notify(transaction, { userId, kind: 'welcome', parameters: { companyName } });
}
