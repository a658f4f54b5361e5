import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import type { CheckedFormProps } from './checked-form.tsx';
import { CheckedForm } from './checked-form.tsx';

/** State of a value that an Edit button turns into a form; closing it returns the focus to the button. */
export function useEditing() {
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing) {
      editButton.current?.focus();
    }
    wasEditing.current = editing;
  }, [editing]);
  return {
    editing,
    editButton,
    edit: () => setEditing(true),
    stopEditing: () => setEditing(false),
  };
}

interface EditFormProps<Values extends object> extends CheckedFormProps<Values> {
  busy: boolean;
  onCancel: () => void;
}

/** A form with 'Save changes' and 'Cancel', for a value that is otherwise only shown. */
export function EditForm<Values extends object>(props: EditFormProps<Values>) {
  const { busy, onCancel, children, ...form } = props;
  return (
    <CheckedForm {...form}>
      {children}
      <div className="row">
        <Button type="submit" loading={busy}>
          Save changes
        </Button>
        <Button variant="default" onClick={onCancel} disabled={busy}>
          Cancel
        </Button>
      </div>
    </CheckedForm>
  );
}
