import type { HttpServer } from '#platform/http/http-server.ts';
import type { Platform } from '#platform/platform.ts';
import { decisionJobs } from './decisions.jobs.ts';
import { endedConfirmationJobs } from './ended-confirmations.jobs.ts';
import { myAlertRoutes } from './my-alerts.routes.ts';
import { newReportsJobs } from './new-reports.jobs.ts';
import { pendingReminderJobs } from './pending-reminder.jobs.ts';
import { scamAlertJobs } from './scam-alerts.jobs.ts';
import { searchJobs } from './searches.jobs.ts';
import { statusMailRoutes } from './status-mails.routes.ts';
import { statusMailJobs } from './status-mails.service.ts';

export { tellIfEnded, tellStatusChanges } from './alerts.service.ts';
export { tellLater } from './decisions.jobs.ts';
export { takeUntold } from './decisions.queries.ts';
export { recordSearch } from './searches.service.ts';

/** Adds automatic messages: reminders, summaries, status emails and scam alerts. */
export function addAlerts(app: HttpServer, platform: Platform): void {
  pendingReminderJobs(platform);
  newReportsJobs(platform);
  statusMailJobs(platform);
  decisionJobs(platform);
  scamAlertJobs(platform);
  endedConfirmationJobs(platform);
  searchJobs(platform);
  myAlertRoutes(app, platform);
  statusMailRoutes(app, platform);
}
