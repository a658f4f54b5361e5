import type { Sessions } from '#modules/accounts/index.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { Platform } from '#platform/platform.ts';
import { proofMailJobs } from './proofs/proof-code.jobs.ts';
import { proofRoutes } from './proofs/proofs.routes.ts';
import { reminderJobs } from './remind.jobs.ts';
import { replyRoutes } from './replies.routes.ts';
import { secondLookRoutes } from './second-looks/second-looks.routes.ts';
import { secondLookJobs } from './second-looks/tell.jobs.ts';
import { decisionTellingJobs } from './tell.jobs.ts';

/** Adds replies: what the holders of targets say of the reports on them, and reporters and suspended people. */
export function addReplies(app: HttpServer, platform: Platform, sessions: Sessions): void {
  replyRoutes(app, platform);
  proofRoutes(app, platform);
  proofMailJobs(platform);
  secondLookRoutes(app, platform, sessions);
  secondLookJobs(platform);
  decisionTellingJobs(platform);
  reminderJobs(platform);
}
