import { pathAfterSignIn } from '@redflag/shared/accounts/redirect';
import { useState } from 'react';
import { Link, Navigate } from 'react-router';
import { updateMe } from '#api/session.ts';
import { keptSearch } from '#app/auth/pending-search/pending-search.tsx';
import type { Verified } from '#app/auth/sign-in/sign-in-notice.ts';
import type { Settled } from '#features/accounts/sign-up/confirm-email.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { PageTitle } from '#ui/page-title.tsx';

/** Returns what became of a sign-up, once that is known, and a function that notes it. */
export function useSettled() {
  const [settled, setSettled] = useState<Settled | null>(null);
  return {
    settled,
    settle(outcome: Settled) {
      if (outcome.user) updateMe(outcome.user);
      setSettled(outcome);
    },
  };
}

/**
 * What became of a sign-up: the person is signed in and led to what they asked, or signs in now that
 * their email is verified, or the account was removed.
 */
export function EmailSettled({ verified, email, user }: Settled) {
  if (user) return <Navigate to={pathAfterSignIn(user.role, keptSearch()?.path ?? null)} replace />;
  return verified ? (
    <Navigate to="/login" state={{ verified: email } satisfies Verified} replace />
  ) : (
    <>
      <PageTitle focused lead="Thank you for telling us. Nobody can use it to sign in.">
        The account is removed
      </PageTitle>
      <Button component={Link} to="/" variant="default" fullWidth>
        Go to the start page
      </Button>
    </>
  );
}
