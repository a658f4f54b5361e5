import { Anchor } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Me } from '@redflag/shared/accounts';
import { signInSchema } from '@redflag/shared/accounts';
import { Link } from 'react-router';
import { $api } from '#api/client.ts';
import { problemOf } from '#api/problem.ts';
import { showFieldErrors, validateBy } from '#ui/form.ts';
import { PasswordField } from '#ui/password-field.tsx';
import { BANNER_STANDS, toastError } from '#ui/toast.tsx';
import { AccountForm, EmailField } from './account-form.tsx';
import classes from './forms.module.css';

interface SignInFormProps {
  onSignedIn: (me: Me) => void;
  /** Called if the password is right but the address is not verified. */
  onUnverified: (email: string) => void;
}

export function SignInForm({ onSignedIn, onUnverified }: SignInFormProps) {
  const signIn = $api.useMutation('post', '/v1/auth/sign-in');
  const form = useForm({
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
    <AccountForm form={form} submitLabel="Sign In" busy={signIn.isPending} onSubmit={submit}>
      <EmailField form={form} />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        {...form.getInputProps('password')}
      />
      <Anchor
        component={Link}
        to="/forgot-password"
        state={{ email: form.values.email }}
        className={classes.forgot}
      >
        Forgot password
      </Anchor>
    </AccountForm>
  );
}
