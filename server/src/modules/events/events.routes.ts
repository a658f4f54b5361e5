import type { OutgoingHttpHeaders } from 'node:http';
import type { HttpServer } from '#platform/http/http-server.ts';
import { contentOf } from '#platform/http/openapi.ts';
import { viewerOf } from '#platform/http/permissions.ts';
import type { Platform } from '#platform/platform.ts';
import { openEventStreams } from './events.service.ts';

const HEAD = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

/** Server-sent events (HTML standard, section 9.2): each names what to fetch again. */
export function eventRoutes(app: HttpServer, platform: Platform): void {
  const streams = openEventStreams(platform);
  app.addHook('preClose', async () => streams.stop());

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
        response: { 200: contentOf('The stream, which stays open', 'text/event-stream') },
      },
    },
    (request, reply) => {
      streams.requireRoom(viewerOf(request));
      const head = { ...reply.getHeaders(), ...HEAD } as OutgoingHttpHeaders;
      const { raw } = reply.hijack();
      // The framework and Node wait for its end with all that they know of the request in hand.
      raw.removeAllListeners();
      request.log.info({ route: request.routeOptions.url }, 'stream opened');
      raw.writeHead(200, head);
      // By themselves: what Node keeps of them is then one string, and not the pieces of it.
      raw.flushHeaders();
      // Each heartbeat would put off the time-out of a silent connection.
      raw.socket?.setTimeout(0);
      streams.open(viewerOf(request), raw);
    },
  );
}
