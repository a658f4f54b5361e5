import type { HttpServer } from '../../platform/http.ts';
import { viewerOf } from '../../platform/permissions.ts';
import type { Platform } from '../../platform/platform.ts';
import type { EventStream } from './events.service.ts';
import { openEventStreams } from './events.service.ts';

/** Proxies close connections that stay silent for a minute. */
const HEARTBEAT_MS = 25_000;
const RECONNECT_AFTER_MS = 1_000;

/** Server-sent events (HTML standard, section 9.2): each names what to fetch again. */
export function eventRoutes(app: HttpServer, platform: Platform): void {
  const streams = openEventStreams(platform);
  app.addHook('preClose', async () => streams.closeAll());

  app.get(
    '/v1/events',
    {
      config: { permission: 'event.read' },
      // An answer to HEAD would never end.
      exposeHeadRoute: false,
      schema: {
        summary: 'Server-sent events: what changed for me',
        description:
          'text/event-stream; the data of an event is JSON with the id of the row, if any',
        tags: ['Events'],
      },
    },
    (request, reply) => {
      const { raw } = reply.hijack();
      raw.writeHead(200, {
        ...reply.getHeaders(),
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      } as Record<string, string>);
      raw.write(`retry: ${RECONNECT_AFTER_MS}\n\n`);

      const heartbeat = setInterval(() => raw.write(':\n\n'), HEARTBEAT_MS);
      const stream: EventStream = {
        viewer: viewerOf(request),
        send: ({ name, id }) => raw.write(`event: ${name}\ndata: ${JSON.stringify({ id })}\n\n`),
        close: () => raw.end(),
      };
      streams.add(stream);
      raw.on('close', () => {
        clearInterval(heartbeat);
        streams.remove(stream);
      });
    },
  );
}
