import type { HttpServer } from '#platform/http/http-server.ts';
import type { Platform } from '#platform/platform.ts';
import { questionJobs } from './questions.jobs.ts';
import { questionRoutes } from './questions.routes.ts';

export { readQuestions } from './questions.service.ts';

/** Adds the routes and jobs of what reviewers ask reporters. */
export function addQuestions(app: HttpServer, platform: Platform): void {
  questionJobs(platform);
  questionRoutes(app, platform);
}
