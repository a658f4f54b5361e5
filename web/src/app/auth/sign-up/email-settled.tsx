import { Link, Navigate } from 'react-router';
import type { Verified } from '#app/auth/sign-in/sign-in-notice.ts';
import { Button } from '#ui/buttons/button.tsx';
import { PageTitle } from '#ui/page-title.tsx';

export interface Settled {
  /** Otherwise the account was removed. */
  verified: boolean;
  email: string;
}

/** What became of a sign-up: its email is verified, which the sign-in screen says, or its account was removed. */
export function EmailSettled({ verified, email }: Settled) {
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
