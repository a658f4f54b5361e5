import {
  nextSecondReviewSchema,
  reviewFiguresSchema,
  secondReviewDecisionSchema,
  secondReviewOutcomeSchema,
} from '@redflag/shared/review/reviewing';
import { OWN_FIRST_DAYS } from '@redflag/shared/review/values';
import { z } from 'zod';
import type { HttpServer } from '#platform/http/http-server.ts';
import { viewerOf } from '#platform/http/permissions.ts';
import { pictureRoute } from '#platform/pictures/picture-answer.ts';
import type { Platform } from '#platform/platform.ts';
import {
  readFigures,
  readNextReview,
  readOwnFigures,
  readReviewEvidence,
  reviewAgain,
} from './reviewing.service.ts';

const tags = ['Review'];
const config = { permission: 'report.change-status' } as const;

export function reviewingRoutes(app: HttpServer, platform: Platform): void {
  app.get(
    '/v1/me/reviewing',
    {
      config,
      schema: { summary: 'How I review', tags, response: { 200: reviewFiguresSchema } },
    },
    (request) => readOwnFigures(platform, viewerOf(request)),
  );

  app.get(
    '/v1/reviewers/:id',
    {
      config: { permission: 'user.read' },
      schema: {
        summary: 'How somebody reviews',
        description: `Without the last ${OWN_FIRST_DAYS} days, which the person sees first.`,
        tags,
        params: z.object({ id: z.uuid('User not found') }),
        response: { 200: reviewFiguresSchema },
      },
    },
    (request) => readFigures(platform, request.params.id),
  );

  app.get(
    '/v1/second-reviews/next',
    {
      config,
      schema: {
        summary: 'A decision of somebody else to look at again, without seeing it',
        description: 'Where two differ, a third reviewer sees both.',
        tags,
        response: { 200: nextSecondReviewSchema },
      },
    },
    (request) => readNextReview(platform, viewerOf(request)),
  );

  pictureRoute(
    app,
    '/v1/second-reviews/:id/evidence',
    {
      config,
      summary: 'The picture of a report that is looked at again',
      tags,
      params: z.object({ id: z.uuid('Picture not found') }),
    },
    (viewer, id, size) => readReviewEvidence(platform, viewer, id, size),
  );

  app.put(
    '/v1/second-reviews/:id',
    {
      config,
      schema: {
        summary: 'Say what I would decide',
        description: 'It changes no report.',
        tags,
        params: z.object({ id: z.uuid('Decision not found') }),
        body: secondReviewDecisionSchema,
        response: { 200: secondReviewOutcomeSchema },
      },
    },
    (request) => reviewAgain(platform, viewerOf(request), request.params.id, request.body),
  );
}
