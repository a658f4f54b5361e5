import { auditPageSchema, auditQuerySchema } from '@redflag/shared/admin/audit';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { Platform } from '#platform/platform.ts';
import { listAudit } from './audit.service.ts';

export function auditRoutes(app: HttpServer, platform: Platform): void {
  app.get(
    '/v1/audit-log',
    {
      config: { permission: 'audit.read', cost: 'overview' },
      schema: {
        summary: 'What administrators did',
        tags: ['Audit log'],
        querystring: auditQuerySchema,
        response: { 200: auditPageSchema },
      },
    },
    (request) => listAudit(platform, request.query),
  );
}
