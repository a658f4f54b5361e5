import { changesQuerySchema, changesSchema } from '@redflag/shared/changes';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { Platform } from '#platform/platform.ts';
import { readChanges, requireReader, scopesOfReaders } from './changes.service.ts';
import type { Reached } from './publisher.ts';

export function changeRoutes(app: HttpServer, platform: Platform, reached: Reached): void {
  app.get(
    '/v1/changes',
    {
      config: {
        permission: 'change.read',
        cost: 'changes',
        scopes: scopesOfReaders(platform.config),
        example: { query: { after: 0, category: 'website', limit: 100, wait: 25 } },
      },
      schema: {
        summary: 'What became known of targets, in order',
        description:
          'Where FEEDS is set. `after` is `next` of the last answer, or the `Redflag-Position` of a snapshot: 410 for one that is too old or was never reached. Without anything new, `wait` waits for so many seconds, up to 25.',
        tags: ['Feeds'],
        querystring: changesQuerySchema,
        response: { 200: changesSchema },
      },
    },
    (request, reply) => {
      requireReader(platform.config, request.viewer);
      const left = new AbortController();
      reply.raw.once('close', () => left.abort());
      return readChanges(platform, reached, request.query, left.signal);
    },
  );
}
