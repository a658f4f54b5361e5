import type { Sessions } from '#modules/accounts/index.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { Platform } from '#platform/platform.ts';
import { caseRoutes } from './cases.routes.ts';
import { recommendationRoutes } from './recommendations.routes.ts';

export { readRecords } from './cases.service.ts';
export { forgetRecommendations } from './recommendations.queries.ts';

/** Adds cases: what waits for reviewers, and what checkers say of it. */
export function addCases(app: HttpServer, platform: Platform, sessions: Sessions): void {
  caseRoutes(app, platform, sessions);
  recommendationRoutes(app, platform);
}
