import type { HttpServer } from '#platform/http/http-server.ts';
import type { Platform } from '#platform/platform.ts';
import { bulkChangeJobs } from './bulk-changes/bulk-changes.jobs.ts';
import { bulkChangeRoutes } from './bulk-changes/bulk-changes.routes.ts';
import { clearingRoutes } from './clearing/clearing.routes.ts';
import { reportExportRoutes } from './export/report-export.routes.ts';
import { overviewRoutes } from './overview/overview.routes.ts';
import { redactionRoutes } from './redaction/redaction.routes.ts';
import { reportJobs } from './reports.jobs.ts';
import { reportRoutes } from './reports.routes.ts';

export { changeOnTarget, undoOnTarget } from './bulk-changes/change-on-target.service.ts';
export { rearmCell } from './export/formula-cells.ts';
export { csvLine } from './export/report-export.csv.ts';
export type {
  Counts,
  Feed,
  ImportedReport,
  Importer,
  ReportImport,
} from './filing/import.service.ts';
export {
  beginImport,
  findImported,
  openImporter,
  recordImport,
  withdrawImported,
} from './filing/import.service.ts';
export { hidingOf } from './hiding.ts';
export { MOSTLY, rejectedOfLast } from './lists/report-counts.queries.ts';
export { searchOf } from './lists/search.service.ts';
export type { ReportRow } from './reports.queries.ts';
export {
  countKept,
  hashOfTarget,
  isWithheld,
  lockReports,
  newestStatuses,
  selectReport,
  selectReportsByIds,
} from './reports.queries.ts';
export {
  announceReport,
  evidenceUrl,
  mayManage,
  present as presentReport,
  presentNameless,
  readEvidence,
} from './reports.service.ts';

/** Adds the routes and jobs of reports. */
export function addReports(app: HttpServer, platform: Platform): void {
  reportJobs(platform);
  bulkChangeJobs(platform);
  reportRoutes(app, platform);
  overviewRoutes(app, platform);
  bulkChangeRoutes(app, platform);
  clearingRoutes(app, platform);
  redactionRoutes(app, platform);
  reportExportRoutes(app, platform);
}
