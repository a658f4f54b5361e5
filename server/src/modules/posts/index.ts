import type { HttpServer } from '#platform/http/http-server.ts';
import type { Platform } from '#platform/platform.ts';
import { postJobs } from './posts.jobs.ts';
import { postRoutes } from './posts.routes.ts';

/** Adds the routes and jobs of security-vulnerability posts. */
export function addPosts(app: HttpServer, platform: Platform): void {
  postJobs(platform);
  postRoutes(app, platform);
}
