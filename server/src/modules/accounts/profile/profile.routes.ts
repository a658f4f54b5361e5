import { meSchema, profileChangeSchema } from '@redflag/shared/accounts';
import { z } from 'zod';
import type { SessionCookie } from '#modules/accounts/sessions/session-cookie.ts';
import type { Sessions } from '#modules/accounts/sessions/sessions.service.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { contentOf, pictureAnswers } from '#platform/http/openapi.ts';
import { viewerOf } from '#platform/http/permissions.ts';
import { uploadedPictureSchema } from '#platform/http/request-body/request-body.ts';
import { sendPicture } from '#platform/pictures/picture-answer.ts';
import type { Platform } from '#platform/platform.ts';
import { deleteAccount } from './deletion.ts';
import { exportEverything } from './export.service.ts';
import { changePhoto, changeProfile, readMe, readPhoto, removePhoto } from './profile.service.ts';

const tags = ['Profile'];

export function profileRoutes(
  app: HttpServer,
  platform: Platform,
  sessions: Sessions,
  cookie: SessionCookie,
): void {
  app.get(
    '/v1/me',
    {
      config: { permission: 'profile.read' },
      schema: { summary: 'My profile', tags, response: { 200: meSchema } },
    },
    (request) => readMe(platform, viewerOf(request)),
  );

  app.patch(
    '/v1/me',
    {
      config: { permission: 'profile.change' },
      schema: {
        summary: 'Change my username, or turn status emails on or off',
        tags,
        body: profileChangeSchema,
        response: { 200: meSchema },
      },
    },
    (request) => changeProfile(platform, viewerOf(request), request.body),
  );

  app.delete(
    '/v1/me',
    {
      config: { permission: 'profile.delete' },
      schema: {
        summary: 'Delete my account',
        tags,
        response: { 204: z.void() },
      },
    },
    async (request, reply) => {
      await deleteAccount(platform, sessions, viewerOf(request));
      cookie.clear(reply);
      return reply.code(204).send();
    },
  );

  app.put(
    '/v1/me/photo',
    {
      config: { permission: 'profile.change', cost: 'picture' },
      schema: {
        summary: 'Set my photo',
        tags,
        consumes: ['multipart/form-data'],
        body: z.object({ photo: uploadedPictureSchema }),
        response: { 200: meSchema },
      },
    },
    (request) => changePhoto(platform, viewerOf(request), request.body.photo.content),
  );

  app.delete(
    '/v1/me/photo',
    {
      config: { permission: 'profile.change' },
      schema: { summary: 'Remove my photo', tags, response: { 204: z.void() } },
    },
    async (request, reply) => {
      await removePhoto(platform, viewerOf(request));
      return reply.code(204).send();
    },
  );

  app.get(
    '/v1/photos/:id',
    {
      config: { permission: 'profile.read' },
      schema: {
        summary: 'A profile photo: my own or, for administrators, anyone’s',
        tags,
        params: z.object({ id: z.uuid('Photo not found') }),
        response: pictureAnswers,
      },
    },
    async (request, reply) => {
      const photo = await readPhoto(platform, viewerOf(request), request.params.id);
      return sendPicture(request, reply, photo);
    },
  );

  app.get(
    '/v1/me/export',
    {
      // The answer to a HEAD request would read every picture.
      exposeHeadRoute: false,
      config: { permission: 'profile.export', cost: 'download' },
      schema: {
        summary: 'Everything stored about me',
        description: 'A ZIP archive: my-data.json, which names the other files, and the pictures.',
        tags,
        response: { 200: contentOf('The archive', 'application/zip') },
      },
    },
    async (request, reply) => {
      const archive = await exportEverything(platform, viewerOf(request));
      return reply
        .type('application/zip')
        .header('content-disposition', 'attachment; filename="my-data.zip"')
        .send(archive);
    },
  );
}
