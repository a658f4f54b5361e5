import { targetOverviewSchema, targetParamsSchema } from '@redflag/shared/checks';
import type { HttpServer } from '#platform/http/http-server.ts';
import { viewerOf } from '#platform/http/permissions.ts';
import type { Platform } from '#platform/platform.ts';
import { overviewReader } from './overview.service.ts';

export function overviewRoutes(app: HttpServer, platform: Platform): void {
  const readOverview = overviewReader(platform);

  app.get(
    '/v1/targets/:id/overview',
    {
      config: { permission: 'report.read', cost: 'overview' },
      schema: {
        summary: 'What the reports on a target say, and when they were filed',
        tags: ['Targets'],
        params: targetParamsSchema,
        response: { 200: targetOverviewSchema },
      },
    },
    (request) => readOverview(viewerOf(request), request.params.id),
  );
}
