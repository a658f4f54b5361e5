import type { HttpServer } from '#platform/http/http-server.ts';
import type { Platform } from '#platform/platform.ts';
import { changeJobs } from './changes.jobs.ts';
import { changeRoutes } from './changes.routes.ts';
import { openPublisher } from './publisher.ts';

export type { ReadChange } from './changes.queries.ts';
export { changeAsJson, logEnds, selectUpTo } from './changes.queries.ts';
export { presentChange, requireReader, scopesOfReaders } from './changes.service.ts';

/** Adds the change log, from which all derives that other programs learn of targets. */
export function addChanges(app: HttpServer, platform: Platform): void {
  changeJobs(platform);
  changeRoutes(app, platform, openPublisher(app, platform));
}
