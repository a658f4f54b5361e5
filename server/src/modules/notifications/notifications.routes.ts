import {
  notificationSchema,
  notificationsPageSchema,
  notificationsQuerySchema,
  readNotificationSchema,
} from '@redflag/shared/notifications';
import { z } from 'zod';
import type { HttpServer } from '#platform/http/http-server.ts';
import { viewerOf } from '#platform/http/permissions.ts';
import type { Platform } from '#platform/platform.ts';
import {
  listNotifications,
  readAllNotifications,
  readNotification,
} from './notifications.service.ts';

const config = { permission: 'notification.read' } as const;
const tags = ['Notifications'];

export function notificationRoutes(app: HttpServer, platform: Platform): void {
  app.get(
    '/v1/me/notifications',
    {
      config,
      schema: {
        summary: 'My notifications, newest first',
        tags,
        querystring: notificationsQuerySchema,
        response: { 200: notificationsPageSchema },
      },
    },
    (request) => listNotifications(platform, viewerOf(request), request.query),
  );

  app.patch(
    '/v1/me/notifications/:id',
    {
      config,
      schema: {
        summary: 'Mark a notification as read',
        tags,
        params: z.object({ id: z.uuid('Notification not found') }),
        body: readNotificationSchema,
        response: { 200: notificationSchema },
      },
    },
    (request) => readNotification(platform, viewerOf(request), request.params.id),
  );

  app.post(
    '/v1/me/notifications/read-all',
    {
      config,
      schema: { summary: 'Mark all my notifications as read', tags, response: { 204: z.void() } },
    },
    async (request, reply) => {
      await readAllNotifications(platform, viewerOf(request));
      return reply.code(204).send();
    },
  );
}
