import {
  proofCheckSchema,
  proofRequestSchema,
  proofTaskSchema,
  replySchema,
} from '@redflag/shared/replies';
import { z } from 'zod';
import type { HttpServer } from '#platform/http/http-server.ts';
import { viewerOf } from '#platform/http/permissions.ts';
import type { Platform } from '#platform/platform.ts';
import { openBeginning } from './begin-proof.service.ts';
import { openChecking } from './check-proof.service.ts';

const tags = ['Replies'];
const params = z.object({ id: z.uuid('Reply not found') });

export function proofRoutes(app: HttpServer, platform: Platform): void {
  const beginProof = openBeginning(platform);
  const checkProof = openChecking(platform);

  app.post(
    '/v1/replies/:id/proof',
    {
      config: { permission: 'reply.change-own-or-any', cost: 'message' },
      schema: {
        summary: "Begin to prove that a reply's target is its holder's",
        description:
          'Sends a code, or says what to sign or to put on the site. What was asked before counts no more, but a site keeps its code.',
        tags,
        params,
        body: proofRequestSchema,
        response: { 200: proofTaskSchema },
      },
    },
    (request) => beginProof(viewerOf(request), request.params.id, request.body.method),
  );

  app.post(
    '/v1/replies/:id/proof/check',
    {
      config: { permission: 'reply.change-own-or-any', cost: 'proof' },
      schema: {
        summary: 'Check what was asked for: a code, a signature, the record or the file',
        tags,
        params,
        body: proofCheckSchema,
        response: { 200: replySchema },
      },
    },
    (request) => checkProof(viewerOf(request), request.params.id, request.body),
  );
}
