import type { HttpServer } from '#platform/http/http-server.ts';
import type { Platform } from '#platform/platform.ts';
import { feedJobs } from './feeds.jobs.ts';
import { feedRoutes } from './feeds.routes.ts';

/** Adds files of all that is listed, in the formats that blockers and other programs read. */
export function addFeeds(app: HttpServer, platform: Platform): void {
  feedJobs(platform);
  feedRoutes(app, platform);
}
