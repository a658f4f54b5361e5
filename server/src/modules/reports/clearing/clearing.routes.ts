import { targetParamsSchema, targetSchema } from '@redflag/shared/checks';
import { clearingSchema } from '@redflag/shared/review/clearing';
import { z } from 'zod';
import type { HttpServer } from '#platform/http/http-server.ts';
import { viewerOf } from '#platform/http/permissions.ts';
import type { Platform } from '#platform/platform.ts';
import { clearTarget, endClearing } from './clearing.service.ts';

const tags = ['Review'];

export function clearingRoutes(app: HttpServer, platform: Platform): void {
  app.put(
    '/v1/targets/:id/cleared',
    {
      config: { permission: 'report.change-status', cost: 'review' },
      schema: {
        summary: 'Say that a target is no scam, and reject the reports on it',
        description:
          'It ends with the next report that is not rejected, and after 12 months. 409 if other reports wait or confirm.',
        tags,
        params: targetParamsSchema,
        body: clearingSchema,
        response: { 200: targetSchema },
      },
    },
    (request) => clearTarget(platform, viewerOf(request), request.params.id, request.body),
  );

  app.delete(
    '/v1/targets/:id/cleared',
    {
      config: { permission: 'report.change-status' },
      schema: {
        summary: 'Take back that a target is no scam',
        tags,
        params: targetParamsSchema,
        response: { 204: z.void() },
      },
    },
    async (request, reply) => {
      await endClearing(platform, viewerOf(request), request.params.id);
      return reply.code(204).send();
    },
  );
}
