import type { HttpServer } from '#platform/http/http-server.ts';
import type { Platform } from '#platform/platform.ts';
import { statsJobs } from './stats.jobs.ts';
import { statsRoutes } from './stats.routes.ts';

export { countTables, ensureCounted, mergeAllCounts, recount } from './counts.service.ts';
export { countReports, measureReview, readReplyTimes, readReviewTime } from './stats.service.ts';

/** Adds the statistics' route and the job that keeps reading them quick. */
export function addStats(app: HttpServer, platform: Platform): void {
  statsJobs(platform);
  statsRoutes(app, platform);
}
