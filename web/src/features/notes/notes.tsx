import type { Note } from '@redflag/shared/review/notes';
import { NOTE_MAX } from '@redflag/shared/review/values';
import type { outcomeOf } from '#api/problem.ts';
import { problemOf } from '#api/problem.ts';
import { $api } from '#api/query-client.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextForm } from '#ui/form/text-form.tsx';
import { Loaded } from '#ui/states/loaded.tsx';
import { DateTime } from '#ui/text/date-time.tsx';
import { toastError } from '#ui/toast.tsx';
import classes from './notes.module.css';

interface NotesProps {
  /** What they are about, as in "Notes on this target". */
  label: string;
  notes: ReturnType<typeof outcomeOf<{ items: Note[] }>>;
  /** Stores a note. */
  onAdd: (text: string) => Promise<unknown>;
  onChanged: () => unknown;
}

/** What the team notes, and a field for one more. */
export function Notes({ label, notes, onAdd, onChanged }: NotesProps) {
  const removal = $api.useMutation('delete', '/v1/notes/{id}', {
    onError: (error) => toastError(problemOf(error).detail),
    onSettled: onChanged,
  });
  async function add(text: string) {
    try {
      await onAdd(text);
    } catch (error) {
      toastError(problemOf(error).sentence);
      throw error;
    } finally {
      await onChanged();
    }
  }
  return (
    <div className={classes.notes}>
      <Loaded {...notes} rows={1} rowHeight={48}>
        {({ items }) =>
          items.length > 0 ? (
            <ul className="stack gap-sm" aria-label={label}>
              {items.map((note) => (
                <li key={note.id} className={classes.note}>
                  <p dir="auto">{note.text}</p>
                  <p className="row gap-xs dimmed">
                    {note.by ?? 'A deleted user'} <DateTime value={note.createdAt} />
                    {note.own ? (
                      <Button
                        variant="subtle"
                        narrow
                        onClick={() => removal.mutate({ params: { path: { id: note.id } } })}
                      >
                        Delete<span className="visually-hidden"> note: {note.text}</span>
                      </Button>
                    ) : null}
                  </p>
                </li>
              ))}
            </ul>
          ) : (
            <p className="dimmed">No notes yet.</p>
          )
        }
      </Loaded>
      <TextForm
        label="New note"
        description="Only administrators and reviewers see it on screen."
        max={NOTE_MAX}
        schema={async () => (await import('@redflag/shared/review/notes')).newNoteSchema}
        field="text"
        choices={[{ value: 'add', label: 'Add note' }]}
        onSend={add}
      />
    </div>
  );
}
