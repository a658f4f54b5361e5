import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { CheckedForm } from '#ui/form/checked-form.tsx';
import { TextField } from '#ui/form/field.tsx';
import type { Form } from '#ui/form/form.ts';
import { loadChecks } from './check.ts';
import classes from './forms.module.css';
import type { FormRobotCheck } from './use-robot-check.tsx';

interface AccountFormProps<Values extends object> {
  form: Form<Values>;
  /** The button's label. */
  submitLabel: string;
  /** Whether something else on the screen matters more. */
  secondary?: boolean;
  /** Shown above the button, which is disabled until it has passed. */
  robotCheck?: FormRobotCheck;
  /** What to load when somebody begins to fill the form in; by default, its checks. */
  onBegin?: () => void;
  onSubmit: (values: Values) => unknown;
  children: ReactNode;
}

/** A sign-in or sign-up form: its fields, with a full-width button below. */
export function AccountForm<Values extends object>(props: AccountFormProps<Values>) {
  const { form, submitLabel, secondary = false, robotCheck, onSubmit, children } = props;
  const { onBegin = () => void loadChecks().catch(() => undefined) } = props;
  const button = useRef<HTMLButtonElement>(null);
  const submitted = useRef(false);
  const disabled = robotCheck?.solution === null;
  // A button that is disabled while the check is renewed loses the focus.
  useEffect(() => {
    if (!disabled && submitted.current && document.activeElement === document.body) {
      button.current?.focus();
    }
  }, [disabled]);
  return (
    <CheckedForm
      form={form}
      className={classes.form}
      onBegin={onBegin}
      onSubmit={(values) => {
        submitted.current = true;
        return onSubmit(values);
      }}
    >
      {children}
      {robotCheck?.field}
      <Button
        ref={button}
        type="submit"
        variant={secondary ? 'default' : 'filled'}
        fullWidth
        loading={form.busy}
        disabled={disabled}
      >
        {submitLabel}
      </Button>
    </CheckedForm>
  );
}

interface EmailFieldProps {
  form: Pick<Form<{ email: string }>, 'getInputProps'>;
  description?: string;
}

export function EmailField({ form, description }: EmailFieldProps) {
  return (
    <TextField
      label="Email"
      type="email"
      description={description}
      autoComplete="email"
      {...form.getInputProps('email')}
    />
  );
}

interface CodeFieldProps {
  form: Pick<Form<{ code: string }>, 'getInputProps'>;
  description: string;
}

/** The six-digit code from an email or text message, which phones may offer to fill in. */
export function CodeField({ form, description }: CodeFieldProps) {
  return (
    <TextField
      label="Code"
      description={description}
      inputMode="numeric"
      autoComplete="one-time-code"
      {...form.getInputProps('code')}
    />
  );
}
