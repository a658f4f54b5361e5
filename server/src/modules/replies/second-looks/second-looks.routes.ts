import {
  askedSecondLookSchema,
  newSecondLookSchema,
  openSecondLookSchema,
  ownSecondLookSchema,
  SECOND_LOOK_DAYS,
  secondLookDecisionSchema,
  secondLookLinkSchema,
  secondLookSchema,
  secondLooksPageSchema,
  secondLooksQuerySchema,
  suspendedSecondLookSchema,
} from '@redflag/shared/replies';
import { z } from 'zod';
import type { Sessions } from '#modules/accounts/index.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { viewerOf } from '#platform/http/permissions.ts';
import { uploadedPictureSchema } from '#platform/http/request-body/request-body.ts';
import { pictureRoute } from '#platform/pictures/picture-answer.ts';
import type { Platform } from '#platform/platform.ts';
import { decideSecondLook } from './decide.service.ts';
import {
  askAboutSuspension,
  checkLink,
  listSecondLooks,
  openAnswering,
  readAnswer,
  readAnswerPicture,
} from './second-looks.service.ts';

const tags = ['Second looks'];
const reportParams = z.object({ id: z.uuid('Report not found') });
const params = z.object({ id: z.uuid('Second look not found') });
const answerFormSchema = z.object({
  ...newSecondLookSchema.shape,
  picture: z.optional(uploadedPictureSchema),
});

export function secondLookRoutes(app: HttpServer, platform: Platform, sessions: Sessions): void {
  const answer = openAnswering(platform);

  app.post(
    '/v1/reports/:id/answers',
    {
      config: { permission: 'second-look.ask-own', cost: 'picture' },
      schema: {
        summary: 'Answer the rejection of my report, once',
        description: `Within ${SECOND_LOOK_DAYS} days. A report that was closed can be answered only if the holder of its target had asked for that.`,
        tags,
        consumes: ['multipart/form-data', 'application/json'],
        params: reportParams,
        body: answerFormSchema,
        response: { 201: secondLookSchema },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await answer(viewerOf(request), request.params.id, request.body)),
  );

  app.get(
    '/v1/reports/:id/answers',
    {
      config: { permission: 'second-look.ask-own' },
      schema: {
        summary: 'What I answered to the rejection of my report, or until when I can',
        tags,
        params: reportParams,
        response: { 200: ownSecondLookSchema },
      },
    },
    (request) => readAnswer(platform, viewerOf(request), request.params.id),
  );

  app.post(
    '/v1/second-looks/check',
    {
      config: { permission: 'second-look.ask-suspended', cost: 'proof' },
      schema: {
        summary: 'Whether the link of a suspended person still works, which uses nothing up',
        tags,
        body: secondLookLinkSchema,
        response: { 200: openSecondLookSchema },
      },
    },
    (request) => checkLink(platform, request.body.token),
  );

  app.post(
    '/v1/second-looks',
    {
      config: { permission: 'second-look.ask-suspended', cost: 'proof' },
      schema: {
        summary: 'Ask for a second look at my suspension, with the emailed link',
        tags,
        body: suspendedSecondLookSchema,
        response: { 201: askedSecondLookSchema },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await askAboutSuspension(platform, request.body)),
  );

  app.get(
    '/v1/second-looks',
    {
      config: { permission: 'second-look.decide' },
      schema: {
        summary: 'What people ask to look at again, newest first',
        tags,
        querystring: secondLooksQuerySchema,
        response: { 200: secondLooksPageSchema },
      },
    },
    (request) => listSecondLooks(platform, viewerOf(request), request.query),
  );

  pictureRoute(
    app,
    '/v1/second-looks/:id/picture',
    {
      config: { permission: 'second-look.read-own-or-any' },
      summary: "The second look's picture",
      tags,
      params,
    },
    (viewer, id, size) => readAnswerPicture(platform, viewer, id, size),
  );

  app.patch(
    '/v1/second-looks/:id',
    {
      config: { permission: 'second-look.decide', cost: 'review' },
      schema: {
        summary: 'Look at a report again, end a suspension, or say that it stays so',
        description: `A granted report is Pending again. Can be taken back for ten seconds, except that an account is active again. To activate one asks for the password again.`,
        tags,
        params,
        body: secondLookDecisionSchema,
        response: { 200: secondLookSchema },
      },
    },
    (request) =>
      decideSecondLook(platform, sessions, viewerOf(request), request.params.id, request.body),
  );
}
