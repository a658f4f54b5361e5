import {
  alertChangeSchema,
  alertSchema,
  alertsPageSchema,
  alertsQuerySchema,
} from '@redflag/shared/notifications/alerts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { viewerOf } from '#platform/http/permissions.ts';
import type { Platform } from '#platform/platform.ts';
import { listAlerts, setAlert } from './my-alerts.service.ts';

const config = { permission: 'alert.manage' } as const;
const tags = ['Alerts'];

export function myAlertRoutes(app: HttpServer, platform: Platform): void {
  app.get(
    '/v1/me/alerts',
    {
      config,
      schema: {
        summary: 'The targets that I will be told about',
        description:
          'What the caller searched for or reported in the last 90 days, the newest first; of one target with `category` and `key`, or with `targetId`.',
        tags,
        querystring: alertsQuerySchema,
        response: { 200: alertsPageSchema },
      },
    },
    (request) => listAlerts(platform, viewerOf(request), request.query),
  );

  app.put(
    '/v1/me/alerts',
    {
      config,
      schema: {
        summary: 'Stop or resume alerts about a target',
        tags,
        body: alertChangeSchema,
        response: { 200: alertSchema },
      },
    },
    (request) => setAlert(platform, viewerOf(request), request.body),
  );
}
