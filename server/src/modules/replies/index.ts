import type { HttpServer } from '#platform/http/http-server.ts';
import type { Platform } from '#platform/platform.ts';
import { reminderJobs } from './remind.jobs.ts';
import { replyRoutes } from './replies.routes.ts';
import { decisionTellingJobs } from './tell.jobs.ts';

/** Adds replies: what the holders of targets say of the reports on them. */
export function addReplies(app: HttpServer, platform: Platform): void {
  replyRoutes(app, platform);
  decisionTellingJobs(platform);
  reminderJobs(platform);
}
