import type { Sessions } from '#modules/accounts/sessions/sessions.service.ts';
import type { Queryable } from '#platform/database/database.ts';
import { notFound } from '#platform/http/problem.ts';
import { announce } from '#platform/live/live.ts';
import type { Platform } from '#platform/platform.ts';
import { accountDeletedMails, photoDeletions } from './profile.jobs.ts';
import type { User } from './profile.queries.ts';
import { deleteUnverifiedUsers, deleteUser, lockUser } from './profile.queries.ts';

const DAY_MS = 24 * 3_600_000;
const BATCH = 100;

/**
 * Deletes an account with its sessions, notifications and photo, and emails its owner. Reports stay
 * to protect others, without the reporter's name.
 * @returns the account as it was
 * @throws ProblemError 404 if there is no such account
 */
export async function removeAccount(
  transaction: Queryable,
  { jobs }: Pick<Platform, 'jobs'>,
  sessions: Sessions,
  { id, byAdmin }: { id: string; byAdmin: boolean },
): Promise<User> {
  const user = await lockUser(transaction, id);
  if (!user) throw notFound('User');
  const { email, username, photoKey } = user;
  await sessions.endAll(transaction, id);
  await deleteUser(transaction, id);
  if (photoKey) await jobs.enqueue(transaction, photoDeletions, { photoKey });
  await jobs.enqueue(transaction, accountDeletedMails, { email, username, byAdmin });
  await announce(transaction, { name: 'user', audience: { role: 'admin' }, id });
  return user;
}

/**
 * Deletes the accounts that nobody verified within the days that the setting allows, so that their
 * addresses can sign up again. Their owners get no email: the address may be somebody else's.
 */
export async function removeUnverified(
  { database, config }: Pick<Platform, 'database' | 'config'>,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - config.unverifiedAccountDays * DAY_MS);
  let removed: string[];
  do {
    removed = await database.transaction(async (transaction) => {
      const ids = await deleteUnverifiedUsers(transaction, before, BATCH);
      const audience = { role: 'admin' } as const;
      await announce(transaction, ...ids.map((id) => ({ name: 'user' as const, audience, id })));
      return ids;
    });
  } while (removed.length === BATCH);
}
