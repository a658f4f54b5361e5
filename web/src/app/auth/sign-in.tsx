import { Anchor } from '@mantine/core';
import { Link, PrefetchPageLinks, useNavigate, useSearchParams } from 'react-router';
import { useBeginSession, useSession } from '#api/session.ts';
import { Canonical } from '#app/canonical.tsx';
import { pathAfterSignIn, safeRedirect } from '#app/redirect.ts';
import { ContinueWithGoogle } from '#features/accounts/continue-with-google.tsx';
import { SignInForm } from '#features/accounts/sign-in-form.tsx';
import { brand, pageMeta } from '#ui/brand.ts';
import { PageTitle } from '#ui/page-title.tsx';
import { clearToasts } from '#ui/toast.tsx';
import classes from './auth.module.css';
import { useSignInNotice } from './sign-in-notice.ts';

export const meta = () =>
  pageMeta(
    'Sign In',
    `Sign in to ${brand.name} to check what others have reported and to report scams, phishing and security vulnerabilities.`,
  );

export default function SignIn() {
  const navigate = useNavigate();
  const redirect = safeRedirect(useSearchParams()[0].get('redirect'));
  const beginSession = useBeginSession();
  const notice = useSignInNotice();
  return (
    <>
      <Canonical path="/login" />
      <PrefetchPageLinks page={pathAfterSignIn('user', null)} />
      <PageTitle lead="Welcome back. Sign in to search and file reports.">Sign In</PageTitle>
      {notice ? <p className={classes.note}>{notice}</p> : null}
      {redirect ? <AlreadySignedIn /> : null}
      <SignInForm
        onSignedIn={(user) => {
          clearToasts();
          beginSession(user);
          void navigate(pathAfterSignIn(user.role, redirect), { replace: true });
        }}
        onUnverified={(email) => void navigate('/verify-email', { state: { email } })}
      />
      <ContinueWithGoogle redirect={redirect} />
      <p className={classes.other}>
        Don't have an account?{' '}
        <Anchor component={Link} to="/signup">
          Sign up
        </Anchor>
      </p>
    </>
  );
}

/** For people who were sent here because the screen they tried to open is for the other role. */
function AlreadySignedIn() {
  const { me } = useSession();
  return me ? (
    <p className={classes.note}>
      You are signed in as {me.username}.{' '}
      <Anchor component={Link} to={pathAfterSignIn(me.role, null)}>
        Go to your dashboard
      </Anchor>
    </p>
  ) : null;
}
