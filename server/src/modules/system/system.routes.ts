import { systemSchema, testMailSchema } from '@redflag/shared/admin/system';
import type { HttpServer } from '#platform/http/http-server.ts';
import { viewerOf } from '#platform/http/permissions.ts';
import type { Platform } from '#platform/platform.ts';
import { mailViewer, readSystem } from './system.service.ts';
import { openTrials } from './trials.ts';

const tags = ['System'];

export function systemRoutes(app: HttpServer, platform: Platform): void {
  const { config, database } = platform;
  const trials = openTrials(platform);
  app.get(
    '/v1/system',
    {
      config: { permission: 'system.read', cost: 'overview' },
      schema: {
        summary: 'How the servers are, and everything that they need',
        description: 'The same as `npm run redflag -- status --json`.',
        tags,
        response: { 200: systemSchema },
      },
    },
    () => readSystem({ config, database, ...trials }),
  );

  app.post(
    '/v1/system/test-mail',
    {
      config: { permission: 'system.send-test-mail', cost: 'message' },
      schema: {
        summary: "Send yourself an email now, for the mail server's answer",
        tags,
        response: { 200: testMailSchema },
      },
    },
    (request) => mailViewer(platform, viewerOf(request)),
  );
}
