import { sessionsSchema } from '@redflag/shared/accounts';
import { z } from 'zod';
import type { HttpServer } from '#platform/http/http-server.ts';
import { viewerOf } from '#platform/http/permissions.ts';
import type { Platform } from '#platform/platform.ts';
import type { SessionCookie } from './session-cookie.ts';
import type { Sessions } from './sessions.service.ts';
import { endOwnSession, listSessions } from './sessions.service.ts';

const config = { permission: 'session.manage' } as const;
const tags = ['Sessions'];

export function sessionRoutes(
  app: HttpServer,
  platform: Platform,
  sessions: Sessions,
  cookie: SessionCookie,
): void {
  app.post(
    '/v1/auth/sign-out',
    {
      config: { permission: 'session.end' },
      schema: { summary: 'End this session', tags, response: { 204: z.void() } },
    },
    async (request, reply) => {
      await sessions.end(viewerOf(request).sessionId);
      cookie.clear(reply);
      return reply.code(204).send();
    },
  );

  app.get(
    '/v1/me/sessions',
    {
      config,
      schema: { summary: 'Where I am signed in', tags, response: { 200: sessionsSchema } },
    },
    (request) => listSessions(platform, viewerOf(request)),
  );

  app.delete(
    '/v1/me/sessions/:id',
    {
      config,
      schema: {
        summary: 'End one of my sessions',
        tags,
        params: z.object({ id: z.uuid('Session not found') }),
        response: { 204: z.void() },
      },
    },
    async (request, reply) => {
      await endOwnSession(platform, sessions, viewerOf(request), request.params.id);
      return reply.code(204).send();
    },
  );
}
