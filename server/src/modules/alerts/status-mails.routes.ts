import {
  statusMailsChangeSchema,
  statusMailsSchema,
  stopMailsQuerySchema,
} from '@redflag/shared/alerts';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { Platform } from '#platform/platform.ts';
import { changeStatusMails } from './status-mails.service.ts';

const config = { permission: 'status-mails.change' } as const;
const tags = ['Status mails'];

/** For who has such a mail, signed in or not: the token in its links says whose mails they are. */
export function statusMailRoutes(app: HttpServer, platform: Platform): void {
  app.put(
    '/v1/status-mails',
    {
      config,
      schema: {
        summary: 'Stop the mails about the status of reports, or send them again',
        tags,
        body: statusMailsChangeSchema,
        response: { 200: statusMailsSchema },
      },
    },
    (request) => changeStatusMails(platform, request.body),
  );

  app.post(
    '/v1/status-mails/stop',
    {
      config,
      schema: {
        summary: 'Stop them by one press in a mail program (RFC 8058)',
        tags,
        consumes: ['application/x-www-form-urlencoded', 'multipart/form-data', 'application/json'],
        querystring: stopMailsQuerySchema,
        response: { 200: statusMailsSchema },
      },
    },
    (request) => changeStatusMails(platform, { ...request.query, statusMails: false }),
  );

  // A mail program that does not know the press opens the address; so do programs that look into
  // mail. It changes nothing.
  app.get(
    '/v1/status-mails/stop',
    { config, schema: { hide: true, querystring: stopMailsQuerySchema } },
    (request, reply) =>
      reply.redirect(`/stop-mails?${new URLSearchParams({ token: request.query.token })}`, 303),
  );
}
