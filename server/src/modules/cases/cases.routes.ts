import { caseDecisionSchema, caseOutcomeSchema } from '@redflag/shared/review/case-decision';
import type { CasesQuery } from '@redflag/shared/review/cases';
import {
  caseDetailSchema,
  casesPageSchema,
  casesQuerySchema,
  claimAnswerSchema,
  nextCaseAnswerSchema,
  nextCaseSchema,
} from '@redflag/shared/review/cases';
import { z } from 'zod';
import type { Sessions } from '#modules/accounts/index.ts';
import { shared } from '#platform/database/combined-queries.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { viewerOf } from '#platform/http/permissions.ts';
import type { Platform } from '#platform/platform.ts';
import { listCases, presentPage, readCase } from './cases.service.ts';
import { claimCase, leaveCase, takeNext } from './claims.service.ts';
import { decideCase } from './decide-case.service.ts';

const tags = ['Review'];
const config = { permission: 'report.change-status' } as const;
const params = z.object({ targetId: z.uuid('Target not found') });

export function caseRoutes(app: HttpServer, platform: Platform, sessions: Sessions): void {
  const list = shared((query: CasesQuery) => listCases(platform, query));

  app.get(
    '/v1/cases',
    {
      config,
      schema: {
        summary: 'Targets with reports that wait for a decision',
        description: 'Targets that most people reported come first, then the oldest.',
        tags,
        querystring: casesQuerySchema,
        response: { 200: casesPageSchema },
      },
    },
    async (request) => presentPage(await list(request.query), viewerOf(request)),
  );

  app.get(
    '/v1/cases/:targetId',
    {
      config,
      schema: {
        summary: 'One target with its waiting reports, and what is known of their reporters',
        tags,
        params,
        response: { 200: caseDetailSchema },
      },
    },
    (request) => readCase(platform, viewerOf(request), request.params.targetId),
  );

  app.post(
    '/v1/cases/:targetId/decisions',
    {
      config: { ...config, cost: 'review' },
      schema: {
        summary: 'Decide reports of a case, and hide pictures or suspend reporters with it',
        description:
          'Of reports that stay as they are, nothing else is done either. Reporters are told of the decision ten seconds later, who is suspended at once: undoing the decision undoes nothing else.',
        tags,
        params,
        body: caseDecisionSchema,
        response: { 200: caseOutcomeSchema },
      },
    },
    (request) =>
      decideCase(platform, sessions, viewerOf(request), request.params.targetId, request.body),
  );

  app.put(
    '/v1/cases/:targetId/claim',
    {
      config,
      schema: {
        summary: 'Say that you are at work on a case',
        description:
          'It holds for ten minutes, and locks nothing. Somebody else may be at work on it already.',
        tags,
        params,
        response: { 200: claimAnswerSchema },
      },
    },
    (request) => claimCase(platform, viewerOf(request), request.params.targetId),
  );

  app.delete(
    '/v1/cases/:targetId/claim',
    {
      config,
      schema: {
        summary: 'Say that you are no longer at work on a case',
        tags,
        params,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await leaveCase(platform, viewerOf(request), request.params.targetId);
      return reply.status(204).send(null);
    },
  );

  app.post(
    '/v1/cases/next',
    {
      config,
      schema: {
        summary: 'Take the next case that nobody is at work on',
        tags,
        body: nextCaseSchema,
        response: { 200: nextCaseAnswerSchema },
      },
    },
    (request) => takeNext(platform, viewerOf(request), request.body),
  );
}
