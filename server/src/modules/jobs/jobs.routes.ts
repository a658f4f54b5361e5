import { jobsSchema } from '@redflag/shared/admin/jobs';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { Platform } from '#platform/platform.ts';
import { listJobs } from './jobs.service.ts';

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
}
