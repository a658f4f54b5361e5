import type { HttpServer } from '#platform/http/http-server.ts';
import type { Platform } from '#platform/platform.ts';
import { listOutbox, outboxSchema, renderOutbox } from './outbox.service.ts';

const config = { permission: 'site.read' } as const;

/** Register only outside production, where messages are stored instead of sent. */
export function outboxRoutes(app: HttpServer, platform: Platform): void {
  app.get(
    '/dev/outbox.json',
    { config, schema: { hide: true, response: { 200: outboxSchema } } },
    () => listOutbox(platform),
  );

  app.get('/dev/outbox', { config, schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/html').send(renderOutbox(await listOutbox(platform))),
  );
}
