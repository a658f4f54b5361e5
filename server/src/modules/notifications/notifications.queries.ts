import type { NotificationType } from '@redflag/shared/notifications';
import type { Placeholder, SQL } from 'drizzle-orm';
import { and, asc, count, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { UUID, uuidv7 } from 'uuidv7';
import type { Cursor } from '#platform/database/cursor.ts';
import type { Queryable } from '#platform/database/database.ts';
import { prepared, toJsonRows } from '#platform/database/database.ts';
import {
  countingRows,
  olderThan,
  totalOf,
  usualLimits,
  writtenLimit,
} from '#platform/database/lists.ts';
import { notifications } from '#platform/database/schema.ts';

export interface NewNotification {
  userId: string;
  type: NotificationType;
  title: string;
  content: string;
  reportId?: string;
}

export async function insertNotifications(
  database: Queryable,
  added: NewNotification[],
): Promise<void> {
  await database.execute(notificationsInsert(notificationRows(added)));
}

/** Returns the rows of notifications for `notificationsInsert`. */
export function notificationRows(added: NewNotification[]): string {
  return toJsonRows(added.map((notification) => ({ id: uuidv7(), ...notification })));
}

/** Adds notifications, alone or as a part of the statement that does what they are about. */
export function notificationsInsert(rows: string | Placeholder): SQL {
  return sql`
    insert into ${notifications} (id, user_id, type, title, content, report_id)
    select id, "userId", type, title, content, "reportId"
    from json_to_recordset(${rows}::json)
      as added (id uuid, "userId" uuid, type text, title text, content text, "reportId" uuid)`;
}

const firstPages = new Map(
  usualLimits.map((limit) => [
    limit,
    prepared((database) =>
      selectPage(database, eq(notifications.userId, sql.placeholder('userId')))
        .limit(writtenLimit(limit + 1))
        .prepare(`notifications_first_${limit}`),
    ),
  ]),
);

/** Returns one page of the owner's notifications, newest first, plus one row beyond `limit`. */
export async function selectNotifications(
  database: Queryable,
  userId: string,
  after: Cursor | null,
  limit: number,
) {
  const often = after ? undefined : firstPages.get(limit);
  if (often) return often(database).execute({ userId });
  const isNext = and(
    eq(notifications.userId, userId),
    after ? olderThan(notifications, after) : undefined,
  );
  return selectPage(database, isNext).limit(writtenLimit(limit + 1));
}

function selectPage(database: Queryable, which: SQL | undefined) {
  const { createdAt, id } = notifications;
  return database.select().from(notifications).where(which).orderBy(desc(createdAt), desc(id));
}

const ofOwner = eq(notifications.userId, sql.placeholder('userId'));
const countsOf = prepared((database) =>
  database
    .select({ unread: count(), total: countingRows(notifications, ofOwner) })
    .from(notifications)
    .where(and(ofOwner, sql`not ${notifications.read}`))
    .prepare('notifications_counts'),
);

/** Returns how many notifications the owner has not read, and how many there are, null for very many. */
export async function countNotifications(database: Queryable, userId: string) {
  const [row] = await countsOf(database).execute({ userId });
  return { unread: row?.unread ?? 0, total: totalOf(row?.total ?? 0) };
}

/**
 * Marks one of the owner's notifications as read. Returns null if the owner has no such
 * notification.
 */
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

/** Deletes some notifications from before this moment, the oldest first. Returns how many. */
export async function deleteNotificationsBefore(
  database: Queryable,
  moment: Date,
  limit: number,
): Promise<number> {
  const { id, createdAt } = notifications;
  // Ids sort by time, so their index leads to the oldest.
  const firstId = UUID.fromFieldsV7(moment.getTime(), 0, 0, 0).toString();
  const oldest = database
    .select({ id })
    .from(notifications)
    .where(and(lt(id, firstId), sql`${createdAt} < ${moment}`))
    .orderBy(asc(id))
    .limit(limit);
  const { rowCount } = await database.delete(notifications).where(inArray(id, oldest));
  return rowCount ?? 0;
}
