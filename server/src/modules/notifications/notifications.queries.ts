import type { NotificationParts } from '@redflag/shared/notifications/notification.words';
import type { Placeholder, SQL } from 'drizzle-orm';
import { and, asc, desc, eq, getTableColumns, inArray, lt, sql } from 'drizzle-orm';
import { UUID, uuidv7 } from 'uuidv7';
import type { Queryable } from '#platform/database/database.ts';
import { prepared, toJsonRows } from '#platform/database/database.ts';
import type { Cursor } from '#platform/database/lists/cursor.ts';
import {
  countingRows,
  olderThan,
  totalOf,
  usualLimits,
  writtenLimit,
} from '#platform/database/lists/lists.ts';
import { notifications } from '#platform/database/schema.ts';

export type NewNotification = NotificationParts & {
  userId: string;
  reportId?: string;
  /** Whether it needs nobody's attention. */
  read?: boolean;
};

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
    insert into ${notifications} (id, user_id, kind, parameters, report_id, read)
    select id, "userId", kind, parameters, "reportId", coalesce(read, false)
    from json_to_recordset(${rows}::json)
      as added (id uuid, "userId" uuid, kind text, parameters jsonb, "reportId" uuid, read boolean)`;
}

/** A notification as its recipient reads it. */
export type NotificationRow = NotificationParts & {
  id: string;
  read: boolean;
  reportId: string | null;
  createdAt: Date;
};

const { userId: _, ...columns } = getTableColumns(notifications);

/** An owner, or the placeholder for one in a prepared statement. */
type Owner = string | Placeholder;

const ofOwner = (owner: Owner) => eq(notifications.userId, owner);

/** How many notifications of the owner are unread and, up to a limit, how many there are. */
const countsOf = (owner: Owner) => ({
  unread: sql<number>`(select count(*)::int from ${notifications}
    where ${ofOwner(owner)} and not ${notifications.read})`,
  total: countingRows(notifications, ofOwner(owner)),
});

/** Selects a page with the counts in every row, since a statement of their own would cost as much. */
function selectPage(database: Queryable, owner: Owner, limit: number, after?: Cursor) {
  const { createdAt, id } = notifications;
  return database
    .select({ ...columns, ...countsOf(owner) })
    .from(notifications)
    .where(and(ofOwner(owner), after && olderThan(notifications, after)))
    .orderBy(desc(createdAt), desc(id))
    .limit(writtenLimit(limit + 1));
}

const firstPages = new Map(
  usualLimits.map((limit) => [
    limit,
    prepared((database) =>
      selectPage(database, sql.placeholder('owner'), limit).prepare(`notifications_first_${limit}`),
    ),
  ]),
);

/**
 * Returns one page of the owner's notifications, newest first, plus one row beyond `limit`; the
 * number unread; and the total, null for very many.
 */
export async function selectNotifications(
  database: Queryable,
  owner: string,
  after: Cursor | null,
  limit: number,
) {
  const often = after ? undefined : firstPages.get(limit);
  const rows = await (often
    ? often(database).execute({ owner })
    : selectPage(database, owner, limit, after ?? undefined));
  const { unread, total } = rows[0] ?? (await countNotifications(database, owner));
  return { rows: rows as NotificationRow[], unread, total: totalOf(total) };
}

/** An empty page has no row to hold the counts. */
async function countNotifications(database: Queryable, owner: string) {
  const [counts] = await database
    .select(countsOf(owner))
    .from(sql`(values (1)) as always`)
    .prepare('notification_counts')
    .execute();
  return counts ?? { unread: 0, total: 0 };
}

/** Marks one of the owner's notifications as read. Returns null if there is none. */
export async function markRead(database: Queryable, userId: string, id: string) {
  const [row] = await database
    .update(notifications)
    .set({ read: true })
    .where(and(eq(notifications.userId, userId), eq(notifications.id, id)))
    .returning(columns);
  return (row as NotificationRow | undefined) ?? null;
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
