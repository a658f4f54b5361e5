import { appConfigSchema } from '@redflag/shared/app-config';
import { z } from 'zod';
import { keepAndAsk } from '#platform/http/caching.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { notModified } from '#platform/http/openapi.ts';
import type { Platform } from '#platform/platform.ts';
import { appConfig, checkReadiness } from './health.service.ts';

const config = { permission: 'site.read' } as const;
const tags = ['Service'];

export function healthRoutes(app: HttpServer, platform: Platform): void {
  app.get(
    '/v1/server/get-ready',
    {
      // Answers probes even if their address has reached its limit.
      config: { ...config, rateLimit: false },
      schema: { summary: 'Readiness probe and wake-up call', tags, response: { 200: z.void() } },
    },
    async (_request, reply) => {
      await checkReadiness(platform);
      return reply.code(200).send();
    },
  );

  app.get(
    '/v1/app-config',
    {
      config,
      onSend: keepAndAsk,
      schema: {
        summary: 'What a client needs to know before sign-in',
        tags,
        response: { 200: appConfigSchema, ...notModified },
      },
    },
    () => appConfig(platform),
  );
}
