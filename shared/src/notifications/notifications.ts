import { z } from 'zod/mini';
import { described } from '#api/described.ts';
import { openEnum } from '#api/open-enum.ts';
import { countedPageSchema, pageQuery } from '#api/paging.ts';
import { NOTIFICATIONS_FIRST_PAGE, notificationTypes } from './values.ts';

export * from './values.ts';

/** A notification as its recipient sees it. */
export const notificationSchema = z.object({
  id: z.uuid(),
  type: openEnum(notificationTypes),
  title: z.string(),
  content: z.string(),
  read: z.boolean(),
  reportId: described(z.nullable(z.uuid()), 'the report it is about, while that exists'),
  replyId: described(z.nullable(z.uuid()), 'the own answer to reports that it is about'),
  createdAt: z.iso.datetime(),
});
export type Notification = z.infer<typeof notificationSchema>;

export const notificationsQuerySchema = z.object(pageQuery(NOTIFICATIONS_FIRST_PAGE));

export const notificationsPageSchema = z.extend(countedPageSchema(notificationSchema), {
  unread: z.int().check(z.nonnegative()),
});

/** Body of `PATCH /v1/me/notifications/{id}`. */
export const readNotificationSchema = z.object({ read: z.literal(true) });
