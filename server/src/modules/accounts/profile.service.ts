import type { Me, ProfileChange } from '@redflag/shared/accounts';
import { uuidv7 } from 'uuidv7';
import type { Queryable } from '../../platform/database.ts';
import { FileNotFoundError } from '../../platform/files.ts';
import { announce } from '../../platform/live.ts';
import type { Viewer } from '../../platform/permissions.ts';
import { PictureError, prepareProfilePhoto } from '../../platform/pictures.ts';
import type { Platform } from '../../platform/platform.ts';
import { invalidField, notFound } from '../../platform/problem.ts';
import { accountDeletedMails, PHOTO_FOLDER, photoDeletions } from './profile.jobs.ts';
import type { User } from './profile.queries.ts';
import {
  deleteUser,
  lockUser,
  selectEverythingAbout,
  selectUser,
  updateUser,
} from './profile.queries.ts';
import type { Sessions } from './sessions.service.ts';

/** @throws ProblemError 404 when the account went away meanwhile */
export async function readMe({ database }: Platform, viewer: Viewer): Promise<Me> {
  return presentMe(found(await selectUser(database, viewer.id)));
}

/** Renames the viewer, as every report then shows, or stops or resumes their status mails. */
export async function changeProfile(
  { database }: Platform,
  viewer: Viewer,
  { username, statusMails }: ProfileChange,
): Promise<Me> {
  return database.transaction(async (transaction) => {
    const user = found(await updateUser(transaction, viewer.id, { username, statusMails }));
    await announceProfile(transaction, viewer.id);
    return presentMe(user);
  });
}

/**
 * Keeps a picture as the viewer's square photo in place of an older one.
 * @throws ProblemError 422 when it is no PNG or JPEG that can be taken
 */
export async function changePhoto(platform: Platform, viewer: Viewer, upload: Buffer): Promise<Me> {
  const photo = await prepareProfilePhoto(upload).catch((error: unknown) => {
    throw error instanceof PictureError ? invalidField('photo', error.message) : error;
  });
  const photoKey = `${PHOTO_FOLDER}/${uuidv7()}.${photo.extension}`;
  await platform.files.put(photoKey, photo.content, photo.contentType);
  return replacePhoto(platform, viewer, photoKey);
}

export async function removePhoto(platform: Platform, viewer: Viewer): Promise<void> {
  await replacePhoto(platform, viewer, null);
}

function replacePhoto({ database, jobs }: Platform, viewer: Viewer, photoKey: string | null) {
  return database.transaction(async (transaction) => {
    const before = found(await lockUser(transaction, viewer.id));
    const after = found(await updateUser(transaction, viewer.id, { photoKey }));
    if (before.photoKey) {
      await jobs.enqueue(transaction, photoDeletions, { photoKey: before.photoKey });
    }
    await announceProfile(transaction, viewer.id);
    return presentMe(after);
  });
}

/**
 * The photo of the viewer, or of anyone for an administrator.
 * @throws ProblemError 404 when there is none that the viewer may see
 */
export async function readPhoto({ database, files }: Platform, viewer: Viewer, userId: string) {
  const user =
    viewer.id === userId || viewer.role === 'admin' ? await selectUser(database, userId) : null;
  if (!user?.photoKey) throw notFound('Photo');
  try {
    return {
      content: await files.get(user.photoKey),
      contentType: user.photoKey.endsWith('.png') ? 'image/png' : 'image/jpeg',
      etag: `"${user.photoKey}"`,
    };
  } catch (error) {
    throw error instanceof FileNotFoundError ? notFound('Photo') : error;
  }
}

/** Everything that is held about the viewer, without what would let somebody in. */
export async function exportEverything({ database }: Platform, viewer: Viewer) {
  const everything = await selectEverythingAbout(database, viewer.id);
  return { exportedAt: new Date(), ...everything };
}

/**
 * Removes the viewer's account with its sessions, notifications and photo. Reports stay for the
 * public's protection, without the reporter's name.
 */
export async function deleteAccount(
  { database, jobs }: Platform,
  sessions: Sessions,
  viewer: Viewer,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const { email, username, photoKey } = found(await lockUser(transaction, viewer.id));
    await sessions.endAll(transaction, viewer.id);
    await deleteUser(transaction, viewer.id);
    if (photoKey) await jobs.enqueue(transaction, photoDeletions, { photoKey });
    await jobs.enqueue(transaction, accountDeletedMails, { email, username });
    await announce(transaction, { name: 'user', audience: { role: 'admin' }, id: viewer.id });
  });
}

function found(user: User | null): User {
  if (!user) throw notFound('User');
  return user;
}

function announceProfile(database: Queryable, userId: string): Promise<void> {
  return announce(database, { name: 'user', audience: { user: userId }, id: userId });
}

/** An account as its owner sees it. */
export function presentMe(user: User): Me {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    phone: user.phone,
    photoUrl: user.photoKey ? photoUrl(user.id, user.photoKey) : null,
    role: user.role,
    status: user.status,
    emailVerified: user.emailVerifiedAt !== null,
    phoneVerified: user.phoneVerifiedAt !== null,
    reportCount: user.reportCount,
    statusMails: user.statusMails,
    createdAt: user.createdAt.toISOString(),
  };
}

/** Another address for another picture, so that screens show it at once. */
function photoUrl(userId: string, photoKey: string): string {
  return `/v1/users/${userId}/photo?v=${photoKey.replace(/^.*\//, '')}`;
}
