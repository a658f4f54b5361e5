import { reportSchema } from '@redflag/shared/reports';
import { redactionSchema } from '@redflag/shared/review/redaction';
import { z } from 'zod';
import type { HttpServer } from '#platform/http/http-server.ts';
import { viewerOf } from '#platform/http/permissions.ts';
import type { Platform } from '#platform/platform.ts';
import { redactReport } from './redaction.service.ts';

export function redactionRoutes(app: HttpServer, platform: Platform): void {
  app.post(
    '/v1/reports/:id/redactions',
    {
      config: { permission: 'report.redact', cost: 'review' },
      schema: {
        summary: "Remove personal details from a report's description, for ever",
        description:
          'Each part leaves a block, and those beside each other leave one. 409 if someone else has since removed others.',
        tags: ['Review'],
        params: z.object({ id: z.uuid('Report not found') }),
        body: redactionSchema,
        response: { 200: reportSchema },
      },
    },
    (request) => redactReport(platform, viewerOf(request), request.params.id, request.body),
  );
}
