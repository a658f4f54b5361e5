import type { HttpServer } from '#platform/http/http-server.ts';
import type { Platform } from '#platform/platform.ts';
import { registerJobs } from './registers.jobs.ts';
import { registerRoutes } from './registers.routes.ts';

export type { Entry, Layout, Times } from './layouts/layout.ts';
export { readReport } from './layouts/layout.ts';
export { detectLayout, layoutNames, layouts } from './layouts/layouts.ts';
export { countRegisters } from './registers.queries.ts';

/** Adds registers: lists of others that are read on a schedule. */
export function addRegisters(app: HttpServer, platform: Platform): void {
  registerJobs(platform);
  registerRoutes(app, platform);
}
