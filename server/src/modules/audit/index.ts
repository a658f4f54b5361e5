import type { HttpServer } from '#platform/http/http-server.ts';
import type { Platform } from '#platform/platform.ts';
import { auditJobs } from './audit.jobs.ts';
import { auditRoutes } from './audit.routes.ts';

export { selectSuspender } from './audit.queries.ts';
export type { Act } from './audit.service.ts';
export { listActsAbout, recordAct } from './audit.service.ts';

/** Adds the routes and jobs of the audit log. */
export function addAudit(app: HttpServer, platform: Platform): void {
  auditJobs(platform);
  auditRoutes(app, platform);
}
