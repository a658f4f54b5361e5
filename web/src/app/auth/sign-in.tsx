import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import { Link, Navigate, PrefetchPageLinks, useNavigate, useSearchParams } from 'react-router';
import { useBeginSession, useSession } from '#api/session.ts';
import { Canonical } from '#app/canonical.tsx';
import { offeredReportForm, pathAfterSignIn, safeRedirect } from '#app/redirect.ts';
import { ContinueWithGoogle } from '#features/accounts/continue-with-google.tsx';
import { SignInForm } from '#features/accounts/sign-in-form.tsx';
import { brand, pageMeta } from '#ui/brand.ts';
import { Button } from '#ui/button.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { clearToasts } from '#ui/toast.tsx';
import { AskedAbout } from './asked-about.tsx';
import classes from './auth.module.css';
import { questionAt, useQuestion } from './kept-question.ts';
import { useSignInNotice } from './sign-in-notice.ts';

/** Loaded only for visitors who have asked something. */
const Wall = lazy(() => import('./wall.tsx'));

export const meta = () =>
  pageMeta(
    'Sign In',
    `Sign in to ${brand.name} to check what others have reported and to report scams, phishing and security vulnerabilities.`,
  );

export default function SignIn() {
  const navigate = useNavigate();
  const redirect = safeRedirect(useSearchParams()[0].get('redirect'));
  const question = useQuestion();
  const onward = redirect ?? question?.path ?? null;
  const beginSession = useBeginSession();
  const { notice, email } = useSignInNotice();
  // Those who were signed in until now, or have just signed up, have an account.
  const walled = notice === null ? questionAt(redirect) : null;
  const [entering, setEntering] = useState(false);
  const screen = (
    // Shown with the wall, so that nothing moves once it has loaded.
    <Suspense>
      <PageTitle lead={walled ? undefined : 'Welcome back. Sign in to search and file reports.'}>
        Sign In
      </PageTitle>
      {notice ? <p className={classes.note}>{notice}</p> : null}
      {walled ? <Wall question={walled} /> : <AskedAbout />}
      <SignInForm
        email={email}
        onSignedIn={(user) => {
          clearToasts();
          setEntering(true);
          beginSession(user);
          void navigate(pathAfterSignIn(user.role, onward), { replace: true });
        }}
        onUnverified={(email) => void navigate('/verify-email', { state: { email } })}
      />
      <ContinueWithGoogle redirect={onward}>
        <p className={classes.other}>
          Don't have an account?{' '}
          <Anchor component={Link} to="/signup">
            Sign up
          </Anchor>
        </p>
      </ContinueWithGoogle>
    </Suspense>
  );
  return (
    <>
      <Canonical path="/login" />
      <PrefetchPageLinks page={pathAfterSignIn('user', null)} />
      {redirect ? (
        <UnlessSignedIn redirect={redirect} entering={entering}>
          {screen}
        </UnlessSignedIn>
      ) : (
        screen
      )}
    </>
  );
}

interface UnlessSignedInProps {
  redirect: string;
  /** Whether the person is signing in right now: the form stays until the next screen has loaded. */
  entering: boolean;
  children: ReactNode;
}

/**
 * Offers the way on to people who are signed in already: they are here because the screen that they
 * tried to open is for the other role. Those who asked something get the answer.
 */
function UnlessSignedIn({ redirect, entering, children }: UnlessSignedInProps) {
  const { me } = useSession();
  const [another, setAnother] = useState(false);
  if (!me || entering || another) {
    return children;
  }
  const onward = pathAfterSignIn(me.role, redirect);
  if (questionAt(redirect)) {
    return <Navigate to={onward} replace />;
  }
  const reportForm = offeredReportForm(me.role, redirect);
  return (
    <>
      <PageTitle
        focused
        lead={
          onward === redirect
            ? undefined
            : `The page you tried to open is for ${me.role === 'admin' ? 'users' : 'administrators'}.`
        }
      >
        You are signed in as <bdi>{me.username}</bdi>
      </PageTitle>
      <div className={classes.actions}>
        {reportForm ? (
          <Button component={Link} to={reportForm} fullWidth>
            Report a scam or phish
          </Button>
        ) : null}
        <Button
          component={Link}
          to={reportForm ? pathAfterSignIn(me.role, null) : onward}
          variant={reportForm ? 'default' : 'filled'}
          fullWidth
        >
          {onward === redirect ? 'Continue' : 'Go to your dashboard'}
        </Button>
        <Button variant="subtle" fullWidth onClick={() => setAnother(true)}>
          Sign in with another account
        </Button>
      </div>
    </>
  );
}
