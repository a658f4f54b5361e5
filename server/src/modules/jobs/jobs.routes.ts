import { jobsSchema } from '@redflag/shared/jobs';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { Platform } from '#platform/platform.ts';
import { listJobs } from './jobs.service.ts';

export function jobRoutes(app: HttpServer, platform: Platform): void {
  app.get(
    '/v1/jobs',
    {
      config: { permission: 'job.read' },
      schema: {
        summary: 'What runs by itself, and how it is doing',
        tags: ['Jobs'],
        response: { 200: jobsSchema },
      },
    },
    () => listJobs(platform),
  );
}
