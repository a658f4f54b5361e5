import {
  statusMailsChangeSchema,
  statusMailsSchema,
  stopMailsQuerySchema,
} from '@redflag/shared/notifications/alerts';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { Platform } from '#platform/platform.ts';
import { changeStatusMails } from './status-mails.service.ts';

const config = { permission: 'status-mails.change' } as const;
const tags = ['Status emails'];

/** Adds routes for people with a status email, signed in or not: its token identifies the account. */
export function statusMailRoutes(app: HttpServer, platform: Platform): void {
  app.put(
    '/v1/status-mails',
    {
      config,
      schema: {
        summary: 'Stop or resume emails about the status of my reports',
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
        summary: 'Stop these emails with one click in an email program (RFC 8058)',
        tags,
        consumes: ['application/x-www-form-urlencoded', 'multipart/form-data', 'application/json'],
        querystring: stopMailsQuerySchema,
        response: { 200: statusMailsSchema },
      },
    },
    (request) => changeStatusMails(platform, { ...request.query, statusMails: false }),
  );

  // Email programs without one-click unsubscribe open this address, and so do link scanners. So it
  // only leads to a page and changes nothing.
  app.get(
    '/v1/status-mails/stop',
    { config, schema: { hide: true, querystring: stopMailsQuerySchema } },
    (request, reply) =>
      reply.redirect(`/stop-mails?${new URLSearchParams({ token: request.query.token })}`, 303),
  );
}
