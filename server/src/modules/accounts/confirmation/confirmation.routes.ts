import { confirmationSchema } from '@redflag/shared/accounts/confirmation';
import { z } from 'zod';
import { openOwnPasswordCheck } from '#modules/accounts/passwords/own-password.ts';
import type { Proving } from '#modules/accounts/second-factor/proofs.service.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { viewerOf } from '#platform/http/permissions.ts';
import type { Platform } from '#platform/platform.ts';
import { openRateLimit } from '#platform/rate-limits/rate-limits.ts';
import { confirm, sendConfirmationCode } from './confirmation.service.ts';

const tags = ['Accounts'];

export function confirmationRoutes(
  app: HttpServer,
  platform: Platform,
  { prove, challenges }: Proving,
): void {
  const { database } = platform;
  const checkOwnPassword = openOwnPasswordCheck(database);
  const confirmationMailLimit = openRateLimit(database, 'confirmation-mail');

  app.get(
    '/v1/auth/confirm',
    {
      config: { permission: 'session.read-confirmed' },
      schema: {
        summary: 'Whether I confirmed lately that it is me: asks again otherwise',
        description: 'Before a download that asks again, which a browser makes by itself.',
        tags,
        response: { 204: z.void() },
      },
    },
    async (_request, reply) => reply.code(204).send(),
  );

  app.post(
    '/v1/auth/confirm/send',
    {
      config: { permission: 'session.confirm', cost: 'message' },
      schema: {
        summary:
          'Email me a code to confirm with, if I have neither a password nor a second factor',
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
      config: { permission: 'session.confirm', cost: 'password' },
      schema: {
        summary: 'Confirm that it is me, for acts that ask again after ten minutes',
        tags,
        body: confirmationSchema,
        response: { 204: z.void() },
      },
    },
    async (request, reply) => {
      const viewer = viewerOf(request);
      const challenge =
        'passkey' in request.body
          ? await challenges.take(request, reply, `prove:${viewer.id}`)
          : null;
      const entry = { ...platform, checkOwnPassword, prove };
      await confirm(entry, viewer, request.body, challenge);
      return reply.code(204).send();
    },
  );
}
