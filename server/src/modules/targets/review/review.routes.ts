import { targetParamsSchema, targetSchema } from '@redflag/shared/checks';
import { assignBankSchema, sharedHostSchema } from '@redflag/shared/review/cases';
import { z } from 'zod';
import type { HttpServer } from '#platform/http/http-server.ts';
import { viewerOf } from '#platform/http/permissions.ts';
import type { Platform } from '#platform/platform.ts';
import { assignBank } from './assign-bank.service.ts';
import { answerSharedHost } from './shared-hosts.service.ts';

const tags = ['Review'];

export function targetReviewRoutes(app: HttpServer, platform: Platform): void {
  app.put(
    '/v1/targets/:id/bank',
    {
      config: { permission: 'report.change-status' },
      schema: {
        summary: 'Give an account number that was reported without its bank the bank',
        tags,
        params: targetParamsSchema,
        body: assignBankSchema,
        response: { 200: targetSchema },
      },
    },
    (request) => assignBank(platform, viewerOf(request), request.params.id, request.body.bank),
  );

  app.put(
    '/v1/shared-hosts/:host',
    {
      config: { permission: 'report.change-status' },
      schema: {
        summary: 'Say whether anybody can publish on a host, so that each page is judged alone',
        tags,
        params: z.object({ host: z.string().max(253) }),
        body: sharedHostSchema,
        response: { 204: z.void() },
      },
    },
    async (request, reply) => {
      const { params, body } = request;
      await answerSharedHost(platform, viewerOf(request), params.host, body.shared);
      return reply.code(204).send();
    },
  );
}
