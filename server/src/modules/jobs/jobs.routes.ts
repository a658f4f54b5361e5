import { jobRetrySchema, jobsSchema, retriedJobsSchema } from '@redflag/shared/admin/jobs';
import type { HttpServer } from '#platform/http/http-server.ts';
import { viewerOf } from '#platform/http/permissions.ts';
import type { Platform } from '#platform/platform.ts';
import { listJobs, retryJobs } from './jobs.service.ts';

export function jobRoutes(app: HttpServer, platform: Platform): void {
  app.get(
    '/v1/jobs',
    {
      config: { permission: 'job.read' },
      schema: {
        summary: 'Background jobs, with their last runs and errors',
        tags: ['Jobs'],
        response: { 200: jobsSchema },
      },
    },
    () => listJobs(platform),
  );

  app.post(
    '/v1/jobs/retry',
    {
      config: { permission: 'job.retry' },
      schema: {
        summary: 'Run failed jobs again now',
        description: 'Those that wait to be retried, and those that were given up in the last day.',
        tags: ['Jobs'],
        body: jobRetrySchema,
        response: { 200: retriedJobsSchema },
      },
    },
    async (request) => ({
      retried: await retryJobs(platform.database, viewerOf(request), request.body.queue),
    }),
  );
}
