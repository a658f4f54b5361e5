import { hiddenParts } from '@redflag/shared/reports/content.words';
import {
  flagGroupSchema,
  flagSchema,
  flagsPageSchema,
  flagsQuerySchema,
  hiddenSchema,
  newFlagSchema,
  settlementSchema,
} from '@redflag/shared/review/flags';
import { z } from 'zod';
import type { HttpServer } from '#platform/http/http-server.ts';
import { viewerOf } from '#platform/http/permissions.ts';
import type { Platform } from '#platform/platform.ts';
import { listGroups, openFlagging, setHidden, settle } from './flags.service.ts';

const tags = ['Flags'];
const create = { permission: 'flag.create', cost: 'flag' } as const;
const manage = { permission: 'flag.manage' } as const;
const idOf = (what: string) => z.object({ id: z.uuid(`${what} not found`) });

export function flagRoutes(app: HttpServer, platform: Platform): void {
  const addFlag = openFlagging(platform);

  app.post(
    '/v1/reports/:id/flags',
    {
      config: create,
      schema: {
        summary: 'Say that something is wrong with a report',
        description:
          'Once for each person and report. Of an own report only `about-me` and `personal-data`.',
        tags,
        params: idOf('Report'),
        body: newFlagSchema,
        response: { 201: flagSchema },
      },
    },
    async (request, reply) => {
      const flagged = { reportId: request.params.id, targetId: null };
      return reply.code(201).send(await addFlag(viewerOf(request), flagged, request.body));
    },
  );

  app.post(
    '/v1/targets/:id/flags',
    {
      config: create,
      schema: {
        summary: 'Say that something is wrong with what is known of a target',
        description: 'Once for each person and target.',
        tags,
        params: idOf('Target'),
        body: newFlagSchema,
        response: { 201: flagSchema },
      },
    },
    async (request, reply) => {
      const flagged = { reportId: null, targetId: request.params.id };
      return reply.code(201).send(await addFlag(viewerOf(request), flagged, request.body));
    },
  );

  app.get(
    '/v1/flags',
    {
      config: { ...manage, cost: 'overview' },
      schema: {
        summary: 'What is flagged, each report and target once',
        tags,
        querystring: flagsQuerySchema,
        response: { 200: flagsPageSchema },
      },
    },
    (request) => listGroups(platform, viewerOf(request), request.query),
  );

  app.patch(
    '/v1/flags/:id',
    {
      config: manage,
      schema: {
        summary: 'Settle a flag and the earlier ones on the same thing',
        description:
          'Dismissing shows a report again that only flags hide. Handling leaves it hidden, and hides it if personal data or an offensive picture was the reason. 409 if someone else has settled it.',
        tags,
        params: idOf('Flag'),
        body: settlementSchema,
        response: { 200: flagGroupSchema },
      },
    },
    (request) => settle(platform, viewerOf(request), request.params.id, request.body),
  );

  app.put(
    '/v1/reports/:id/hidden',
    {
      config: manage,
      schema: {
        summary: `Hide a report's ${hiddenParts()} from others, or show them`,
        tags,
        params: idOf('Report'),
        body: hiddenSchema,
        response: { 200: hiddenSchema },
      },
    },
    (request) => setHidden(platform, viewerOf(request), request.params.id, request.body.hidden),
  );
}
