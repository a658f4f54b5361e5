import type { HttpServer } from '#platform/http/http-server.ts';
import type { Platform } from '#platform/platform.ts';
import { notificationJobs } from './notifications.jobs.ts';
import { notificationRoutes } from './notifications.routes.ts';

export { notificationRows, notificationsInsert } from './notifications.queries.ts';
export { changesOf as notificationEvents, notify } from './notifications.service.ts';

/** Adds the routes and jobs of notifications. */
export function addNotifications(app: HttpServer, platform: Platform): void {
  notificationJobs(platform);
  notificationRoutes(app, platform);
}
