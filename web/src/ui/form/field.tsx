import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import classes from './field.module.css';

export interface Words {
  label?: ReactNode;
  /** A hint, between the label and the field. */
  description?: ReactNode;
  error?: ReactNode;
}

type FieldProps = Words & {
  /** Of the input. */
  id: string;
  /** Where fields stand side by side at their lower ends. */
  errorAbove?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** An input with its label and hint above, and below what is wrong with it. */
export function Field(props: FieldProps) {
  const { id, label, description, error, errorAbove, className = '', children } = props;
  const wrong =
    error && typeof error !== 'boolean' ? (
      <p id={`${id}-error`} className={classes.error}>
        {error}
      </p>
    ) : null;
  return (
    <div className={`${classes.field} ${className}`}>
      {label ? (
        <label className={classes.label} htmlFor={id}>
          {label}
        </label>
      ) : null}
      {description ? (
        <p id={`${id}-description`} className={classes.hint}>
          {description}
        </p>
      ) : null}
      {errorAbove ? wrong : null}
      {children}
      {errorAbove ? null : wrong}
    </div>
  );
}

/** Returns the attributes of an input that tie it to its words. */
export function inputOf(id: string, { description, error }: Words) {
  const words = [error && error !== true && `${id}-error`, description && `${id}-description`];
  return {
    id,
    className: classes.input,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': words.filter(Boolean).join(' ') || undefined,
  };
}

export type Input<Element extends 'input' | 'textarea' | 'select'> = ComponentProps<Element> &
  Words & { errorAbove?: boolean };

/** Splits the properties of an input from those of the field around it. */
export function useField<
  Props extends Words & { id?: string; className?: string; errorAbove?: boolean },
>(props: Props) {
  const ownId = useId();
  const { label, description, error, errorAbove, className, ...rest } = props;
  const id = props.id ?? ownId;
  return {
    field: { id, label, description, error, errorAbove, className },
    input: { ...rest, ...inputOf(id, props) },
  };
}

/** A field for a line of text. */
export function TextField({ icon, ...props }: Input<'input'> & { icon?: ReactNode }) {
  const { field, input } = useField(props);
  return (
    <Field {...field}>
      <span className={classes.frame}>
        {icon}
        <input type="text" {...input} />
      </span>
    </Field>
  );
}

/** A field for lines of text. */
export function TextAreaField(props: Input<'textarea'>) {
  const { field, input } = useField(props);
  return (
    <Field {...field}>
      <textarea {...input} />
    </Field>
  );
}
