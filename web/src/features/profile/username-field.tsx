import { Button } from '#ui/buttons/button.tsx';
import { EditForm, useEditing } from '#ui/form/editing.tsx';
import { TextField } from '#ui/form/field.tsx';
import { toastSuccess } from '#ui/toast.tsx';
import classes from './profile.module.css';
import { useUsernameForm } from './use-username-form.ts';

interface UsernameFieldProps {
  username: string;
  /** Called when the name has changed and other data that shows it is out of date. */
  onChanged: () => void;
}

/** The username, or after 'Edit' the form that changes it. */
export function UsernameField({ username, onChanged }: UsernameFieldProps) {
  const { editing, editButton, edit, stopEditing } = useEditing();

  if (editing) {
    return (
      <UsernameForm
        username={username}
        onCancel={stopEditing}
        onSaved={() => {
          stopEditing();
          onChanged();
        }}
      />
    );
  }
  return (
    <>
      <span>{username}</span>
      <Button ref={editButton} variant="default" aria-label="Edit username" onClick={edit}>
        Edit
      </Button>
    </>
  );
}

interface UsernameFormProps {
  username: string;
  onCancel: () => void;
  onSaved: () => void;
}

function UsernameForm({ username, onCancel, onSaved }: UsernameFormProps) {
  const { form, submit } = useUsernameForm(username, () => {
    toastSuccess('Changes saved');
    onSaved();
  });

  return (
    <EditForm
      form={form}
      className={classes.username}
      busy={form.busy}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <TextField
        aria-label="Username"
        description="Shown with all your reports, including past ones."
        autoComplete="nickname"
        autoFocus
        {...form.getInputProps('username')}
      />
    </EditForm>
  );
}
