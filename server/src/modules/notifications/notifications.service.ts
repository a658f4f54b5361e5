import type { Notification } from '@redflag/shared/notifications';
import { wordNotification } from '@redflag/shared/notifications/notification.words';
import type { LiveEvent } from '#platform/announcements/announcements.ts';
import { announce } from '#platform/announcements/announcements.ts';
import type { Queryable } from '#platform/database/database.ts';
import { readCursor, toPage } from '#platform/database/lists/cursor.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { notFound } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import type { NewNotification, NotificationRow } from './notifications.queries.ts';
import {
  insertNotifications,
  markAllRead,
  markRead,
  selectNotifications,
} from './notifications.queries.ts';

/** Adds notifications in the caller's transaction. Open screens show them once it commits. */
export async function notify(database: Queryable, ...added: NewNotification[]): Promise<void> {
  await insertNotifications(database, added);
  await announce(database, ...changesOf(...new Set(added.map(({ userId }) => userId))));
}

/** Returns one page of the viewer's notifications, newest first, and how many there are and are unread. */
export async function listNotifications(
  { database }: Platform,
  viewer: Viewer,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const after = readCursor(cursor);
  const { rows, ...counts } = await selectNotifications(database, viewer.id, after, limit);
  return { ...toPage(rows, limit, present), ...counts };
}

/** @throws ProblemError 404 if the viewer has no such notification */
export async function readNotification(
  { database }: Platform,
  viewer: Viewer,
  id: string,
): Promise<Notification> {
  return database.transaction(async (transaction) => {
    const row = await markRead(transaction, viewer.id, id);
    if (!row) throw notFound('Notification');
    await announce(transaction, ...changesOf(viewer.id));
    return present(row);
  });
}

export async function readAllNotifications({ database }: Platform, viewer: Viewer): Promise<void> {
  await database.transaction(async (transaction) => {
    await markAllRead(transaction, viewer.id);
    await announce(transaction, ...changesOf(viewer.id));
  });
}

/** Returns the events that announce a change of people's notifications. */
export function changesOf(...userIds: string[]): LiveEvent[] {
  return userIds.map((user) => ({ name: 'notification', audience: { user } }));
}

function present({ id, read, reportId, createdAt, ...parts }: NotificationRow): Notification {
  const words = wordNotification(parts);
  const replyId = 'replyId' in parts.parameters ? parts.parameters.replyId : null;
  return { id, ...words, read, reportId, replyId, createdAt: createdAt.toISOString() };
}
