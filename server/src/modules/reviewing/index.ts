import type { HttpServer } from '#platform/http/http-server.ts';
import type { Platform } from '#platform/platform.ts';
import { reviewingJobs } from './reviewing.jobs.ts';
import { reviewingRoutes } from './reviewing.routes.ts';

/** Adds how people review: their figures, and decisions that others look at again. */
export function addReviewing(app: HttpServer, platform: Platform): void {
  reviewingJobs(platform);
  reviewingRoutes(app, platform);
}
