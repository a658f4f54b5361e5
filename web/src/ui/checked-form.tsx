import { Group } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { focusFirstError } from './form.ts';

interface CheckedFormProps<Values extends object> {
  form: UseFormReturnType<Values>;
  className?: string | undefined;
  /** Takes values in which the form finds nothing wrong. */
  onSubmit: (values: Values) => void;
  children: ReactNode;
}

/** A form that says itself what is wrong: on submit the focus goes to the first field with an error. */
export function CheckedForm<Values extends object>(props: CheckedFormProps<Values>) {
  const { form, className, onSubmit, children } = props;
  return (
    <form
      className={className}
      noValidate
      onSubmit={form.onSubmit(onSubmit, (errors) => focusFirstError(form, errors))}
    >
      {children}
    </form>
  );
}

interface EditFormProps<Values extends object> extends CheckedFormProps<Values> {
  busy: boolean;
  onCancel: () => void;
}

/** The form of something that is otherwise read, until it is saved or left alone. */
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
