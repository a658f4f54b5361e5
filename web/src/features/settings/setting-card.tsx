import type { ComponentProps } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { useEditing } from '#ui/form/editing.tsx';
import type { TextField } from '#ui/form/field.tsx';
import { Section } from '#ui/section.tsx';
import type { SettingFormProps } from './setting-form.tsx';
import { SettingForm } from './setting-form.tsx';
import classes from './settings.module.css';

interface SettingCardProps<Body> extends Omit<SettingFormProps<Body>, 'onDone'> {
  title: string;
  /** What the setting does. */
  about: string;
  name: string;
  /** The current value, for reading. */
  value: string;
  field: ComponentProps<typeof TextField>;
}

/** One setting: read-only until Edit, then a form with Save changes and Cancel. */
export function SettingCard<Body>({ title, about, name, value, ...form }: SettingCardProps<Body>) {
  const { editing, editButton, edit, stopEditing } = useEditing();
  return (
    <Section title={title}>
      <p>{about}</p>
      {editing ? (
        <SettingForm {...form} onDone={stopEditing} />
      ) : (
        <div className={classes.setting}>
          <dl className={classes.value}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </dl>
          <Button
            ref={editButton}
            variant="default"
            aria-label={`Edit ${name.toLowerCase()}`}
            onClick={edit}
          >
            Edit
          </Button>
        </div>
      )}
    </Section>
  );
}
