import type { HttpServer } from '#platform/http/http-server.ts';
import type { Platform } from '#platform/platform.ts';
import { runSender } from './sender.ts';
import { webhookJobs } from './webhooks.jobs.ts';
import { webhookRoutes } from './webhooks.routes.ts';

/** Adds webhooks, by which the change log is sent to those who do not want to ask for it. */
export function addWebhooks(app: HttpServer, platform: Platform): void {
  webhookJobs(platform);
  webhookRoutes(app, platform);
  runSender(app, platform);
}
