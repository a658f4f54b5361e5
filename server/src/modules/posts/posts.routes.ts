import type { PostsQuery } from '@redflag/shared/posts';
import { postSchema, postsPageSchema, postsQuerySchema } from '@redflag/shared/posts';
import { z } from 'zod';
import { shared } from '#platform/database/combined-queries.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { idempotencyHeaders } from '#platform/http/idempotency.ts';
import { viewerOf } from '#platform/http/permissions.ts';
import { pictureRoute } from '#platform/pictures/picture-answer.ts';
import type { Platform } from '#platform/platform.ts';
import { newPostFormSchema, postChangeFormSchema } from './post-form.ts';
import {
  changePost,
  listPosts,
  publishPost,
  readImage,
  readPost,
  removePost,
} from './posts.service.ts';

const tags = ['Posts'];
const params = z.object({ id: z.uuid('Post not found') });
const consumes = ['multipart/form-data'];

export function postRoutes(app: HttpServer, platform: Platform): void {
  const list = shared((query: PostsQuery) => listPosts(platform, query));
  const read = shared((id: string) => readPost(platform, id));

  app.get(
    '/v1/posts',
    {
      config: { permission: 'post.read' },
      schema: {
        summary: 'Security-vulnerability posts',
        tags,
        querystring: postsQuerySchema,
        response: { 200: postsPageSchema },
      },
    },
    (request) => list(request.query),
  );

  app.post(
    '/v1/posts',
    {
      config: { permission: 'post.manage', cost: 'picture' },
      schema: {
        summary: 'Publish a post',
        tags,
        consumes,
        headers: idempotencyHeaders,
        body: newPostFormSchema,
        response: { 201: postSchema },
      },
    },
    async (request, reply) => {
      const key = request.headers['idempotency-key'] ?? null;
      const post = await publishPost(platform, viewerOf(request), request.body, key);
      return reply.code(201).header('location', `/v1/posts/${post.id}`).send(post);
    },
  );

  app.get(
    '/v1/posts/:id',
    {
      config: { permission: 'post.read' },
      schema: { summary: 'One post', tags, params, response: { 200: postSchema } },
    },
    (request) => read(request.params.id),
  );

  pictureRoute(
    app,
    '/v1/posts/:id/image',
    { config: { permission: 'post.read' }, summary: "The post's picture", tags, params },
    (_, id, size) => readImage(platform, id, size),
  );

  app.patch(
    '/v1/posts/:id',
    {
      config: { permission: 'post.manage', cost: 'picture' },
      schema: {
        summary: 'Change a post; fields left out stay as they are',
        tags,
        consumes,
        params,
        body: postChangeFormSchema,
        response: { 200: postSchema },
      },
    },
    (request) => changePost(platform, viewerOf(request), request.params.id, request.body),
  );

  app.delete(
    '/v1/posts/:id',
    {
      config: { permission: 'post.delete' },
      schema: {
        summary: 'Delete a post and its picture',
        tags,
        params,
        response: { 204: z.void() },
      },
    },
    async (request, reply) => {
      await removePost(platform, viewerOf(request), request.params.id);
      return reply.code(204).send();
    },
  );
}
