import type { HttpServer } from '#platform/http/http-server.ts';
import type { Platform } from '#platform/platform.ts';
import { releaseJobs } from './releases/release.jobs.ts';
import { announceServer } from './servers/announce-server.ts';
import { systemRoutes } from './system.routes.ts';

export { readNotice } from './releases/releases.service.ts';
export { readSystem } from './system.service.ts';
export { sendTestMail } from './test-mail.ts';
export { trial } from './trials.ts';

/** Says that this server runs, once it listens, and adds what administrators read about all of them. */
export function addSystem(app: HttpServer, platform: Platform): void {
  announceServer(app, platform);
  releaseJobs(platform);
  systemRoutes(app, platform);
}
