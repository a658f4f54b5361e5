import type { HttpServer } from '#platform/http/http-server.ts';
import type { Platform } from '#platform/platform.ts';
import { newReportsJobs } from './administrators/new-reports.jobs.ts';
import { pendingReminderJobs } from './administrators/pending-reminder.jobs.ts';
import { stoppedRegisterJobs } from './administrators/stopped-register.jobs.ts';
import { endedConfirmationJobs } from './scam-alerts/ended-confirmations.jobs.ts';
import { myAlertRoutes } from './scam-alerts/my-alerts.routes.ts';
import { scamAlertJobs } from './scam-alerts/scam-alerts.jobs.ts';
import { searchJobs } from './scam-alerts/searches.jobs.ts';
import { decisionJobs } from './status-changes/decisions.jobs.ts';
import { statusMailJobs } from './status-changes/status-mails.jobs.ts';
import { statusMailRoutes } from './status-changes/status-mails.routes.ts';

export {
  selectActiveAdmins,
  selectActiveReviewers,
} from './administrators/administrators.queries.ts';
export { tellStoppedRegister } from './administrators/stopped-register.jobs.ts';
export { scamAlerts } from './scam-alerts/scam-alerts.jobs.ts';
export type { NewSearch } from './scam-alerts/searches.queries.ts';
export { searchUpsert } from './scam-alerts/searches.queries.ts';
export { searchToRecord, tryToRecord } from './scam-alerts/searches.service.ts';
export { tellLater } from './status-changes/decisions.jobs.ts';
export { takeUntold } from './status-changes/status-changes.queries.ts';
export {
  tellIfAnyEnded,
  tellIfEnded,
  tellStatusChanges,
} from './status-changes/tell-changes.service.ts';

/** Adds automatic messages: reminders, summaries, status emails and scam alerts. */
export function addAlerts(app: HttpServer, platform: Platform): void {
  pendingReminderJobs(platform);
  newReportsJobs(platform);
  stoppedRegisterJobs(platform);
  statusMailJobs(platform);
  decisionJobs(platform);
  scamAlertJobs(platform);
  endedConfirmationJobs(platform);
  searchJobs(platform);
  myAlertRoutes(app, platform);
  statusMailRoutes(app, platform);
}
