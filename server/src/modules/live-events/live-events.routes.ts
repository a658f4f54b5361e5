import type { IncomingMessage, OutgoingHttpHeaders, Server, ServerResponse } from 'node:http';
import { eventsQuerySchema } from '@redflag/shared/api/watched';
import type { HttpServer } from '#platform/http/http-server.ts';
import { contentOf } from '#platform/http/openapi.ts';
import { viewerOf } from '#platform/http/permissions.ts';
import type { Platform } from '#platform/platform.ts';
import { openEventStreams } from './live-events.service.ts';

const HEAD = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

/** Returns a function that counts the requests being answered, without streams. */
function countRequests(server: Server): () => number {
  let requests = 0;
  // One function for all, and without a reference to the request.
  const forget = () => {
    requests -= 1;
  };
  server.on('request', ({ url }: IncomingMessage, response: ServerResponse) => {
    if (url?.startsWith('/v1/events')) return;
    requests += 1;
    response.on('close', forget);
  });
  return () => requests;
}

/** Adds the stream of server-sent events (HTML standard, 9.2), each naming what to fetch again. */
export function eventRoutes(app: HttpServer, platform: Platform): void {
  const streams = openEventStreams(platform, countRequests(app.server));
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
          'A text/event-stream: what concerns the account, and changes of the reports that it watches. The data of each event is JSON with the id of the row, if there is only one.',
        tags: ['Events'],
        querystring: eventsQuerySchema,
        response: { 200: contentOf('The stream, which stays open', 'text/event-stream') },
      },
    },
    (request, reply) => {
      streams.requireFewStreams(viewerOf(request));
      const head = { ...reply.getHeaders(), ...HEAD } as OutgoingHttpHeaders;
      const topics = [...new Set(request.query.watch)];
      const { raw } = reply.hijack();
      // The listeners of Fastify and Node would keep the whole request in memory until the stream ends.
      raw.removeAllListeners();
      request.log.info({ route: request.routeOptions.url }, 'stream opened');
      raw.writeHead(200, head);
      // Flushed separately, so that Node keeps the headers as one string and not in pieces.
      raw.flushHeaders();
      // Each heartbeat would reset the timeout of a silent connection, so it has no use here.
      raw.socket?.setTimeout(0);
      streams.open(viewerOf(request), topics, raw);
    },
  );
}
