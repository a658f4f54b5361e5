import type { Me } from '@redflag/shared/accounts';
import { FACTOR_NEEDED } from '@redflag/shared/accounts/values';
import { useState } from 'react';
import { Link } from 'react-router';
import { api, contentOf } from '#api/client.ts';
import type { ApiProblem } from '#api/problem.ts';
import { problemOf, sentenceWithCode } from '#api/problem.ts';
import { AccountForm, EmailField } from '#features/accounts/account-form.tsx';
import { check } from '#features/accounts/check.ts';
import classes from '#features/accounts/forms.module.css';
import { useRobotCheck } from '#features/accounts/use-robot-check.tsx';
import { useForm } from '#ui/form/form.ts';
import { PasswordField } from '#ui/form/password-field.tsx';
import { BANNER_STANDS, toastError } from '#ui/toast.tsx';

/** Refusals whose whole sentence the product specification gives; others end with their code. */
const saidAsItIs = new Set([
  'auth/user-disabled',
  'auth/email-not-verified',
  'auth/user-not-found',
  'auth/staff-only',
  'auth/robot-check-failed',
]);

function toastRefusal(problem: ApiProblem) {
  const said = saidAsItIs.has(problem.code) ? problem.detail : sentenceWithCode(problem);
  toastError(said, { autoClose: BANNER_STANDS });
}

interface SignInFormProps {
  /** The address, if known. */
  email: string;
  /** Whether something else on the screen matters more. */
  secondary?: boolean;
  /** Called when somebody begins to fill the form in. */
  onBegin: () => void;
  onSignedIn: (me: Me) => void;
  /** Called if the password is right but the address is not verified. */
  onUnverified: (email: string) => void;
}

export function SignInForm({
  email,
  secondary = false,
  onBegin,
  onSignedIn,
  onUnverified,
}: SignInFormProps) {
  // Asked for after too many wrong passwords from anywhere.
  const [robotCheckNeeded, setRobotCheckNeeded] = useState(false);
  const robotCheck = useRobotCheck();
  const form = useForm({
    initialValues: { email, password: '' },
    // The server says what is wrong in the same words: nobody waits for the checks to sign in.
    validate: (values) =>
      values.email && values.password ? {} : check(({ checkSignIn }) => checkSignIn(values)),
  });

  function fail(problem: ApiProblem, email: string) {
    // The screen asks for it.
    if (problem.code === FACTOR_NEEDED) return;
    robotCheck.renew();
    if (problem.code === 'auth/robot-check-failed') setRobotCheckNeeded(true);
    if (form.showFieldErrors(problem)) return;
    toastRefusal(problem);
    if (problem.code === 'auth/email-not-verified') onUnverified(email);
  }

  function submit(credentials: { email: string; password: string }) {
    const solution = robotCheckNeeded && robotCheck.solution;
    const body = { ...credentials, ...(solution ? { robotCheck: solution } : {}) };
    return contentOf(api.POST('/v1/auth/sign-in', { body })).then(
      ({ user }) => onSignedIn(user),
      (error) => fail(problemOf(error), credentials.email),
    );
  }

  return (
    <AccountForm
      form={form}
      submitLabel="Sign In"
      secondary={secondary}
      {...(robotCheckNeeded ? { robotCheck } : {})}
      onBegin={onBegin}
      onSubmit={submit}
    >
      <EmailField form={form} />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        {...form.getInputProps('password')}
      />
      <Link to="/forgot-password" state={{ email: form.values.email }} className={classes.forgot}>
        Forgot password
      </Link>
    </AccountForm>
  );
}
