import {
  reviewedFirstChangeSchema,
  reviewRoleChangeSchema,
  userChangeSchema,
  userDeletionSchema,
  userSchema,
  usersPageSchema,
  usersQuerySchema,
} from '@redflag/shared/accounts/users';
import { reportSearchSchema, reportsPageSchema } from '@redflag/shared/reports';
import { z } from 'zod';
import type { Sessions } from '#modules/accounts/index.ts';
import { removeFactors } from '#modules/accounts/index.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { viewerOf } from '#platform/http/permissions.ts';
import type { Platform } from '#platform/platform.ts';
import { changeReviewRole } from './review-role.service.ts';
import { changeReviewedFirst } from './reviewed-first.service.ts';
import { changeUser, deleteAnyUser, listReportsOf, listUsers, readUser } from './users.service.ts';

const config = { permission: 'user.read' } as const;
const change = { permission: 'user.change' } as const;
const tags = ['Users'];
const params = z.object({ id: z.uuid('User not found') });

export function userRoutes(app: HttpServer, platform: Platform, sessions: Sessions): void {
  app.get(
    '/v1/users',
    {
      config: { ...config, cost: 'overview' },
      schema: {
        summary: 'All users',
        tags,
        querystring: usersQuerySchema,
        response: { 200: usersPageSchema },
      },
    },
    (request) => listUsers(platform, request.query),
  );

  app.get(
    '/v1/users/:id',
    { config, schema: { summary: 'One user', tags, params, response: { 200: userSchema } } },
    (request) => readUser(platform, request.params.id),
  );

  app.get(
    '/v1/user-reports/:id',
    {
      config: { ...config, cost: 'contains' },
      schema: {
        summary: "One user's reports",
        tags,
        params,
        querystring: reportSearchSchema,
        response: { 200: reportsPageSchema },
      },
    },
    (request) => listReportsOf(platform, viewerOf(request), request.params.id, request.query),
  );

  app.patch(
    '/v1/users/:id',
    {
      config: change,
      schema: {
        summary: 'Suspend or activate a user',
        tags,
        params,
        body: userChangeSchema,
        response: { 200: userSchema },
      },
    },
    (request) => changeUser(platform, sessions, viewerOf(request), request.params.id, request.body),
  );

  app.put(
    '/v1/review-roles/:id',
    {
      config: change,
      schema: {
        summary: 'Let a user review, or no longer',
        tags,
        params,
        body: reviewRoleChangeSchema,
        response: { 200: userSchema },
      },
    },
    (request) =>
      changeReviewRole(platform, sessions, viewerOf(request), request.params.id, request.body),
  );

  app.put(
    '/v1/reviewed-first/:id',
    {
      config: change,
      schema: {
        summary: 'Let reviewers look first at what a user reports, or no longer',
        tags,
        params,
        body: reviewedFirstChangeSchema,
        response: { 200: userSchema },
      },
    },
    (request) => changeReviewedFirst(platform, viewerOf(request), request.params.id, request.body),
  );

  app.post(
    '/v1/user-factors/:id/remove',
    {
      config: change,
      schema: {
        summary: "Remove a user's second factor, who has lost it",
        tags,
        params,
        response: { 204: z.void() },
      },
    },
    async (request, reply) => {
      await removeFactors(platform, sessions, viewerOf(request), request.params.id);
      return reply.code(204).send();
    },
  );

  app.delete(
    '/v1/users/delete/:id',
    {
      config: change,
      schema: {
        summary: "Delete a user's account but keep the reports",
        tags,
        params,
        body: userDeletionSchema,
        response: { 200: z.object({ id: z.uuid() }) },
      },
    },
    (request) =>
      deleteAnyUser(platform, sessions, viewerOf(request), request.params.id, request.body),
  );
}
