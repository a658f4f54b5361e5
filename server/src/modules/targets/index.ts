import type { HttpServer } from '#platform/http/http-server.ts';
import type { Platform } from '#platform/platform.ts';
import { privateCheckJobs } from './private-check/private-check.jobs.ts';
import { targetRoutes } from './targets.routes.ts';

export type { Mentioned, Sought } from './keys.ts';
export { findMentions, findSought, keyOf, soughtBy, wellKnownSite } from './keys.ts';
export { insertMentions, mentionsInsert, sortByTarget } from './recompute-keys.queries.ts';
export { computeKeys } from './recompute-keys.service.ts';
export { loadWithTargets } from './recount.queries.ts';
export { recountAllTargets } from './recount.service.ts';
export type { TargetRow } from './targets.queries.ts';
export { isSought, targetIdOf, targetWithCategory } from './targets.queries.ts';
export { checkText, lookUp, present as presentTarget, readTarget } from './targets.service.ts';

/** Adds targets: what is known of each, and checks of texts. */
export function addTargets(app: HttpServer, platform: Platform): void {
  privateCheckJobs(platform);
  targetRoutes(app, platform);
}
