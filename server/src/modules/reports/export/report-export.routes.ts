import { ownReportsExportSchema, reportExportSchema } from '@redflag/shared/reports';
import type { FastifyReply } from 'fastify';
import type { HttpServer } from '#platform/http/http-server.ts';
import { contentOf } from '#platform/http/openapi.ts';
import { viewerOf } from '#platform/http/permissions.ts';
import type { Platform } from '#platform/platform.ts';
import { exportOwnReports, exportReports } from './report-export.service.ts';

export function reportExportRoutes(app: HttpServer, platform: Platform): void {
  app.get(
    '/v1/reports.csv',
    {
      // A HEAD request is not an export, but would be recorded as one.
      exposeHeadRoute: false,
      config: { permission: 'report.export', cost: 'download' },
      schema: {
        summary: 'The reports of a search as a CSV file',
        tags: ['Reports'],
        querystring: reportExportSchema,
        response: { 200: contentOf('The file', 'text/csv') },
      },
    },
    async (request, reply) => {
      const file = await exportReports(platform, viewerOf(request), request.query);
      return asDownload(reply, 'reports').send(file);
    },
  );

  app.get(
    '/v1/me/reports.csv',
    {
      // The answer to a HEAD request would read every report.
      exposeHeadRoute: false,
      config: { permission: 'report.read', cost: 'download' },
      schema: {
        summary: 'My reports as a CSV file',
        tags: ['Reports'],
        querystring: ownReportsExportSchema,
        response: { 200: contentOf('The file', 'text/csv') },
      },
    },
    (request, reply) => {
      const file = exportOwnReports(platform, viewerOf(request), request.query.q);
      return asDownload(reply, 'my-reports').send(file);
    },
  );
}

function asDownload(reply: FastifyReply, name: string): FastifyReply {
  const day = new Date().toISOString().slice(0, 10);
  return reply
    .header('content-type', 'text/csv; charset=utf-8; header=present')
    .header('content-disposition', `attachment; filename="${name}-${day}.csv"`)
    .header('cache-control', 'no-store');
}
