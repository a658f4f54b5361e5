import { confirmationSchema } from '@redflag/shared/accounts/confirmation';
import { z } from 'zod';
import { openOwnPasswordCheck } from '#modules/accounts/passwords/own-password.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { viewerOf } from '#platform/http/permissions.ts';
import type { Platform } from '#platform/platform.ts';
import { openRateLimit } from '#platform/rate-limits/rate-limits.ts';
import { confirm, sendConfirmationCode } from './confirmation.service.ts';

const tags = ['Accounts'];

export function confirmationRoutes(app: HttpServer, platform: Platform): void {
  const { database } = platform;
  const checkOwnPassword = openOwnPasswordCheck(database);
  const confirmationMailLimit = openRateLimit(database, 'confirmation-mail');

  app.post(
    '/v1/auth/confirm/send',
    {
      config: { permission: 'session.manage', cost: 'message' },
      schema: {
        summary: 'Email me a code to confirm with, if I have no password',
        tags,
        response: { 202: z.void() },
      },
    },
    async (request, reply) => {
      await sendConfirmationCode({ ...platform, confirmationMailLimit }, viewerOf(request));
      return reply.code(202).send();
    },
  );

  app.post(
    '/v1/auth/confirm',
    {
      config: { permission: 'session.manage', cost: 'password' },
      schema: {
        summary: 'Confirm that it is me, for acts that ask again after ten minutes',
        tags,
        body: confirmationSchema,
        response: { 204: z.void() },
      },
    },
    async (request, reply) => {
      await confirm({ ...platform, checkOwnPassword }, viewerOf(request), request.body);
      return reply.code(204).send();
    },
  );
}
