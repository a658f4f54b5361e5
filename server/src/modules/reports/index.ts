import type { HttpServer } from '#platform/http/http-server.ts';
import type { Platform } from '#platform/platform.ts';
import { bulkChangeJobs } from './bulk-changes.jobs.ts';
import { bulkChangeRoutes } from './bulk-changes.routes.ts';
import { reportExportRoutes } from './report-export.routes.ts';
import { reportJobs } from './reports.jobs.ts';
import { reportRoutes } from './reports.routes.ts';

export { rearmCell } from './formula-cells.ts';
export type { Counts, Feed, ImportedReport } from './import.service.ts';
export { beginImport, findImported } from './import.service.ts';
export { MOSTLY, rejectedOfLast } from './report-counts.queries.ts';
export type { ReportRow } from './reports.queries.ts';
export { selectReports } from './reports.queries.ts';
export { announceReport, present as presentReport } from './reports.service.ts';
export { searchOf } from './search.service.ts';

/** Adds the routes and jobs of reports. */
export function addReports(app: HttpServer, platform: Platform): void {
  reportJobs(platform);
  bulkChangeJobs(platform);
  reportRoutes(app, platform);
  bulkChangeRoutes(app, platform);
  reportExportRoutes(app, platform);
}
