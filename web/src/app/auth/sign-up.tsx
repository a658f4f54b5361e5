import { Anchor } from '@mantine/core';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { Canonical } from '#app/canonical.tsx';
import { ContinueWithGoogle } from '#features/accounts/continue-with-google.tsx';
import type { SignUpStep } from '#features/accounts/sign-up-form.tsx';
import { SignUpForm } from '#features/accounts/sign-up-form.tsx';
import { brand, pageMeta } from '#ui/brand.ts';
import { PageTitle } from '#ui/page-title.tsx';
import classes from './auth.module.css';

export const meta = () =>
  pageMeta(
    'Sign Up',
    `Create a free ${brand.name} account with your email address to check and report scams, phishing and security vulnerabilities.`,
  );

const CONTINUED = { continued: true };

export default function SignUp() {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: Partial<typeof CONTINUED> | null };
  const [query] = useSearchParams();
  const step: SignUpStep = query.get('step') === 'password' ? 'password' : 'account';

  // Right after the first step, do what the browser's back button does.
  const goBack = () =>
    void (state?.continued ? navigate(-1) : navigate('/signup', { replace: true }));

  return (
    <>
      <Canonical path="/signup" />
      <PageTitle lead={step === 'account' ? 'Step 1 of 2' : 'Step 2 of 2: choose a password'}>
        Create an account
      </PageTitle>
      <SignUpForm
        step={step}
        onContinue={() => void navigate('/signup?step=password', { state: CONTINUED })}
        onBack={goBack}
        onSignedUp={(email) => void navigate('/verify-email', { state: { email, sent: true } })}
      />
      {step === 'account' ? <ContinueWithGoogle redirect={null} /> : null}
      <p className={classes.other}>
        Already have an account?{' '}
        <Anchor component={Link} to="/login">
          Sign in
        </Anchor>
      </p>
    </>
  );
}
