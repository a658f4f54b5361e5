import type { NewNote, Note } from '@redflag/shared/review/notes';
import { announce } from '#platform/announcements/announcements.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { forbidden, notFound } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import type { Subject } from './notes.queries.ts';
import {
  deleteNote,
  insertNote,
  lockSubject,
  selectNotes,
  selectReporterOf,
} from './notes.queries.ts';

export type { Subject } from './notes.queries.ts';

/**
 * Returns who reported something, as what notes are about.
 * @throws ProblemError 404 if there is no such report, or its reporter's account is gone
 */
export async function reporterOf({ database }: Platform, reportId: string): Promise<Subject> {
  const userId = await selectReporterOf(database, reportId);
  if (!userId) throw notFound(userId === undefined ? 'Report' : 'Reporter');
  return { userId };
}

/**
 * Returns the notes on a target or about a person.
 * @throws ProblemError 403 for those about the viewer
 */
export async function readNotes(
  { database }: Platform,
  viewer: Viewer,
  subject: Subject,
): Promise<{ items: Note[] }> {
  refuseOwn(viewer, subject);
  const rows = await selectNotes(database, subject);
  return {
    items: rows.map(({ authorId, createdAt, ...note }) => ({
      ...note,
      own: authorId === viewer.id,
      createdAt: createdAt.toISOString(),
    })),
  };
}

/**
 * Notes something on a target or about a person.
 * @throws ProblemError 403 for the viewer, 404 if it is gone
 */
export async function addNote(
  platform: Platform,
  viewer: Viewer,
  subject: Subject,
  { text }: NewNote,
): Promise<{ items: Note[] }> {
  refuseOwn(viewer, subject);
  await platform.database.transaction(async (transaction) => {
    if (!(await lockSubject(transaction, subject)))
      throw notFound('targetId' in subject ? 'Target' : 'User');
    await noteAbout(transaction, viewer, subject, text);
  });
  return readNotes(platform, viewer, subject);
}

/** Notes something on a target or about a person that the caller has locked. */
export async function noteAbout(
  transaction: Queryable,
  viewer: Viewer,
  subject: Subject,
  text: string,
): Promise<void> {
  await insertNote(transaction, subject, { authorId: viewer.id, text });
  await announceNote(transaction, viewer);
}

/** Deletes a note of the viewer. Throws ProblemError 404 if they have no such note. */
export async function removeNote(
  { database }: Platform,
  viewer: Viewer,
  id: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    if (!(await deleteNote(transaction, viewer.id, id))) throw notFound('Note');
    await announceNote(transaction, viewer);
  });
}

/** Who notes what about somebody is not for them to see: their file has the texts. */
function refuseOwn({ id }: Viewer, subject: Subject): void {
  if ('userId' in subject && subject.userId === id)
    throw forbidden('Notes about you are in the file that you can download.');
}

function announceNote(transaction: Queryable, { id: by }: Viewer): Promise<void> {
  return announce(transaction, { name: 'note', audience: { role: 'admin' }, by });
}
