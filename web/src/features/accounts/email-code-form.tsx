import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { verifyEmailSchema } from '@redflag/shared/accounts';
import { $api } from '#api/client.ts';
import { problemOf } from '#api/problem.ts';
import { Button } from '#ui/button.tsx';
import { focusFirstError, showProblem, validateBy } from '#ui/form.ts';
import classes from './forms.module.css';

const [, codeSchema] = verifyEmailSchema.options;

interface EmailCodeFormProps {
  email: string;
  onVerified: () => void;
}

/** Verifies an address by the six digits in the mail, for those who read it on another device. */
export function EmailCodeForm({ email, onVerified }: EmailCodeFormProps) {
  const verify = $api.useMutation('post', '/v1/auth/verify-email');
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email, code: '' },
    validate: validateBy(codeSchema),
  });

  function submit(values: { email: string; code: string }) {
    verify.mutate(
      { body: codeSchema.parse(values) },
      {
        onSuccess: onVerified,
        onError: (error) => showProblem(form, problemOf(error)),
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
      <TextInput
        key={form.key('code')}
        label="Code"
        description="The 6 digits from the email."
        inputMode="numeric"
        autoComplete="one-time-code"
        {...form.getInputProps('code')}
      />
      <Button type="submit" fullWidth loading={verify.isPending}>
        Verify
      </Button>
    </form>
  );
}
