import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Me } from '@redflag/shared/accounts';
import { signInSchema } from '@redflag/shared/accounts';
import { $api } from '../../api/client.ts';
import { problemOf } from '../../api/problem.ts';
import { focusFirstError, showFieldErrors, validateBy } from '../../ui/form.ts';
import { BANNER_STANDS, toastError } from '../../ui/toast.tsx';
import classes from './forms.module.css';

interface SignInFormProps {
  onSignedIn: (me: Me) => void;
  /** The password is right, but the address was never verified. */
  onUnverified: (email: string) => void;
}

export function SignInForm({ onSignedIn, onUnverified }: SignInFormProps) {
  const signIn = $api.useMutation('post', '/v1/auth/sign-in');
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: validateBy(signInSchema),
  });

  function submit(credentials: { email: string; password: string }) {
    signIn.mutate(
      { body: signInSchema.parse(credentials) },
      {
        onSuccess: ({ user }) => onSignedIn(user),
        onError: (error) => {
          const problem = problemOf(error);
          if (showFieldErrors(form, problem)) {
            return;
          }
          toastError(problem.detail, { autoClose: BANNER_STANDS });
          if (problem.code === 'auth/email-not-verified') {
            onUnverified(credentials.email);
          }
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
      <PasswordInput
        key={form.key('password')}
        label="Password"
        autoComplete="current-password"
        {...form.getInputProps('password')}
      />
      <Button type="submit" fullWidth loading={signIn.isPending}>
        Sign In
      </Button>
    </form>
  );
}
