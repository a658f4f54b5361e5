import { targetParamsSchema } from '@redflag/shared/checks';
import {
  appealSchema,
  newReplySchema,
  repliesPageSchema,
  repliesQuerySchema,
  replyChangeSchema,
  replySchema,
} from '@redflag/shared/replies';
import { z } from 'zod';
import type { HttpServer } from '#platform/http/http-server.ts';
import { viewerOf } from '#platform/http/permissions.ts';
import { uploadedPictureSchema } from '#platform/http/request-body/request-body.ts';
import { pictureRoute } from '#platform/pictures/picture-answer.ts';
import type { Platform } from '#platform/platform.ts';
import { changeReply } from './decide.service.ts';
import {
  addReplyPicture,
  appeal,
  listReplies,
  openReplying,
  readReply,
  readReplyPicture,
} from './replies.service.ts';

const tags = ['Replies'];
const params = z.object({ id: z.uuid('Reply not found') });
const newReplyFormSchema = z.object({
  ...newReplySchema.shape,
  picture: z.optional(uploadedPictureSchema),
});

export function replyRoutes(app: HttpServer, platform: Platform): void {
  const addReply = openReplying(platform);

  app.post(
    '/v1/targets/:id/replies',
    {
      config: { permission: 'reply.create', cost: 'picture' },
      schema: {
        summary: 'Answer the reports on a target as the one who holds it',
        description:
          'Only the caller and reviewers see it before it is decided. Once for each person and target at a time.',
        tags,
        consumes: ['multipart/form-data', 'application/json'],
        params: targetParamsSchema,
        body: newReplyFormSchema,
        response: { 201: replySchema },
      },
    },
    async (request, reply) => {
      const added = await addReply(viewerOf(request), request.params.id, request.body);
      return reply.code(201).header('location', `/v1/replies/${added.id}`).send(added);
    },
  );

  app.get(
    '/v1/replies',
    {
      config: { permission: 'reply.read-own-or-any' },
      schema: {
        summary: 'My replies; for reviewers all, newest first',
        tags,
        querystring: repliesQuerySchema,
        response: { 200: repliesPageSchema },
      },
    },
    (request) => listReplies(platform, viewerOf(request), request.query),
  );

  app.get(
    '/v1/replies/:id',
    {
      config: { permission: 'reply.read-own-or-any' },
      schema: { summary: 'One reply', tags, params, response: { 200: replySchema } },
    },
    (request) => readReply(platform, viewerOf(request), request.params.id),
  );

  pictureRoute(
    app,
    '/v1/replies/:id/picture',
    {
      config: { permission: 'reply.read-own-or-any' },
      summary: "The reply's picture",
      tags,
      params,
    },
    (viewer, id, size) => readReplyPicture(platform, viewer, id, size),
  );

  app.put(
    '/v1/replies/:id/picture',
    {
      config: { permission: 'reply.change-own-or-any', cost: 'picture' },
      schema: {
        summary: 'Add a picture to my reply that was sent without one, while it waits',
        tags,
        consumes: ['multipart/form-data'],
        params,
        body: z.object({ picture: uploadedPictureSchema }),
        response: { 200: replySchema },
      },
    },
    (request) =>
      addReplyPicture(platform, viewerOf(request), request.params.id, request.body.picture),
  );

  app.patch(
    '/v1/replies/:id',
    {
      config: { permission: 'reply.change-own-or-any', cost: 'review' },
      schema: {
        summary: 'Decide a reply; its holder withdraws it',
        description:
          'Reviewers uphold, publish or refuse it, take that back within ten seconds, accept its evidence, or let it show.',
        tags,
        params,
        body: replyChangeSchema,
        response: { 200: replySchema },
      },
    },
    (request) => changeReply(platform, viewerOf(request), request.params.id, request.body),
  );

  app.post(
    '/v1/replies/:id/appeal',
    {
      config: { permission: 'reply.change-own-or-any', cost: 'flag' },
      schema: {
        summary: 'Ask once to decide a refused reply again',
        tags,
        params,
        body: appealSchema,
        response: { 200: replySchema },
      },
    },
    (request) => appeal(platform, viewerOf(request), request.params.id, request.body.text),
  );
}
