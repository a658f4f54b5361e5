import { markEmailVerified } from '#modules/accounts/accounts.queries.ts';
import type { Queryable } from '#platform/database/database.ts';
import { announce } from '#platform/live/live.ts';

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
