import { z } from 'zod/mini';
import { described } from '#api/described.ts';
import { requiredText } from '#api/texts.ts';
import { NOTE_MAX } from './values.ts';

/** Body of `POST /v1/targets/{id}/notes` and of the notes about people. */
export const newNoteSchema = z.object({
  text: requiredText('note', NOTE_MAX, 'Please write a note'),
});
export type NewNote = z.infer<typeof newNoteSchema>;

/** What the team notes, which nobody else reads. */
export const noteSchema = z.object({
  id: z.uuid(),
  text: z.string(),
  by: described(z.nullable(z.string()), 'name; null once the account is gone'),
  own: described(z.boolean(), 'whether the caller wrote it, and may delete it'),
  createdAt: z.iso.datetime(),
});
export type Note = z.infer<typeof noteSchema>;

/** Of a target or a person, the newest first. */
export const NOTES_SHOWN = 100;
export const notesSchema = z.object({
  items: described(z.array(noteSchema), `the newest ${NOTES_SHOWN}`),
});
