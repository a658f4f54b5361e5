import {
  bulkBegunSchema,
  bulkChangeRequestSchema,
  bulkChangeSchema,
  bulkOutcomeSchema,
  reportCountQuerySchema,
  reportCountSchema,
} from '@redflag/shared/review/bulk-changes';
import { z } from 'zod';
import type { HttpServer } from '#platform/http/http-server.ts';
import { idempotencyHeaders } from '#platform/http/idempotency.ts';
import { viewerOf } from '#platform/http/permissions.ts';
import type { Platform } from '#platform/platform.ts';
import { changeStatuses, readBulkChange } from './bulk-changes.service.ts';
import { countSearch } from './found-reports.service.ts';

const tags = ['Review'];

export function bulkChangeRoutes(app: HttpServer, platform: Platform): void {
  app.post(
    '/v1/reports/status',
    {
      config: { permission: 'report.change-status', cost: 'review' },
      schema: {
        summary: 'Set the status of several reports',
        description:
          'Given ids are changed at once. What a search finds is changed in the background: 202, and `GET /v1/bulk-changes/{id}` says how far it is. Reporters are told ten seconds later, and not of what was undone until then.',
        tags,
        headers: idempotencyHeaders,
        body: bulkChangeRequestSchema,
        response: { 200: bulkOutcomeSchema, 202: bulkBegunSchema },
      },
    },
    async (request, reply) => {
      const key = request.headers['idempotency-key'] ?? null;
      const made = await changeStatuses(platform, viewerOf(request), request.body, key);
      return request.body.reportIds ? made : reply.code(202).send({ id: made.id });
    },
  );

  app.get(
    '/v1/reports/count',
    {
      config: { permission: 'report.change-status', cost: 'overview' },
      schema: {
        summary: 'How many reports a search finds',
        description:
          'Where `total` of the list is null. Counts exactly what categories, statuses and recent days have, and up to 10,000 otherwise.',
        tags,
        querystring: reportCountQuerySchema,
        response: { 200: reportCountSchema },
      },
    },
    (request) => countSearch(platform, request.query),
  );

  app.get(
    '/v1/bulk-changes/:id',
    {
      config: { permission: 'report.change-status' },
      schema: {
        summary: 'How far a change of several reports is',
        tags,
        params: z.object({ id: z.uuid('Change not found') }),
        response: { 200: bulkChangeSchema },
      },
    },
    (request) => readBulkChange(platform, request.params.id),
  );
}
