import {
  notificationEmailChangeSchema,
  sessionTimeoutChangeSchema,
  settingsSchema,
} from '@redflag/shared/admin/settings';
import type { Sessions } from '#modules/accounts/index.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { viewerOf } from '#platform/http/permissions.ts';
import type { Platform } from '#platform/platform.ts';
import { changeSettings, readSettings } from './settings.service.ts';

const config = { permission: 'setting.change' } as const;
const tags = ['Settings'];
const response = { 200: settingsSchema };

export function settingRoutes(app: HttpServer, platform: Platform, sessions: Sessions): void {
  app.get(
    '/v1/config',
    {
      config: { permission: 'setting.read' },
      schema: { summary: 'The settings', tags, response },
    },
    () => readSettings(platform.database),
  );

  app.put(
    '/v1/config/sessionTimeout',
    {
      config,
      schema: {
        summary: 'Set how long a session may be inactive before it ends',
        tags,
        body: sessionTimeoutChangeSchema,
        response,
      },
    },
    (request) =>
      changeSettings(platform, sessions, viewerOf(request), {
        sessionTimeout: request.body.timeout,
      }),
  );

  app.put(
    '/v1/config/notificationEmail',
    {
      config,
      schema: {
        summary: 'Set the address that is emailed about new and pending reports',
        tags,
        body: notificationEmailChangeSchema,
        response,
      },
    },
    (request) =>
      changeSettings(platform, sessions, viewerOf(request), {
        notificationEmail: request.body.email,
      }),
  );
}
