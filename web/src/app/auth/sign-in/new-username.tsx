import { pathAfterSignIn } from '@redflag/shared/accounts/redirect';
import { Navigate, useSearchParams } from 'react-router';
import { SignedIn } from '#app/auth/signed-in.tsx';
import { NewUsernameForm } from '#features/profile/new-username-form.tsx';
import { pageMeta } from '#ui/brand.ts';
import { PageTitle } from '#ui/page-title.tsx';

const TITLE = 'Choose a new username';

export const meta = () => pageMeta(TITLE);

/** For people whose username users may no longer have, before they go on. */
export default function NewUsername() {
  const redirect = useSearchParams()[0].get('redirect');
  return (
    <SignedIn title={TITLE}>
      {({ role, usernameReserved }) =>
        usernameReserved ? (
          <>
            <PageTitle lead="Others could mistake your username for one of ours, or cannot read it. Please choose another to continue.">
              {TITLE}
            </PageTitle>
            <NewUsernameForm />
          </>
        ) : (
          <Navigate to={pathAfterSignIn(role, redirect)} replace />
        )
      }
    </SignedIn>
  );
}
