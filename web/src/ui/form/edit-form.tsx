import { Button } from '#ui/buttons/button.tsx';
import { Group } from '#ui/group.tsx';
import type { CheckedFormProps } from './checked-form.tsx';
import { CheckedForm } from './checked-form.tsx';

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
      <Group gap="sm">
        <Button type="submit" loading={busy}>
          Save changes
        </Button>
        <Button variant="default" onClick={onCancel} disabled={busy}>
          Cancel
        </Button>
      </Group>
    </CheckedForm>
  );
}
