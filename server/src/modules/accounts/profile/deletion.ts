import type { User } from '#modules/accounts/accounts.queries.ts';
import { deleteUnverifiedUsers, deleteUser, lockUser } from '#modules/accounts/accounts.queries.ts';
import type { Sessions } from '#modules/accounts/sessions/sessions.service.ts';
import { announce } from '#platform/announcements/announcements.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { noSession, notFound } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import { accountDeletedMails, photoDeletions } from './profile.jobs.ts';

const DAY_MS = 24 * 3_600_000;
const BATCH = 100;

/**
 * Deletes the viewer's account and all that belongs to it except reports.
 * @throws ProblemError 401 if the account is gone
 */
export async function deleteAccount(
  platform: Platform,
  sessions: Sessions,
  viewer: Viewer,
): Promise<void> {
  await platform.database.transaction(async (transaction) => {
    if (!(await lockUser(transaction, viewer.id))) throw noSession();
    await removeAccount(transaction, platform, sessions, { id: viewer.id, byAdmin: false });
  });
}

/**
 * Deletes an account with its sessions, notifications and photo, emails its owner, and returns it
 * as it was. Reports stay to protect others, without the reporter's name.
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
  // Feeds and organisations have no mailbox.
  if (!email.endsWith('.invalid')) {
    await jobs.enqueue(transaction, accountDeletedMails, { email, username, byAdmin });
  }
  const audience = { role: 'admin' } as const;
  await announce(transaction, { name: 'user', audience, id });
  // Whoever looks at one reads the name.
  if (user.reportCount > 0) await announce(transaction, { name: 'report', audience });
  return user;
}

/**
 * Deletes accounts not verified within the days of the setting, so that their addresses can sign up
 * again. Sends no email: the address may be somebody else's.
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
