import type { ComponentProps } from 'react';
import { useEffect, useId, useRef } from 'react';
import classes from './field.module.css';
import type { Words } from './field.tsx';
import { Field, inputOf } from './field.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> &
  Pick<Words, 'label' | 'error'> & {
    /** Whether it stands for several, of which some are ticked. */
    indeterminate?: boolean;
  };

/** A box to tick, with its label beside it. */
export function Checkbox(props: CheckboxProps) {
  const { label, error, indeterminate = false, className = '', ...rest } = props;
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  const input = (
    <input
      ref={box}
      {...rest}
      {...inputOf(id, { error })}
      type="checkbox"
      className={classes.tick}
    />
  );
  if (!label) return input;
  return (
    <Field id={id} error={error}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: it is inside */}
      <label className={`${classes.checkbox} ${className}`}>
        {input}
        <span>{label}</span>
      </label>
    </Field>
  );
}
