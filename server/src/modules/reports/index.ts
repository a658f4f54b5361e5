import type { HttpServer } from '#platform/http/http-server.ts';
import type { Platform } from '#platform/platform.ts';
import { reportExportRoutes } from './report-export.routes.ts';
import { reportJobs } from './reports.jobs.ts';
import { reportRoutes } from './reports.routes.ts';

export { rearmCell } from './formula-cells.ts';
export type { Counts, Feed, ImportedReport } from './import.service.ts';
export { beginImport, findImported } from './import.service.ts';
export { announceReport } from './reports.service.ts';
export { searchOf } from './search.service.ts';

/** Adds the routes and jobs of reports. */
export function addReports(app: HttpServer, platform: Platform): void {
  reportJobs(platform);
  reportRoutes(app, platform);
  reportExportRoutes(app, platform);
}
