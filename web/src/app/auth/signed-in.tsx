import type { Me } from '@redflag/shared/accounts';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useSession } from '#api/session.ts';
import { signInPath } from '#app/redirect.ts';
import { Button } from '#ui/buttons/button.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { FailureState } from '#ui/states/failure-state.tsx';

interface SignedInProps {
  /** The screen's heading, shown to visitors as well. */
  title: string;
  children: (me: Me) => ReactNode;
  /** What visitors see; by default a link to sign in. */
  visitor?: ReactNode;
}

/** A screen for anyone who is signed in, in either role. */
export function SignedIn({ title, children, visitor = <SignIn title={title} /> }: SignedInProps) {
  const session = useSession();
  switch (session.status) {
    case 'loading':
      return null;
    case 'unreachable':
      return (
        <>
          <PageTitle>{title}</PageTitle>
          <FailureState
            message="The service cannot be reached right now."
            onRetry={session.retry}
            retrying={session.retrying}
          />
        </>
      );
    case 'visitor':
      return visitor;
    case 'signed-in':
      return children(session.me);
  }
}

function SignIn({ title }: { title: string }) {
  const location = useLocation();
  return (
    <>
      <PageTitle lead="User not logged in">{title}</PageTitle>
      <Button component={Link} to={signInPath(location)} fullWidth>
        Sign in
      </Button>
    </>
  );
}
