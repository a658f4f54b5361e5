import type { ComponentProps } from 'react';
import { useId, useState } from 'react';
import { EyeIcon, EyeOffIcon } from '#ui/icons.tsx';
import classes from './field.module.css';
import type { TextField } from './field.tsx';
import { Field, inputOf } from './field.tsx';

/** A password that can be shown. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'icon'>) {
  const { label, description, error, ...input } = props;
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <Field id={id} label={label} description={description} error={error}>
      <span className={classes.frame}>
        <input {...input} {...inputOf(id, props)} type={shown ? 'text' : 'password'} />
        <button
          type="button"
          aria-label="Show password"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOffIcon size={22} /> : <EyeIcon size={22} />}
        </button>
      </span>
    </Field>
  );
}
