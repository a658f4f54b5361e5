import { appConfigSchema } from '@redflag/shared/api/app-config';
import { z } from 'zod';
import { keepAndAsk } from '#platform/http/caching.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { notModified } from '#platform/http/openapi.ts';
import { unavailable } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import type { Health } from './health.service.ts';
import { appConfig } from './health.service.ts';

const config = { permission: 'site.read' } as const;
const tags = ['Service'];

/** Answers even if an address has reached its limit, and is not logged each time. */
const probe = { config: { ...config, rateLimit: false }, logLevel: 'warn' } as const;

/** Routes for those who ask whether the service runs, and for what a client needs at its start. */
export function healthRoutes(app: HttpServer, platform: Platform, health: Health): void {
  const schema = { hide: true };
  app.get('/livez', { ...probe, schema }, (_request, reply) => reply.code(200).send());

  app.get('/readyz', { ...probe, schema }, async (_request, reply) =>
    reply.code((await health.isReady()) ? 200 : 503).send(),
  );

  app.get(
    '/v1/server/get-ready',
    {
      ...probe,
      schema: { summary: 'Wake-up call', tags, response: { 200: z.void() } },
    },
    async (_request, reply) => {
      const answers = await Promise.all([health.hasDatabase(), health.hasFiles()]);
      if (answers.includes(false)) throw unavailable();
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
