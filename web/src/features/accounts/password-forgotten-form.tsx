import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { forgotPasswordSchema } from '@redflag/shared/accounts';
import { $api } from '#api/client.ts';
import { problemOf } from '#api/problem.ts';
import { Button } from '#ui/button.tsx';
import { focusFirstError, showProblem, validateBy } from '#ui/form.ts';
import classes from './forms.module.css';
import { useRobotCheck } from './use-robot-check.tsx';

const validate = validateBy(forgotPasswordSchema.pick({ email: true }));

interface ForgottenPasswordFormProps {
  /** The address where it is known; the person can correct it. */
  email: string;
  onSent: (email: string) => void;
}

/** Asks for a mail with a link to set a new password; the answer is the same for every address. */
export function ForgottenPasswordForm({ email, onSent }: ForgottenPasswordFormProps) {
  const send = $api.useMutation('post', '/v1/auth/forgot-password');
  const robotCheck = useRobotCheck();
  const form = useForm({ mode: 'uncontrolled', initialValues: { email }, validate });

  function submit(values: { email: string }) {
    const body = forgotPasswordSchema.parse({ ...values, robotCheck: robotCheck.solution });
    send.mutate(
      { body },
      {
        onSuccess: () => onSent(body.email),
        onError: (error) => {
          robotCheck.renew();
          showProblem(form, problemOf(error));
        },
      },
    );
  }

  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
    >
      <TextInput
        key={form.key('email')}
        label="Email"
        type="email"
        autoComplete="email"
        {...form.getInputProps('email')}
      />
      {robotCheck.field}
      <Button
        type="submit"
        fullWidth
        loading={send.isPending}
        disabled={robotCheck.solution === null}
      >
        Send Code
      </Button>
    </form>
  );
}
