import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Health } from '#modules/health/index.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { Platform } from '#platform/platform.ts';
import { explainListening } from '#platform/process/operator-error.ts';
import { openMetrics } from './metrics.service.ts';

/**
 * Counts the app's answers, and serves `GET /metrics` on a separate port, because the public must
 * not reach what operators see.
 */
export function addMetrics(
  app: HttpServer,
  platform: Platform,
  health: Health,
  { host, port }: { host: string; port: number },
): void {
  const metrics = openMetrics(platform, health, app.server);
  app.addHook('onResponse', (request, reply, done) => {
    metrics.countAnswer({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1_000,
    });
    done();
  });

  app.addHook('onClose', async () => metrics.close());

  const server = createServer(async ({ method, url }, answer) => {
    if (url !== '/metrics') return answer.writeHead(404).end();
    if (method !== 'GET') return answer.writeHead(405, { allow: 'GET' }).end();
    try {
      const text = await metrics.describe();
      answer.writeHead(200, { 'content-type': metrics.contentType }).end(text);
    } catch (error) {
      platform.log.error({ err: error }, 'metrics failed');
      answer.writeHead(500).end();
    }
  });
  // Before the app listens, so that a port in use stops the start.
  app.addHook('onReady', async () => {
    await once(server.listen({ host, port }), 'listening').catch((error) => {
      throw explainListening(error, { host: 'METRICS_HOST', port: 'METRICS_PORT' });
    });
  });
  app.addHook('onClose', async () => {
    server.close();
    server.closeAllConnections();
  });
}
