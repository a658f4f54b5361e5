import type { Me, ProfileChange } from '@redflag/shared/accounts';
import { uuidv7 } from 'uuidv7';
import { announceAccount } from '#modules/accounts/account-changes.ts';
import type { User } from '#modules/accounts/accounts.queries.ts';
import { lockUser, selectUser, updateUser } from '#modules/accounts/accounts.queries.ts';
import { markOf } from '#modules/accounts/feed-accounts.ts';
import { isUsernameAllowed, refuseReservedUsername } from '#modules/accounts/username-rules.ts';
import type { Config } from '#platform/config.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { noSession, notFound } from '#platform/http/problem.ts';
import { describePicture, storePicture } from '#platform/pictures/picture-store.ts';
import type { Platform } from '#platform/platform.ts';
import { PHOTO_FOLDER, photoDeletions } from './profile.jobs.ts';

/** @throws ProblemError 401 if the account was deleted during the request */
export async function readMe({ database, config }: Platform, viewer: Viewer): Promise<Me> {
  return presentMe(found(await selectUser(database, viewer.id)), config);
}

/**
 * Renames the viewer, also on their reports, or turns their status emails on or off.
 * @throws ProblemError 422 for a username that users may not have
 */
export async function changeProfile(
  { database, config }: Platform,
  viewer: Viewer,
  { username, statusMails }: ProfileChange,
): Promise<Me> {
  if (username !== undefined) refuseReservedUsername(username, config);
  return database.transaction(async (transaction) => {
    const user = found(await updateUser(transaction, viewer.id, { username, statusMails }));
    await announceAccount(transaction, viewer.id);
    return presentMe(user, config);
  });
}

/**
 * Sets or replaces the viewer's photo with the picture, cropped to a square.
 * @throws ProblemError 422 if it is not a usable picture, 503 if too many pictures are waiting
 */
export async function changePhoto(platform: Platform, viewer: Viewer, upload: Buffer): Promise<Me> {
  const place = { folder: PHOTO_FOLDER, name: uuidv7(), field: 'photo' };
  const photo = { account: viewer.id, upload, sides: null };
  const { key } = await storePicture(platform, { ...place, ...photo });
  return replacePhoto(platform, viewer, key);
}

export async function removePhoto(platform: Platform, viewer: Viewer): Promise<void> {
  await replacePhoto(platform, viewer, null);
}

function replacePhoto(
  { database, jobs, config }: Platform,
  viewer: Viewer,
  photoKey: string | null,
) {
  return database.transaction(async (transaction) => {
    const before = found(await lockUser(transaction, viewer.id));
    const after = found(await updateUser(transaction, viewer.id, { photoKey }));
    if (before.photoKey) {
      await jobs.enqueue(transaction, photoDeletions, { photoKey: before.photoKey });
    }
    await announceAccount(transaction, viewer.id);
    return presentMe(after, config);
  });
}

/** Returns the viewer's photo or, for an administrator, anyone's. Throws ProblemError 404. */
export async function readPhoto({ database, files }: Platform, viewer: Viewer, userId: string) {
  const user =
    viewer.id === userId || viewer.role === 'admin' ? await selectUser(database, userId) : null;
  if (!user?.photoKey) throw notFound('Photo');
  return { ...describePicture(files, user.photoKey), etag: `"${user.photoKey}"` };
}

/** @throws ProblemError 401 if the viewer's account was deleted during the request */
function found(user: User | null): User {
  if (!user) throw noSession();
  return user;
}

/** Returns an account as its owner sees it. */
export function presentMe(user: User, config: Pick<Config, 'companyName'>): Me {
  const mark = markOf(user);
  return {
    id: user.id,
    username: user.username,
    usernameReserved: mark === null && !isUsernameAllowed(user.username, config),
    mark,
    email: user.email,
    phone: user.phone,
    photoUrl: user.photoKey ? photoUrl(user.id, user.photoKey) : null,
    role: user.role,
    reviewRole: user.reviewRole,
    status: user.status,
    emailVerified: user.emailVerifiedAt !== null,
    phoneVerified: user.phoneVerifiedAt !== null,
    reportCount: user.reportCount,
    statusMails: user.statusMails,
    createdAt: user.createdAt.toISOString(),
  };
}

/** Each picture has a different address, so that screens show a new one immediately. */
function photoUrl(userId: string, photoKey: string): string {
  return `/v1/photos/${userId}?v=${photoKey.replace(/^.*\//, '')}`;
}
