import { useId, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { TextAreaField } from './field.tsx';
import type { Schema } from './form.ts';
import { useForm, validateLater } from './form.ts';

interface TextFormProps<Choice extends string> {
  label: string;
  description: string;
  rows?: number;
  max: number;
  /** Loads the schema of what is sent. The text is its field `field`; a button gives the others. */
  schema: () => Promise<Schema>;
  field: string;
  /** Any values of the schema's other fields, so that the text alone can be wrong. */
  others?: Record<string, string>;
  /** A button for each. */
  choices: readonly { value: Choice; label: string; primary?: boolean }[];
  /** The text goes once this has succeeded. Who gives it says why it did not. */
  onSend: (text: string, choice: Choice) => Promise<unknown>;
}

/** One text, and buttons of which each sends it. */
export function TextForm<Choice extends string>(props: TextFormProps<Choice>) {
  const { label, description, rows = 2, max, schema, field, others, choices, onSend } = props;
  const id = useId();
  const form = useForm<Record<string, string>>({
    initialValues: { ...others, [field]: '' },
    validate: validateLater(schema),
  });
  const [pressed, press] = useState<Choice | null>(null);
  const send = (choice: Choice) =>
    form.onSubmit(async (values) => {
      press(choice);
      try {
        await onSend(`${values[field]}`.trim(), choice);
        form.reset();
      } catch {
        // It stays, to be sent again.
      }
    });
  return (
    <form
      ref={form.element}
      className="measure"
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      <TextAreaField
        label={label}
        description={description}
        required
        rows={rows}
        maxLength={max}
        {...form.getInputProps(field)}
        id={id}
      />
      <div className="row mt-sm">
        {choices.map(({ value, label: said, primary = false }) => (
          <Button
            key={value}
            {...(!primary && { variant: 'default' })}
            loading={form.busy && pressed === value}
            disabled={form.busy && pressed !== value}
            onClick={send(value)}
          >
            {said}
          </Button>
        ))}
      </div>
    </form>
  );
}
