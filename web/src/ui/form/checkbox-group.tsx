import type { ReactNode } from 'react';
import { useId } from 'react';
import { Checkbox } from './checkbox.tsx';
import classes from './checkbox-group.module.css';

interface CheckboxGroupProps<Value extends string> {
  legend: string;
  /** The name of the field in its form. */
  path: string;
  error: ReactNode;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  /** Called with what is chosen then, in the order of the options. */
  onChange: (chosen: Value[]) => void;
  /** Further boxes. */
  children?: ReactNode;
}

/** Boxes of which several can be ticked. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { legend, path, error, options, chosen, onChange, children } = props;
  const id = useId();
  const toggle = (value: Value) =>
    onChange(
      options.map((option) => option.value).filter((it) => chosen.includes(it) !== (it === value)),
    );
  return (
    <fieldset className={classes.group} aria-describedby={id}>
      <legend>{legend}</legend>
      <p id={id} className={classes.error}>
        {error}
      </p>
      {options.map(({ value, label }) => (
        <Checkbox
          key={value}
          data-path={path}
          label={label}
          checked={chosen.includes(value)}
          onChange={() => toggle(value)}
        />
      ))}
      {children}
    </fieldset>
  );
}
