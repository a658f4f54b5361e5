import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { UsernameChange } from '@redflag/shared/accounts';
import { usernameChangeSchema } from '@redflag/shared/accounts';
import { $api } from '#api/client.ts';
import { problemOf } from '#api/problem.ts';
import { useUpdateMe } from '#api/session.ts';
import { Button } from '#ui/button.tsx';
import { EditForm } from '#ui/checked-form.tsx';
import { showProblem, validateBy } from '#ui/form.ts';
import { toastSuccess } from '#ui/toast.tsx';
import { useEditing } from '#ui/use-editing.ts';
import classes from './profile.module.css';

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
  const change = $api.useMutation('patch', '/v1/me');
  const updateMe = useUpdateMe();
  const form = useForm<UsernameChange>({
    mode: 'uncontrolled',
    initialValues: { username },
    validate: validateBy(usernameChangeSchema),
  });

  function submit(values: UsernameChange) {
    change.mutate(
      { body: usernameChangeSchema.parse(values) },
      {
        onSuccess: (me) => {
          updateMe(me);
          toastSuccess('Changes saved');
          onSaved();
        },
        onError: (error) => showProblem(form, problemOf(error)),
      },
    );
  }

  return (
    <EditForm
      form={form}
      className={classes.username}
      busy={change.isPending}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <TextInput
        key={form.key('username')}
        aria-label="Username"
        description="Shown with all your reports, including past ones."
        autoComplete="nickname"
        autoFocus
        {...form.getInputProps('username')}
      />
    </EditForm>
  );
}
