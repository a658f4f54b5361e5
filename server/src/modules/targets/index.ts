import type { HttpServer } from '#platform/http/http-server.ts';
import type { Platform } from '#platform/platform.ts';
import { privateCheckJobs } from './private-check/private-check.jobs.ts';
import { reporterJobs } from './reporters/reporters.jobs.ts';
import { targetReviewRoutes } from './review/review.routes.ts';
import { sharedHostJobs } from './review/shared-hosts.service.ts';
import { targetRoutes } from './targets.routes.ts';
import { verdictPictureRoutes } from './verdict-picture/verdict-picture.routes.ts';

export type { Mentioned, Sought, TargetName } from './keys.ts';
export {
  confirmsWellKnown,
  findMentions,
  findSought,
  keyOf,
  readNewReport,
  soughtBy,
} from './keys.ts';
export { namesFor } from './names.service.ts';
export {
  insertMentions,
  mentionsInsert,
  replaceMentions,
  sortByTarget,
} from './recompute-keys.queries.ts';
export { computeKeys, noteComputedKeys } from './recompute-keys.service.ts';
export { countFormerApart, loadWithTargets } from './recount.queries.ts';
export { recountAllTargets } from './recount.service.ts';
export { suspensions } from './reporters/reporters.jobs.ts';
export { forgetAllReporters, isUnmarked } from './reporters/reporters.queries.ts';
export { markReporter, printsOf, readPrints } from './reporters/reporters.service.ts';
export { questionOn } from './review/shared-hosts.service.ts';

export type { TargetRow } from './targets.queries.ts';
export {
  byCategory,
  isSought,
  selectTargets,
  soughtGiven,
  soughtValues,
  targetIdOf,
} from './targets.queries.ts';
export {
  checkText,
  lookUp,
  meantBy,
  present as presentTarget,
  readTarget,
  withCountryOf,
  withCountryOfSearch,
} from './targets.service.ts';

/** Adds targets: what is known of each, and checks of texts. */
export function addTargets(app: HttpServer, platform: Platform): void {
  privateCheckJobs(platform);
  reporterJobs(platform);
  sharedHostJobs(platform);
  targetRoutes(app, platform);
  targetReviewRoutes(app, platform);
  verdictPictureRoutes(app, platform);
}
