import { adviceSchema } from '@redflag/shared/advice';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { Platform } from '#platform/platform.ts';

/** Short: a number that an operator has corrected must not stay on screens. */
const CACHE = 'private, max-age=300';

export function adviceRoutes(app: HttpServer, { config: { advice } }: Platform): void {
  app.get(
    '/v1/advice',
    {
      config: { permission: 'advice.read' },
      schema: {
        summary: 'Whom to turn to after a scam, by country',
        description: 'As the operator supplies them (`ADVICE_FILE`); none without that file.',
        tags: ['Advice'],
        response: { 200: adviceSchema },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', CACHE);
      return advice;
    },
  );
}
