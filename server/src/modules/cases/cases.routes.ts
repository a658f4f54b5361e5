import type { CasesQuery } from '@redflag/shared/review/cases';
import { caseDetailSchema, casesPageSchema, casesQuerySchema } from '@redflag/shared/review/cases';
import { z } from 'zod';
import { shared } from '#platform/database/combined-queries.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { viewerOf } from '#platform/http/permissions.ts';
import type { Platform } from '#platform/platform.ts';
import { listCases, readCase } from './cases.service.ts';

const tags = ['Review'];

export function caseRoutes(app: HttpServer, platform: Platform): void {
  const list = shared((query: CasesQuery) => listCases(platform, query));

  app.get(
    '/v1/cases',
    {
      config: { permission: 'report.change-status' },
      schema: {
        summary: 'Targets with reports that wait for a decision',
        description: 'Targets that most people reported come first, then the oldest.',
        tags,
        querystring: casesQuerySchema,
        response: { 200: casesPageSchema },
      },
    },
    (request) => list(request.query),
  );

  app.get(
    '/v1/cases/:targetId',
    {
      config: { permission: 'report.change-status' },
      schema: {
        summary: 'One target with its waiting reports, and what is known of their reporters',
        tags,
        params: z.object({ targetId: z.uuid('Target not found') }),
        response: { 200: caseDetailSchema },
      },
    },
    (request) => readCase(platform, viewerOf(request), request.params.targetId),
  );
}
