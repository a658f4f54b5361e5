import type { NotificationType } from '@redflag/shared/notifications';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Cursor } from '../../platform/cursor.ts';
import type { Queryable } from '../../platform/database.ts';
import { olderThan, writtenLimit } from '../../platform/lists.ts';
import { notifications } from '../../platform/schema.ts';

export interface NewNotification {
  userId: string;
  type: NotificationType;
  title: string;
  content: string;
  reportId?: string;
}

export async function insertNotifications(
  database: Queryable,
  rows: NewNotification[],
): Promise<void> {
  await database.insert(notifications).values(rows);
}

/** One page of the owner's notifications, newest first, with one row more than `limit`. */
export function selectNotifications(
  database: Queryable,
  userId: string,
  after: Cursor | null,
  limit: number,
) {
  const { createdAt, id } = notifications;
  return database
    .select()
    .from(notifications)
    .where(
      and(eq(notifications.userId, userId), after ? olderThan(notifications, after) : undefined),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(writtenLimit(limit + 1));
}

export async function countUnread(database: Queryable, userId: string): Promise<number> {
  const [row] = await database
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), sql`not ${notifications.read}`));
  return row?.unread ?? 0;
}

/** Marks one of the owner's notifications read; null when the owner has no such notification. */
export async function markRead(database: Queryable, userId: string, id: string) {
  const [row] = await database
    .update(notifications)
    .set({ read: true })
    .where(and(eq(notifications.userId, userId), eq(notifications.id, id)))
    .returning();
  return row ?? null;
}

export async function markAllRead(database: Queryable, userId: string): Promise<void> {
  await database
    .update(notifications)
    .set({ read: true })
    .where(and(eq(notifications.userId, userId), sql`not ${notifications.read}`));
}
