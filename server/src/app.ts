import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { problemSchema } from '@redflag/shared/problem';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { addAccounts } from './modules/accounts/index.ts';
import { addAlerts } from './modules/alerts/index.ts';
import { auditRoutes } from './modules/audit/index.ts';
import { categoryRoutes } from './modules/categories/index.ts';
import { eventRoutes } from './modules/events/index.ts';
import { healthRoutes } from './modules/health/index.ts';
import { jobRoutes } from './modules/jobs/index.ts';
import { notificationRoutes } from './modules/notifications/index.ts';
import { outboxRoutes } from './modules/outbox/index.ts';
import { addPosts } from './modules/posts/index.ts';
import { addReports } from './modules/reports/index.ts';
import { settingRoutes } from './modules/settings/index.ts';
import { siteRoutes } from './modules/site/index.ts';
import { statsRoutes } from './modules/stats/index.ts';
import { userRoutes } from './modules/users/index.ts';
import { keepAndAsk, keepNothing } from './platform/caching.ts';
import type { HttpServer } from './platform/http.ts';
import { createHttpServer } from './platform/http.ts';
import { enforcePermissions } from './platform/permissions.ts';
import type { Platform } from './platform/platform.ts';
import { APP_PAGE, hashInlineScripts, readWebPages, serveWebApp } from './platform/web-app.ts';

/** Assembles the product: the only place that knows all modules. Nothing listens yet. */
export async function createApp(platform: Platform): Promise<HttpServer> {
  const { config } = platform;
  const pages = await readWebPages(config);
  const scripts = hashInlineScripts(pages);
  const app = await createHttpServer(config, platform.log, scripts, pages.get(APP_PAGE));

  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${config.companyName} API`, version: '1' },
      components: {
        securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
      },
    },
    transform: documentProblems,
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    uiHooks: {
      onRequest: async (_request, reply) => {
        reply.header('cache-control', 'no-cache');
      },
    },
  });

  await app.register(async (api: HttpServer) => {
    keepNothing(api);
    enforcePermissions(api);
    const sessions = addAccounts(api, platform);
    userRoutes(api, platform, sessions);
    auditRoutes(api, platform);
    settingRoutes(api, platform, sessions);
    statsRoutes(api, platform);
    jobRoutes(api, platform);
    categoryRoutes(api, platform);
    addReports(api, platform);
    addPosts(api, platform);
    notificationRoutes(api, platform);
    addAlerts(api, platform);
    eventRoutes(api, platform);
    healthRoutes(api, platform);
    siteRoutes(api, platform);
    if (!config.production) outboxRoutes(api, platform);
    api.get(
      '/v1/openapi.json',
      { config: { permission: 'site.read' }, schema: { hide: true }, onSend: keepAndAsk },
      async () => app.swagger(),
    );
  });

  await serveWebApp(app, pages);
  return app;
}

/** Every route may answer with Problem Details. */
const documentProblems: typeof jsonSchemaTransform = (route) => {
  const response = { ...(route.schema?.response as object), default: problemSchema };
  return jsonSchemaTransform({ ...route, schema: { ...route.schema, response } });
};
