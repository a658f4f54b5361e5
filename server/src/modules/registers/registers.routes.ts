import {
  goOnSchema,
  newRegisterSchema,
  registerChangeSchema,
  registerSchema,
  registersSchema,
} from '@redflag/shared/registers';
import { z } from 'zod';
import type { HttpServer } from '#platform/http/http-server.ts';
import { viewerOf } from '#platform/http/permissions.ts';
import type { Platform } from '#platform/platform.ts';
import {
  addRegister,
  changeRegister,
  goOn,
  listRegisters,
  readNow,
  removeRegister,
} from './registers.service.ts';

const tags = ['Registers'];
const config = { permission: 'register.change' } as const;
const params = z.object({ id: z.uuid('Register not found') });
const response = { 200: registerSchema };

export function registerRoutes(app: HttpServer, platform: Platform): void {
  app.get(
    '/v1/registers',
    {
      config: { permission: 'register.read' },
      schema: {
        summary: 'The lists of others that are read on a schedule',
        tags,
        response: { 200: registersSchema },
      },
    },
    () => listRegisters(platform),
  );

  app.post(
    '/v1/registers',
    {
      config,
      schema: {
        summary: 'Add a register, and begin to read it',
        tags,
        body: newRegisterSchema,
        response: { 201: registerSchema },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await addRegister(platform, viewerOf(request), request.body)),
  );

  app.patch(
    '/v1/registers/:id',
    {
      config,
      schema: {
        summary: 'Change, pause or resume a register',
        description: 'An address on another host without a key forgets the key of the one before.',
        tags,
        params,
        body: registerChangeSchema,
        response,
      },
    },
    (request) => changeRegister(platform, viewerOf(request), request.params.id, request.body),
  );

  app.post(
    '/v1/registers/:id/read',
    { config, schema: { summary: 'Read a register now', tags, params, response } },
    (request) => readNow(platform, viewerOf(request), request.params.id),
  );

  app.post(
    '/v1/registers/:id/go-on',
    {
      config,
      schema: {
        summary: 'Let a register that has stopped go on',
        description: 'One that lost half of its entries stops before anything is withdrawn.',
        tags,
        params,
        body: goOnSchema,
        response,
      },
    },
    (request) => goOn(platform, viewerOf(request), request.params.id, request.body.lost),
  );

  app.delete(
    '/v1/registers/:id',
    {
      config,
      schema: {
        summary: 'Remove a register',
        description: 'A job withdraws its reports, except those that reviewers have decided.',
        tags,
        params,
        response: { 204: z.void() },
      },
    },
    async (request, reply) => {
      await removeRegister(platform, viewerOf(request), request.params.id);
      return reply.code(204).send();
    },
  );
}
