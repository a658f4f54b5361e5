import { Suspense } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useAppConfig } from '#api/app-config.ts';
import { useSession } from '#api/session.ts';
import classes from '#app/auth/auth.module.css';
import type { CarriedAccount, CarriedEmail } from '#app/auth/carried.ts';
import { useCarriedState } from '#app/auth/carried.ts';
import { isClosed } from '#app/auth/closed-sign-up.ts';
import {
  PendingSearchReminder,
  usePendingSearch,
} from '#app/auth/pending-search/pending-search.tsx';
import { Canonical } from '#app/canonical.tsx';
import { ContinueWithGoogle } from '#features/accounts/sign-in/continue-with-google.tsx';
import type { SignUpStep } from '#features/accounts/sign-up/sign-up-form.tsx';
import { SignUpForm } from '#features/accounts/sign-up/sign-up-form.tsx';
import { brand, pageMeta } from '#ui/brand.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { PageTitle } from '#ui/page-title.tsx';

export const meta = () =>
  pageMeta(
    'Create an account',
    `Create a free ${brand.name} account with your email address to check and report scams, fake messages and weaknesses in sites and apps.`,
  );

const leads: Record<SignUpStep, string> = {
  account: 'Step 1 of 2',
  password: 'Step 2 of 2: choose a password',
};

const SignUpClosed = lazyPart(() => import('./sign-up-closed.tsx'));
const AlreadySignedIn = lazyPart(() => import('#app/auth/sign-in/already-signed-in.tsx'));

export default function SignUp() {
  const navigate = useNavigate();
  const { account, askedBefore } = useCarriedState<CarriedAccount>();
  const { data: config } = useAppConfig();
  const { me } = useSession();
  const [query] = useSearchParams();
  const pending = usePendingSearch();
  const step: SignUpStep = query.get('step') === 'password' ? 'password' : 'account';

  if (me) {
    return (
      <Suspense>
        <AlreadySignedIn me={me} redirect={null} />
      </Suspense>
    );
  }

  // Right after the first step on this screen, do what the browser's back button does.
  const goBack = () =>
    void (account && !askedBefore
      ? navigate(-1)
      : navigate('/signup', { replace: true, state: { account } }));

  const signIn = (
    <p className={classes.other}>
      Already have an account? <Link to="/login">Sign in</Link>
    </p>
  );

  return (
    <>
      <Canonical path="/signup" />
      <PageTitle lead={isClosed(config) ? undefined : leads[step]}>Create an account</PageTitle>
      <PendingSearchReminder />
      {isClosed(config) ? (
        <Suspense>
          <SignUpClosed />
        </Suspense>
      ) : (
        <SignUpForm
          step={step}
          account={account ?? null}
          onContinue={(account) =>
            void navigate('/signup?step=password', { state: { account } satisfies CarriedAccount })
          }
          onBack={goBack}
          onSignedUp={(email) => {
            const state: CarriedEmail = { email, sent: true, sentAt: Date.now() };
            void navigate('/verify-email', { state });
          }}
        />
      )}
      {step === 'account' && config?.signUp !== false ? (
        <ContinueWithGoogle redirect={pending?.path ?? null}>{signIn}</ContinueWithGoogle>
      ) : (
        signIn
      )}
    </>
  );
}
