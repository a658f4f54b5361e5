import { newNoteSchema, notesSchema } from '@redflag/shared/review/notes';
import { z } from 'zod';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { Permission } from '#platform/http/permissions.ts';
import { viewerOf } from '#platform/http/permissions.ts';
import type { Platform } from '#platform/platform.ts';

import type { Subject } from './notes.service.ts';
import { addNote, readNotes, removeNote, reporterOf } from './notes.service.ts';

const tags = ['Review'];
const response = { 200: notesSchema };

export function noteRoutes(app: HttpServer, platform: Platform): void {
  /** Adds the calls about the notes of one kind of subject. */
  function notesOn(
    url: string,
    name: string,
    permission: Permission,
    subjectOf: (id: string) => Subject | Promise<Subject>,
  ) {
    const config = { permission };
    const params = z.object({ id: z.uuid('Not found') });
    app.get(
      url,
      { config, schema: { summary: `The team's notes ${name}`, tags, params, response } },
      async (request) => readNotes(platform, viewerOf(request), await subjectOf(request.params.id)),
    );
    app.post(
      url,
      {
        config,
        schema: { summary: `Add a note ${name}`, tags, params, body: newNoteSchema, response },
      },
      async (request) =>
        addNote(platform, viewerOf(request), await subjectOf(request.params.id), request.body),
    );
  }

  notesOn('/v1/targets/:id/notes', 'on a target', 'note.manage', (targetId) => ({ targetId }));
  notesOn('/v1/reports/:id/reporter-notes', 'about who reported this', 'note.manage', (id) =>
    reporterOf(platform, id),
  );
  notesOn('/v1/user-notes/:id', 'about a user', 'user.note', (userId) => ({ userId }));

  app.delete(
    '/v1/notes/:id',
    {
      config: { permission: 'note.manage' },
      schema: {
        summary: 'Delete a note of mine',
        tags,
        params: z.object({ id: z.uuid('Note not found') }),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await removeNote(platform, viewerOf(request), request.params.id);
      return reply.status(204).send(null);
    },
  );
}
