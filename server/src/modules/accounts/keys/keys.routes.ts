import {
  keyScopes,
  keysSchema,
  madeKeySchema,
  madeOrganisationKeySchema,
  newKeySchema,
  newOrganisationKeySchema,
  organisationKeysSchema,
  usedKeySchema,
} from '@redflag/shared/keys';
import { z } from 'zod';
import type { HttpServer } from '#platform/http/http-server.ts';
import { viewerOf } from '#platform/http/permissions.ts';
import type { Platform } from '#platform/platform.ts';
import { openRateLimit } from '#platform/rate-limits/rate-limits.ts';
import {
  listKeys,
  listOrganisationKeys,
  makeKey,
  makeOrganisationKey,
  readUsedKey,
  revokeKey,
  revokeOrganisationKey,
} from './keys.service.ts';

const tags = ['Keys'];
const params = z.object({ id: z.uuid('Key not found') });

export function keyRoutes(app: HttpServer, platform: Platform): void {
  const keyLimit = openRateLimit(platform.database, 'key-making');

  app.get(
    '/v1/key',
    {
      config: { permission: 'key.use', scopes: keyScopes, example: {} },
      schema: {
        summary: 'What the key of this request is, may do, and has left of its limits',
        tags,
        response: { 200: usedKeySchema },
      },
    },
    (request) => readUsedKey(platform, viewerOf(request)),
  );

  app.get(
    '/v1/keys',
    {
      config: { permission: 'key.read' },
      schema: { summary: 'My keys', tags, response: { 200: keysSchema } },
    },
    (request) => listKeys(platform, viewerOf(request)),
  );

  app.post(
    '/v1/keys',
    {
      config: { permission: 'key.change' },
      schema: {
        summary: 'Make a key for myself, which may check',
        tags,
        body: newKeySchema,
        response: { 201: madeKeySchema },
      },
    },
    async (request, reply) => {
      const key = await makeKey({ ...platform, keyLimit }, viewerOf(request), request.body);
      return reply.code(201).send(key);
    },
  );

  app.delete(
    '/v1/keys/:id',
    {
      config: { permission: 'key.change' },
      schema: { summary: 'Revoke one of my keys', tags, params, response: { 204: z.void() } },
    },
    async (request, reply) => {
      await revokeKey(platform, viewerOf(request), request.params.id);
      return reply.code(204).send();
    },
  );

  app.get(
    '/v1/organisation-keys',
    {
      config: { permission: 'organisation-key.read' },
      schema: { summary: "Organisations' keys", tags, response: { 200: organisationKeysSchema } },
    },
    () => listOrganisationKeys(platform),
  );

  app.post(
    '/v1/organisation-keys',
    {
      config: { permission: 'organisation-key.change' },
      schema: {
        summary: 'Make a key for an organisation',
        tags,
        body: newOrganisationKeySchema,
        response: { 201: madeOrganisationKeySchema },
      },
    },
    async (request, reply) => {
      const key = await makeOrganisationKey(platform, viewerOf(request), request.body);
      return reply.code(201).send(key);
    },
  );

  app.delete(
    '/v1/organisation-keys/:id',
    {
      config: { permission: 'organisation-key.change' },
      schema: {
        summary: 'Revoke a key of an organisation',
        tags,
        params,
        response: { 204: z.void() },
      },
    },
    async (request, reply) => {
      await revokeOrganisationKey(platform, viewerOf(request), request.params.id);
      return reply.code(204).send();
    },
  );
}
