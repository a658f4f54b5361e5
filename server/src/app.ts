import { addAccounts, ensureFirstAdmin, ensureStaffFactorDate } from './modules/accounts/index.ts';
import { adviceRoutes } from './modules/advice/index.ts';
import { addAlerts } from './modules/alerts/index.ts';
import { addAudit } from './modules/audit/index.ts';
import { addCases } from './modules/cases/index.ts';
import { categoryRoutes, seedCategories } from './modules/categories/index.ts';
import { addChanges } from './modules/changes/index.ts';
import { addFeeds } from './modules/feeds/index.ts';
import { flagRoutes } from './modules/flags/index.ts';
import { healthRoutes, openHealth } from './modules/health/index.ts';
import { jobRoutes } from './modules/jobs/index.ts';
import { eventRoutes } from './modules/live-events/index.ts';
import { noteRoutes } from './modules/notes/index.ts';
import { addNotifications } from './modules/notifications/index.ts';
import { outboxRoutes } from './modules/outbox/index.ts';
import { addPosts } from './modules/posts/index.ts';
import { addQuestions } from './modules/questions/index.ts';
import { addRegisters } from './modules/registers/index.ts';
import { addReplies } from './modules/replies/index.ts';
import { addReports } from './modules/reports/index.ts';
import { addReviewing } from './modules/reviewing/index.ts';
import { settingRoutes } from './modules/settings/index.ts';
import { siteRoutes } from './modules/site/index.ts';
import { addStats, ensureCounted } from './modules/stats/index.ts';
import { addSystem } from './modules/system/index.ts';
import { addTargets, computeKeys } from './modules/targets/index.ts';
import { addTrends } from './modules/trends/index.ts';
import { userRoutes } from './modules/users/index.ts';
import { addWebhooks } from './modules/webhooks/index.ts';
import { keepAndAsk, keepNothing } from './platform/http/caching.ts';
import type { HttpServer } from './platform/http/http-server.ts';
import { createHttpServer } from './platform/http/http-server.ts';
import { documentApi } from './platform/http/openapi.ts';
import { enforcePermissions } from './platform/http/permissions.ts';
import { costs } from './platform/limits.ts';
import { ensurePepper } from './platform/pepper.ts';
import { pictureSweepJobs } from './platform/pictures/picture-sweep.ts';
import type { Platform } from './platform/platform.ts';
import type { Costs } from './platform/rate-limits/costs.ts';
import { limitCosts } from './platform/rate-limits/costs.ts';
import {
  errorPageOf,
  hashInlineScripts,
  readWebApp,
  serveWebApp,
} from './platform/web-app/web-app.ts';

/**
 * Adds what every database has, and brings what is stored to the rules of this version. Returns the first
 * administrator if this made one.
 */
export async function prepareData(platform: Platform, stop: AbortSignal) {
  await seedCategories(platform);
  await ensurePepper(platform.database, platform.pepper);
  await ensureStaffFactorDate(platform.database);
  await computeKeys(platform, stop);
  await ensureCounted(platform);
  stop.throwIfAborted();
  return ensureFirstAdmin(platform);
}

/** Assembles the product without listening. Only this file knows all modules. */
export async function createApp(platform: Platform, limits: Costs = costs): Promise<HttpServer> {
  const { config } = platform;
  const webApp = await readWebApp(config);
  const scripts = hashInlineScripts(webApp);
  const app = await createHttpServer(config, platform.log, scripts, errorPageOf(webApp));
  const health = openHealth(app, platform);
  if (config.metrics) {
    // Loaded only if wanted: few small installations collect metrics.
    const { addMetrics } = await import('./modules/metrics/index.ts');
    addMetrics(app, platform, health, config.metrics);
  }

  await documentApi(app, config.companyName);
  await app.register(async (api: HttpServer) => {
    keepNothing(api);
    enforcePermissions(api);
    limitCosts(api, config, limits);
    const sessions = addAccounts(api, platform);
    userRoutes(api, platform, sessions);
    addAudit(api, platform);
    settingRoutes(api, platform, sessions);
    addStats(api, platform);
    jobRoutes(api, platform);
    addSystem(api, platform);
    addTrends(api, platform, webApp.pages);
    categoryRoutes(api, platform);
    adviceRoutes(api, platform);
    addTargets(api, platform);
    addReports(api, platform);
    addChanges(api, platform);
    addFeeds(api, platform);
    addRegisters(api, platform);
    addWebhooks(api, platform);
    addCases(api, platform, sessions);
    noteRoutes(api, platform);
    addQuestions(api, platform);
    flagRoutes(api, platform);
    addReviewing(api, platform);
    addReplies(api, platform, sessions);
    addPosts(api, platform);
    addNotifications(api, platform);
    addAlerts(api, platform);
    pictureSweepJobs(platform);
    eventRoutes(api, platform);
    healthRoutes(api, platform, health);
    siteRoutes(api, platform, webApp.pages);
    if (!config.production) outboxRoutes(api, platform);
    api.get(
      '/v1/openapi.json',
      { config: { permission: 'site.read' }, schema: { hide: true }, onSend: keepAndAsk },
      async () => app.swagger(),
    );
  });

  await serveWebApp(app, config, webApp);
  return app;
}
