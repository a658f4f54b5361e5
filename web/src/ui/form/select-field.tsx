import { icon } from '#ui/icons.tsx';
import classes from './field.module.css';
import type { Input } from './field.tsx';
import { Field, useField } from './field.tsx';

const SelectIcon = icon('m7 9 5-5 5 5m0 6-5 5-5-5');

interface Option {
  value: string;
  label: string;
}

type SelectFieldProps = Input<'select'> & { options: readonly (Option | string)[] };

/** A field to choose one of several. */
export function SelectField({ options, ...props }: SelectFieldProps) {
  const { field, input } = useField(props);
  return (
    <Field {...field}>
      <span className={classes.frame}>
        <select {...input}>
          {options.map((option) => {
            const { value, label } =
              typeof option === 'string' ? { value: option, label: option } : option;
            return (
              <option key={value} value={value}>
                {label}
              </option>
            );
          })}
        </select>
        <SelectIcon />
      </span>
    </Field>
  );
}
