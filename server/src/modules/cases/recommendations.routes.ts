import {
  accuracySchema,
  newRecommendationSchema,
  nextCheckSchema,
} from '@redflag/shared/review/recommendations';
import { z } from 'zod';
import type { HttpServer } from '#platform/http/http-server.ts';
import { viewerOf } from '#platform/http/permissions.ts';
import type { Platform } from '#platform/platform.ts';
import { giveNext, readAccuracy, recommend } from './recommendations.service.ts';

const tags = ['Review'];
const config = { permission: 'case.recommend' } as const;

export function recommendationRoutes(app: HttpServer, platform: Platform): void {
  app.post(
    '/v1/recommendations/next',
    {
      config,
      schema: {
        summary: 'The case to check next, without names',
        description: 'The same one until something is said of it, or a reviewer decides it.',
        tags,
        response: { 200: nextCheckSchema },
      },
    },
    (request) => giveNext(platform, viewerOf(request)),
  );

  app.put(
    '/v1/recommendations/:targetId',
    {
      config,
      schema: {
        summary: 'Say what you think of the case that you have',
        description: 'Reviewers read it. It decides nothing.',
        tags,
        params: z.object({ targetId: z.uuid('Target not found') }),
        body: newRecommendationSchema,
        response: { 204: z.void() },
      },
    },
    async (request, reply) => {
      const { targetId } = request.params;
      await recommend(platform, viewerOf(request), targetId, request.body);
      return reply.code(204).send();
    },
  );

  app.get(
    '/v1/checkers/:id',
    {
      config: { permission: 'user.read' },
      schema: {
        summary: 'How often a checker was right',
        tags,
        params: z.object({ id: z.uuid('User not found') }),
        response: { 200: accuracySchema },
      },
    },
    (request) => readAccuracy(platform.database, request.params.id),
  );
}
