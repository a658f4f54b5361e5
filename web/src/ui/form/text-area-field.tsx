import type { Input } from './field.tsx';
import { Field, useField } from './field.tsx';

/** A field for lines of text. */
export function TextAreaField(props: Input<'textarea'>) {
  const { field, input } = useField(props);
  return (
    <Field {...field}>
      <textarea {...input} />
    </Field>
  );
}
