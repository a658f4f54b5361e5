import type { HttpServer } from '#platform/http/http-server.ts';
import type { Platform } from '#platform/platform.ts';
import { trendsJobs } from './trends.jobs.ts';
import { trendsRoutes } from './trends.routes.ts';

/** Adds what kinds of scam are confirmed lately, for everybody, where the operator wants that. */
export function addTrends(
  app: HttpServer,
  platform: Platform,
  pages: ReadonlyMap<string, string>,
): void {
  trendsJobs(platform);
  trendsRoutes(app, platform, pages);
}
